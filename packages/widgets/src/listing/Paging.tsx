import { editMode } from '@iyim/runtime/shop';
import {
  attempt,
  Each,
  Enhance,
  isModifiedClick,
  onSight,
  pressable,
  Slot,
  useIsland,
  useLifetime,
  useListener,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { type Listing, LOADING_CLASS, type More, TRIGGER_CLASS } from './read.ts';
import { type PagingState, usePaging } from './use-paging.ts';

/** Pause after a load before infinite scroll continues, in ms (§9). */
const REARM = 250;

interface PagingProps {
  readonly listing: Listing;
  readonly more: More;
  readonly list: HTMLElement;
  /** Loads the pages that the address names. */
  readonly mayRestore: boolean;
}

/** Loads more by button or by scrolling, as the server configured it (LG-1), and brings back what was there (LG-8). */
export function Paging({ listing, more, list, mayRestore }: PagingProps): ReactNode {
  useSignals();
  const { host } = useIsland();
  const { next, progress, hasFailed, isRestoring, loads } = usePaging(listing, list, mayRestore);
  const isLoading = progress === 'loading';
  // As in the original, a slider does not load by scrolling, and nothing does in an editor (RT-20).
  const isEndless = more.type === 'scroll' && !listing.slider && !editMode().value;

  return (
    <>
      <Enhance of={host} classes={{ [LOADING_CLASS]: isLoading || undefined }} />
      {more.button && <MoreButtons written={more.button} progress={progress} press={() => next(true)} />}
      {hasFailed && (
        <Slot of={host}>
          <RetryNotice retry={() => next(true)} isBusy={isLoading} />
        </Slot>
      )}
      {isEndless && !isRestoring && progress !== 'end' && (
        <ListEnd
          key={loads}
          offset={more.offset}
          wait={progress !== 'idle' ? null : loads > 0 ? REARM : 0}
          reach={() => next(false)}
        />
      )}
    </>
  );
}

interface MoreButtonsProps {
  /** The selector as the server wrote it. */
  readonly written: string;
  readonly progress: PagingState['progress'];
  readonly press: () => void;
}

/**
 * Makes the page's "load more" controls ask for items instead of leading to the next page (LG-1). They may stand anywhere, come
 * later, and be elements around a link, or ones without any control, which then become buttons. They stay focusable while
 * a request runs, and a click then does nothing: that page is on its way.
 */
function MoreButtons({ written, progress, press }: MoreButtonsProps): ReactNode {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that came later is found with the next step
  const buttons = useMemo(
    () => (selector ? [...document.querySelectorAll<HTMLElement>(selector)] : []),
    [selector, progress],
  );
  return <Each of={buttons}>{(button) => <MoreButton button={button} progress={progress} />}</Each>;
}

const NATIVE = 'a[href], button, input';

function MoreButton({
  button,
  progress,
}: Pick<PagingState, 'progress'> & { button: HTMLElement }): ReactNode {
  const inside = (selector: string) => button.querySelector<HTMLElement>(selector);
  const control = button.matches(NATIVE)
    ? button
    : (inside(NATIVE) ?? inside('[role="button"], [tabindex]') ?? button);
  // The click itself is heard by the document.
  const { role, tabIndex, onKeyDown } = pressable(control, () => control.click());
  const isLoading = progress === 'loading' || undefined;
  return (
    <>
      <Enhance
        of={button}
        styles={{ display: progress === 'end' ? 'none' : undefined, opacity: isLoading && '0.5' }}
      />
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
 * The selector as CSS takes it: a jQuery, for which it was written, also takes names that begin with a digit. Null for what
 * neither takes.
 */
function cssSelector(selector: string): string | null {
  const escaped = selector.replace(/([#.])(\d[\w-]*)/g, (_, sign, name) => sign + CSS.escape(name));
  return [selector, escaped].find(isSelector) ?? null;
}

const isSelector = (text: string): boolean =>
  attempt(() => document.createDocumentFragment().querySelector(text)) !== undefined;

interface ListEndProps {
  /** How far below the viewport it counts as reached, as CSS. */
  readonly offset: string;
  /** Looks after so many ms; null: not now. */
  readonly wait: number | null;
  readonly reach: () => void;
}

/** Stands at the end of a list that loads by scrolling. */
function ListEnd({ offset, wait, reach }: ListEndProps): ReactNode {
  const { host } = useIsland();
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useLifetime(
    (signal) => {
      if (!end || wait === null) return;
      const timer = setTimeout(() => whenNear(end, offset, signal, reach), wait);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [end, offset, wait],
  );
  return <Slot of={host} classes={{ [TRIGGER_CLASS]: true }} ref={setEnd} />;
}

/** Runs something once when an element comes within `offset` (CSS) of the window's end. */
export function whenNear(element: Element, offset: string, signal: AbortSignal, run: () => void): void {
  const end = onSight(
    element,
    (isSeen) => {
      if (!isSeen) return;
      end();
      run();
    },
    `0% 0% ${offset} 0%`,
  );
  signal.addEventListener('abort', end);
}
