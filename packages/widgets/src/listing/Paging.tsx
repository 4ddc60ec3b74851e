import { isModifiedClick } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { attempt, Each, Enhance, pressable, Slot, useIsland, useListener } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePages } from '../../shared/paging/use-pages.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { listingPages } from './listing-pages.ts';
import { type Listing, LOADING_CLASS, type More, TRIGGER_CLASS } from './read.ts';

interface PagingProps {
  readonly listing: Listing;
  readonly more: More;
  readonly list: HTMLElement;
  /** Whether to load all pages up to the page number in the address. */
  readonly mayRestore: boolean;
}

/**
 * Loads more items when a button is pressed or the page is scrolled, as the server configured it (LG-1), and restores loaded
 * pages (LG-8).
 */
export function Paging({ listing, more, list, mayRestore }: PagingProps): ReactNode {
  useSignals();
  const { host } = useIsland();
  const [source] = useState(() => listingPages(listing, list));
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const { isBusy, isEnd, next, retry } = usePages(source, end, mayRestore);
  // As in the original, sliders do not load items on scroll. In an editor, no listing does (RT-20).
  const isEndless = more.type === 'scroll' && !listing.slider && !editMode().value;

  return (
    <>
      <Enhance of={host} classes={{ [LOADING_CLASS]: isBusy || undefined }} />
      {more.button && <MoreButtons written={more.button} isBusy={isBusy} isEnd={isEnd} press={next} />}
      {retry && (
        <Slot of={host}>
          <RetryNotice retry={retry} isBusy={isBusy} />
        </Slot>
      )}
      {isEndless && !isEnd && <Slot of={host} classes={{ [TRIGGER_CLASS]: true }} ref={setEnd} />}
    </>
  );
}

interface MoreButtonsProps {
  /** The selector of the button as the server wrote it, for jQuery. */
  readonly written: string;
  readonly isBusy: boolean;
  readonly isEnd: boolean;
  readonly press: () => void;
}

/**
 * Makes the page's “load more” controls load items instead of opening the next page (LG-1). The controls may be anywhere on the
 * page and may be added later. If the selector matches an element around a link or another control, that control is used; an
 * element without a control becomes a button. During a request the controls stay focusable and ignore clicks.
 */
function MoreButtons({ written, isBusy, isEnd, press }: MoreButtonsProps): ReactNode {
  const { report } = useIsland();
  const selector = useMemo(() => cssSelector(written), [written]);
  useEffect(() => {
    if (!selector)
      report(new Error(`expected a selector, found "${written}"`), `finding its button "${written}"`);
  }, [selector, written, report]);
  useListener<MouseEvent>(document, 'click', (event) => {
    const target = event.target instanceof Element && selector && event.target.closest(selector);
    if (!target || isModifiedClick(event)) return;
    event.preventDefault();
    press();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons added later are found after the next request
  const buttons = useMemo(
    () => (selector ? [...document.querySelectorAll<HTMLElement>(selector)] : []),
    [selector, isBusy, isEnd],
  );
  return <Each of={buttons}>{(button) => <MoreButton button={button} isBusy={isBusy} isEnd={isEnd} />}</Each>;
}

const NATIVE = 'a[href], button, input';

interface MoreButtonProps extends Pick<MoreButtonsProps, 'isBusy' | 'isEnd'> {
  readonly button: HTMLElement;
}

function MoreButton({ button, isBusy, isEnd }: MoreButtonProps): ReactNode {
  const inside = (selector: string) => button.querySelector<HTMLElement>(selector);
  const control = button.matches(NATIVE)
    ? button
    : (inside(NATIVE) ?? inside('[role="button"], [tabindex]') ?? button);
  // The click reaches the listener on the document, which loads the items.
  const { role, tabIndex, onKeyDown } = pressable(control, () => control.click());
  const isLoading = isBusy || undefined;
  return (
    <>
      <Enhance of={button} styles={{ display: isEnd ? 'none' : undefined, opacity: isLoading && '0.5' }} />
      <Enhance
        of={control}
        aria-disabled={isLoading}
        aria-busy={isLoading}
        {...(!control.matches(NATIVE) && { role, tabIndex, onKeyDown })}
      />
    </>
  );
}

/**
 * Converts a selector written for jQuery, which accepts names that begin with a digit, to valid CSS. Returns null if that is not
 * possible.
 */
function cssSelector(selector: string): string | null {
  const escaped = selector.replace(/([#.])(\d[\w-]*)/g, (_, sign, name) => sign + CSS.escape(name));
  return [selector, escaped].find(isSelector) ?? null;
}

const isSelector = (text: string): boolean =>
  attempt(() => document.createDocumentFragment().querySelector(text)) !== undefined;
