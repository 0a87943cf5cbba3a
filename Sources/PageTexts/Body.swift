extension PageTexts {
  static let bodyText: StaticString = #"""
    <header id="top">
    <a class="skip" href="#view">Skip to content</a>
    <h1><a href="#/picture" id="title"></a></h1>
    <div class="search" role="search"><label class="unseen" for="search">Search types</label><input id="search" type="search" placeholder="Search types ( / )" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><ul id="found" role="listbox" aria-label="Types found" hidden></ul></div>
    <nav id="tabs" aria-label="Views"></nav>
    <button id="theme" type="button"></button>
    </header>
    <form id="filters" aria-label="Filters"></form>
    <main id="view" tabindex="-1"></main>
    <p id="status" role="status" class="unseen"></p>
    """#
}
