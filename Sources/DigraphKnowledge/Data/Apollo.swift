extension BuiltInTexts {
  static let apollo: StaticString = #"""
    //: package Apollo

    //: ApolloClient(*)  construct network GraphQLClient
    //: ApolloClient     service network GraphQLClient
    """#
}
