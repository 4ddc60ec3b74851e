/** Milliseconds after the last scroll event until a widget acts on it (§9, scroll handlers). Styles may follow each frame. */
export const SCROLL_REST = 250;
