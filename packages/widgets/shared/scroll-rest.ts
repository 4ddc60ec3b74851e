/**
 * Time after the last scroll event before a widget acts on it, in ms (§9, scroll handlers). Updates that change only styles need
 * not wait.
 */
export const SCROLL_REST = 250;
