import type { Plugin } from 'vitest/config';

/** A source file with one of its values changed. */
export interface ChangedSource {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

const KEY = Symbol.for('iyim.changed-source');
const slot = globalThis as { [KEY]?: ChangedSource | null };

/** Serves `source` instead of the file on disk, in every Vitest project of this process. `null` serves all files unchanged. */
export function serveChanged(source: ChangedSource | null): void {
  slot[KEY] = source;
}

const changedText = (id: string): string | undefined =>
  slot[KEY]?.file === id.replace(/\?.*/, '') ? slot[KEY].text : undefined;

/**
 * Vite plugin that serves the changed source. Vite loads its configuration as a separate module, hence the slot on `globalThis`.
 */
export const changedSource: Plugin = {
  name: 'changed-source',
  enforce: 'pre',
  load: (id) => {
    const code = changedText(id);
    return code === undefined ? undefined : { code, map: null };
  },
  // By default, Vitest's cache of transformed modules is keyed by the file on disk.
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => changedText(id)),
};
