import { editMode } from '@iyim/runtime/shop';
import { announce, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RetryNotice } from '../ui/RetryNotice.tsx';
import { connectLoop } from './connect-loop.ts';
import type { LoopElement } from './read-host.ts';
import type { LoopSettings } from './settings.ts';

/** Pages and loads more of a listing of the page builder without leaving the page. */
export function LoopView({ island, settings, input }: ViewProps<LoopSettings, LoopElement>): ReactNode {
  const [retry, setRetry] = useState<{ again: () => void } | null>(null);
  const [slot] = useState(() => island.changes.slot(island.host, 'last'));
  const { paging, autoScroll } = settings;

  useEffect(() => {
    const controller = new AbortController();
    island.signal.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
    connectLoop({
      ...input,
      // The editor's page has other ends than the visitor's.
      paging: paging === 'scroll' && editMode().peek() ? 'button' : paging,
      autoScroll,
      signal: controller.signal,
      onPage: (page, count) => announce(island.text('page', { page, count })),
      onLoaded: (added, total) => announce(island.text('loaded', { added, total })),
      onProblem: (again, error) => {
        if (error !== undefined) island.report(error, 'loading another page');
        setRetry(again ? { again } : null);
      },
    });
    return () => controller.abort();
  }, [island, input, paging, autoScroll]);

  return createPortal(retry && <RetryNotice retry={retry.again} />, slot);
}
