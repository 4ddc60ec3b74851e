/** An element's id; `id` where it has none, or where another one before it has the same: some originals print ids twice. */
export const ownId = (element: Element, id: string): string =>
  element.id && document.getElementById(element.id) === element ? element.id : id;
