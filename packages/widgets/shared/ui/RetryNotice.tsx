import { focusPlace } from '@iyim/runtime/page';
import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RetryNoticeProps {
  /** Message of the notice. @default the widget's own text `failed` */
  readonly text?: string;
  readonly retry: () => unknown;
  /** Whether a retry is running; the notice then stays, and its button keeps the focus. @default false */
  readonly isBusy?: boolean;
}

/**
 * Announces a failure and offers to try again. Each failure is announced once. When the notice is removed while it contains the
 * focus, the focus moves to the host.
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
      {/* An alert is announced when it is inserted, so each failure renders a new element. */}
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
