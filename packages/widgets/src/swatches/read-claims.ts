/** What answers a click only when the island is there; alone in its file, because the entry script carries it. */
export const CLAIMS = '[data-value], .reset_variations, [data-swatches-reset]';
