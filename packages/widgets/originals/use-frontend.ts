import { pageGlobal } from '@iyim/runtime/page';
import { useLegacyEvent } from '@iyim/runtime/widget';
import { useState } from 'react';
import { BEGINS, isThere } from './frontend.ts';

/**
 * Whether the page builder's own script runs on the page, together with the plugin that sets `global`. Updates when its init
 * event fires.
 */
export function useOriginalFrontend(global?: string): boolean {
  const isPluginThere = () => global === undefined || pageGlobal(global) !== undefined;
  const [runs, setRuns] = useState(() => isThere() && isPluginThere());
  useLegacyEvent(window, BEGINS, () => setRuns(isPluginThere()));
  return runs;
}

/** Whether the page builder's own script runs the widget, which it does if it initialises the widget's element. */
export const useIsTheirs = ({ isItsElement }: { readonly isItsElement: boolean }): boolean =>
  useOriginalFrontend() && isItsElement;
