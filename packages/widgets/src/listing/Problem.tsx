import type { Island } from '@iyim/runtime';
import type { ReactNode } from 'react';
import type { Trouble } from './context.ts';

/** Tells the visitor what failed, and offers to try again. */
export function Problem({ island, trouble }: { island: Island; trouble: Trouble }): ReactNode {
  return (
    <p className="iyim-listing-problem">
      {trouble.text}{' '}
      <button type="button" className="iyim-listing-retry" onClick={island.handler(trouble.retry)}>
        {island.text('retry')}
      </button>
    </p>
  );
}
