import type { Widget } from '@iyim/runtime';

/** Every widget of the script bundle. Adding one adds a line. */
export const catalogue: readonly Widget[] = [];
