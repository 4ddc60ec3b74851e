import { useLegacyEvent } from '@iyim/runtime/widget';
import { useState } from 'react';
import { BEGINS, isThere } from './read-original-frontend.ts';

/** Whether the page builder's own script runs the page: now, or since it has said that it begins. */
export function useOriginalFrontend(): boolean {
  const [runs, setRuns] = useState(isThere);
  useLegacyEvent(window, BEGINS, () => setRuns(true));
  return runs;
}
