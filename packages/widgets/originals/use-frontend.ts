import { pageGlobal } from '@iyim/runtime/page';
import { useLegacyEvent } from '@iyim/runtime/widget';
import { useState } from 'react';
import { BEGINS, isThere } from './frontend.ts';

/**
 * Returns whether the page builder's own script and the plugin that sets `global` run on the page. Updates when the script fires
 * its init event.
 */
export function useOriginalFrontend(global?: string): boolean {
  const isPluginThere = () => global === undefined || pageGlobal(global) !== undefined;
  const [runs, setRuns] = useState(() => isThere() && isPluginThere());
  useLegacyEvent(window, BEGINS, () => setRuns(isPluginThere()));
  return runs;
}

/** Returns whether the page builder's own script initialises the widget's element, and therefore runs the widget. */
export const useIsTheirs = ({ isItsElement }: { readonly isItsElement: boolean }): boolean =>
  useOriginalFrontend() && isItsElement;
