extension BuiltInTexts {
  static let apollo: StaticString = #"""
    //: package Apollo

    //: ApolloClient(networkTransport:)  configurable
    //: ApolloClient(*)                  construct network GraphQLClient
    //: ApolloClient                     service network GraphQLClient
    """#
}
