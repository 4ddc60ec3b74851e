import { dataStores } from '@iyim/runtime/shop';
import { Enhance } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import type { StoreCount } from './read.ts';

/** Keeps a count true (DS-7). */
export function Count({ count: { element, slug, ofPost, isFront } }: { count: StoreCount }): ReactNode {
  useSignals();
  const stores = dataStores();
  useLayoutEffect(() => {
    if (isFront && !ofPost) stores.watch({ slug, type: 'local-storage' });
  }, [stores, slug, isFront, ofPost]);
  const value = stores.fronts.value.get(slug)?.length ?? stores.counts.value.get(slug);
  return <Enhance of={ofPost ? null : element} text={value === undefined ? undefined : String(value)} />;
}
