import { editMode } from '@iyim/runtime/shop';
import type { GridContext } from './context.ts';
import { infiniteScroll } from './infinite-scroll.ts';
import { keepPlace, returnToPlace, watchVisitor } from './keep-place.ts';
import { connectMoreButton, cssSelector, type MoreButton } from './more-button.ts';
import { pageToRestore, rememberPage } from './page-memory.ts';
import { createPaging } from './paging.ts';
import { TRIGGER_CLASS } from './read.ts';

/** Loads more by button or by scrolling, as the server configured it (LG-1), and brings back what was there (LG-8). */
export function startPaging({ island, listing, visit, signal, setTrouble }: GridContext): void {
  const { more, items, key, page: first } = listing;
  if (!more || !items) return;
  const { host, changes } = island;
  let button: MoreButton | undefined;
  let scrolling: ReturnType<typeof infiniteScroll> | undefined;
  const next = (focus: boolean) => void paging.next(focus);
  const paging = createPaging({
    island,
    listing: { ...listing, items },
    signal,
    onState(state) {
      button?.show(state);
      if (state === 'failed') setTrouble({ text: island.text('failed'), retry: () => next(true) });
      else if (state !== 'loading') setTrouble(null);
      if (state === 'idle') scrolling?.rearm();
    },
  });
  const startScrolling = () => {
    // As in the original, a slider does not load by scrolling, and nothing does in an editor (RT-20).
    if (more.type !== 'scroll' || listing.slider || editMode().peek() || paging.state() === 'end') return;
    const trigger = changes.slot(host, 'last');
    trigger.className = TRIGGER_CLASS;
    scrolling = infiniteScroll(trigger, more.offset, signal, () => next(false));
  };

  if (more.button) {
    try {
      button = connectMoreButton(island, cssSelector(more.button), signal, () => next(true));
      button.show(paging.state());
    } catch (error) {
      island.report(error, `finding its button "${more.button}"`);
    }
  }
  const wanted = visit.mayRestore ? pageToRestore(key, first) : first;
  visit.mayRestore = false;
  keepPlace(items, key, signal);
  if (wanted <= first) {
    rememberPage(key, first, first);
    startScrolling();
    return;
  }
  const hasMoved = watchVisitor(signal);
  void paging.upTo(wanted).then((last) => {
    if (signal.aborted) return;
    rememberPage(key, last, first);
    if (!hasMoved()) returnToPlace(items, key);
    startScrolling();
  });
}
