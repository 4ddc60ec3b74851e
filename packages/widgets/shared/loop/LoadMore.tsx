import { isPlainClick } from '@iyim/runtime/page';
import { Enhance, Slot, useIsland, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { isLoading } from '../paging/load.ts';
import { usePages } from '../paging/use-pages.ts';
import { RetryNotice } from '../ui/RetryNotice.tsx';
import { loopPages } from './loop-pages.ts';
import { ALL_LOADED, isInLoadMoreButton, type LoopElement, loadMoreAnchor, NO_SPINNER } from './read-loop.ts';

interface LoadMoreProps extends LoopElement {
  /** Whether more items also load when the visitor nears the end, without a click. */
  readonly isEndless: boolean;
}

/**
 * Loads more items of a loop on a click on its button, or near its end (LP-2). The original's classes show the progress: themes
 * use them to hide the button after the last page, and its text while a spinner is shown.
 */
export function LoadMore({ loop, id, isEndless }: LoadMoreProps): ReactNode {
  const { host } = useIsland();
  const source = useMemo(() => loopPages({ loop, id }), [loop, id]);
  const end = isEndless ? (loadMoreAnchor(loop)?.element ?? null) : null;
  const { progress, isBusy, next, restore, refresh, retry } = usePages(source, end);
  useListener(loop, 'iyim:loop-changed', (event) => event.target === loop && restore());
  // A filter that replaced a load and then failed leaves the loop unchanged, so its end must be observed again.
  useListener(loop, 'iyim:loop-filtered', () => isLoading(loop) || refresh());

  const press = (event: Event) => {
    if (!isInLoadMoreButton(loop, event.target) || !loadMoreAnchor(loop)) return; // the browser follows a plain link
    event.preventDefault();
    next();
  };

  return (
    <>
      {/* The button is replaced with the content, so the loop itself listens. */}
      <Enhance
        of={loop}
        classes={{ [ALL_LOADED]: progress.isAllLoaded, [NO_SPINNER]: !progress.hasSpinner }}
        onClick={(event) => isPlainClick(event) && press(event)}
        onKeyDown={(event) =>
          event.key === ' ' && !(event.target instanceof HTMLButtonElement) && press(event)
        }
      />
      <Enhance of={progress.button} aria-disabled={isBusy || undefined} />
      {retry && (
        <Slot of={host}>
          <RetryNotice retry={retry} isBusy={isBusy} />
        </Slot>
      )}
    </>
  );
}
