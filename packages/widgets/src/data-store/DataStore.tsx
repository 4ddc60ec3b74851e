import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect } from 'react';
import { connectCount } from './connect-count.ts';
import { connectLink } from './connect-link.ts';
import type { DataStoreInput } from './read.ts';
import type { DataStoreSettings } from './settings.ts';

/** Draws nothing of its own: the server's links and counts are the controls. */
export function DataStore({ island, input }: ViewProps<DataStoreSettings, DataStoreInput>): ReactNode {
  useLayoutEffect(
    () => (input.kind === 'count' ? connectCount(island, input) : connectLink(island, input)),
    [island, input],
  );
  return null;
}
