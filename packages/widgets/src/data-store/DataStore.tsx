import type { ViewProps } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { Count } from './Count.tsx';
import type { DataStoreInput } from './read.ts';
import { StoreButton } from './StoreButton.tsx';
import type { DataStoreSettings } from './settings.ts';

/** A link that adds, removes and leads to its list, or a count. */
export function DataStore({ input }: ViewProps<DataStoreSettings, DataStoreInput>): ReactNode {
  return input.kind === 'link' ? <StoreButton input={input} /> : <Count count={input} />;
}
