import { announce, connectLoop, editMode, type ViewProps } from '@iyim/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PostsElement } from './read.ts';
import type { PostsSettings } from './settings.ts';

/** Pages and loads more of a listing of posts without leaving the page. */
export function Posts({ island, settings, input }: ViewProps<PostsSettings, PostsElement>): ReactNode {
  const [retry, setRetry] = useState<{ again: () => void } | null>(null);
  const [slot] = useState(() => {
    const element = island.changes.slot(island.host, 'last');
    element.className = 'iyim-posts-problem';
    element.setAttribute('role', 'alert');
    return element;
  });
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

  if (!retry) return null;
  return createPortal(
    <>
      <p>{island.text('failed')}</p>
      <button type="button" className="iyim-posts-retry" onClick={retry.again}>
        {island.text('retry')}
      </button>
    </>,
    slot,
  );
}
