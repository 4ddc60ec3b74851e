/** What the page as a whole does beside its islands; see `behave`. Fetched on a page that has islands. */
export function loadBehaviours(document: Document): void {
  void import('./behave.ts').then(({ behave }) => behave(document));
}
