import { focusPlace } from '@iyim/runtime/page';
import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RetryNoticeProps {
  /** @default the widget's own text `failed` */
  readonly text?: string;
  readonly retry: () => unknown;
  /** What failed is asked for again: the notice keeps its place, and the button the focus. @default false */
  readonly isBusy?: boolean;
}

/**
 * Tells the visitor what failed, once for each failure, and offers to try again. A focus that would go with it goes to the
 * host.
 */
export function RetryNotice({ text, retry, isBusy = false }: RetryNoticeProps): ReactNode {
  const island = useIsland();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = notice;
    return () => {
      const hadFocus = current?.contains(document.activeElement);
      if (hadFocus && !island.signal.aborted) focusPlace(island.host);
    };
  }, [island]);

  return (
    <div className="iyim-retry-notice" ref={notice}>
      {/* An alert is heard when it comes: each failure has one of its own. */}
      <p key={String(isBusy)} role={isBusy ? undefined : 'alert'}>
        {text ?? island.text('failed')}
      </p>
      <button
        type="button"
        className="iyim-button iyim-retry-notice-retry"
        aria-disabled={isBusy || undefined}
        onClick={island.handler(() => isBusy || retry())}
      >
        {island.text('retry')}
      </button>
    </div>
  );
}
