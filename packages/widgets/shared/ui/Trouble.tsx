import type { Island } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';

interface TroubleProps {
  readonly island: Island;
  /** The widget's own text `failed` when left out. */
  readonly text?: string;
  readonly retry: () => unknown;
}

/** Tells the visitor what failed, and offers to try again. Its styles are in `trouble.css` beside it. */
export function Trouble({ island, text = island.text('failed'), retry }: TroubleProps): ReactNode {
  return (
    <div className="iyim-trouble">
      <p>{text}</p>
      <button type="button" className="iyim-trouble-retry" onClick={island.handler(retry)}>
        {island.text('retry')}
      </button>
    </div>
  );
}
