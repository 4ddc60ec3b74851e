/**
 * Time after the last scroll event before a widget acts on it, in ms (§9, scroll handlers). Styles may be updated in each frame.
 */
export const SCROLL_REST = 250;
