import type { Plugin } from 'vitest/config';

/** A source file with one of its values changed. */
export interface ChangedSource {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

const KEY = Symbol.for('iyim.changed-source');
const slot = globalThis as { [KEY]?: ChangedSource | null };

/** Makes every Vitest project of this process load `source` instead of the file on disk. `null` restores the file on disk. */
export function serveChanged(source: ChangedSource | null): void {
  slot[KEY] = source;
}

const changedText = (id: string): string | undefined =>
  slot[KEY]?.file === id.replace(/\?.*/, '') ? slot[KEY].text : undefined;

/**
 * Vite plugin that serves the changed source. The source is on `globalThis`, because Vite's configuration has a separate copy of
 * this module.
 */
export const changedSource: Plugin = {
  name: 'changed-source',
  enforce: 'pre',
  load: (id) => {
    const code = changedText(id);
    return code === undefined ? undefined : { code, map: null };
  },
  // Without this, Vitest's cache would return the transformed module of the unchanged file.
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => changedText(id)),
};
