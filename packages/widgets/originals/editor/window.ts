import { attempt } from '@iyim/runtime/widget';
import { ownProperty, property } from './model.ts';

/** Whether the window around the page is of this site. Of another one nothing can be read, and every look at it throws. */
export const isReachable = (): boolean => attempt(() => window.top?.document) !== undefined;

/** A global of the editor: of the window around the page, else of the page itself, where it has some of them too. */
export function editorGlobal(name: string, ...path: readonly string[]): unknown {
  for (const place of [() => window.top, () => window]) {
    const found = attempt(() => path.reduce(property, ownProperty(place(), name)));
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}
