import type { Plugin } from 'rolldown';
import { knownScripts as list } from '../page/inspector/known-scripts.ts';

/** Replaces the module that reads the inspector's list of scripts from the rules by the list. */
export const knownScripts: Plugin = {
  name: 'known-scripts',
  load: (id) =>
    /inspector[\\/]known-scripts\.ts$/.test(id)
      ? `export const knownScripts = ${JSON.stringify(list)};`
      : null,
};
