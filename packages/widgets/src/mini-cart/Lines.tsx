import { adoptStyles, decimalMark, isPlainClick } from '@iyim/runtime/page';
import { cartContents, editMode, LINE_MARKUP, languageOf } from '@iyim/runtime/shop';
import {
  announce,
  Enhance,
  ServerHtml,
  Slot,
  useDismissal,
  useIsland,
  useModality,
  useReadingTime,
  useServerNodes,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { stepQuantity } from '../../shared/cart/quantity.ts';
import styles from './lines.css?inline';
import { requestedQuantities } from './page-cart.ts';
import { amountIn, type Line, lineOf, quantityAccess } from './read-line.ts';
import { type LineNotice, useLines } from './use-lines.ts';
import type { usePanel } from './use-panel.ts';

interface LinesProps {
  readonly panel: HTMLElement;
  /** The server's list. */
  readonly content: HTMLElement;
  /** Subtotal from which shipping is free, in the shop's currency; 0 if the cart shows no text about shipping. */
  readonly freeShippingFrom: number;
  /**
   * Called with true while the cart must stay visible even if it is empty, because a line is being removed or can be restored.
   */
  readonly setNeeded: (isNeeded: boolean) => void;
}

interface PanelLinesProps
  extends Omit<LinesProps, 'content'>,
    Pick<ReturnType<typeof usePanel>, 'isOpen' | 'leaving'> {
  readonly content: HTMLElement | null;
  readonly modal: boolean;
  /** Whether a modal cart keeps the page behind it from scrolling. */
  readonly locksScroll: boolean;
}

/** Renders the controls of the lines in a panel, and adds the handlers that close the panel. */
export function PanelLines({
  isOpen,
  leaving: { by, ...leaving },
  modal,
  locksScroll,
  content,
  ...others
}: PanelLinesProps): ReactNode {
  useDismissal(isOpen && !modal, { ...leaving, ...(by && { by }) });
  useModality(others.panel, isOpen && modal, { ...leaving, by, locksScroll });
  return content && <Lines content={content} {...others} />;
}

/**
 * Repeats a click on a remove link that was made before this code loaded. The click is repeated on the line's current link, because
 * fragments may have replaced the clicked link.
 */
export function clickAgain(host: HTMLElement, early: HTMLAnchorElement): void {
  const links = [...host.querySelectorAll<HTMLAnchorElement>(LINE_MARKUP.remove)];
  links.find((link) => lineOf(link).key === lineOf(early).key)?.click();
}

/** Adds controls to the server's lines, and shows the notices about them. */
export function Lines({ panel, content, freeShippingFrom, setNeeded }: LinesProps): ReactNode {
  useSignals();
  const { host } = useIsland();
  const links = useServerNodes<HTMLAnchorElement>(content, LINE_MARKUP.remove);
  const lines = useMemo(() => {
    const byKey = new Map(links.map(lineOf).map((line) => [line.key, line]));
    return [...byKey.values()];
  }, [links]);
  const { notice, isNeeded, dismiss, remove, change } = useLines(panel);
  const contents = cartContents().value;
  const quantities = requestedQuantities().value;
  useLayoutEffect(() => {
    setNeeded(isNeeded);
    return () => setNeeded(false);
  }, [isNeeded, setNeeded]);
  useLayoutEffect(() => adoptStyles(host.ownerDocument, styles), [host]);

  return (
    <>
      {lines.map((line) => {
        const { key, row, quantity } = line;
        const requested = quantities.get(key);
        const cartLine = contents?.lines.find((one) => one.key === key);
        const canChange = quantity !== null && cartLine && quantityAccess(cartLine.removeUrl) !== null;
        return (
          <Fragment key={key}>
            <Enhance
              of={row}
              aria-busy={requested === undefined ? undefined : true}
              styles={{ display: requested === 0 ? 'none !important' : undefined }}
            />
            <RemoveButton line={line} isBusy={requested === 0} remove={remove} />
            {canChange && (
              <QuantityStepper line={line} quantity={requested || cartLine.quantity} change={change} />
            )}
          </Fragment>
        );
      })}
      <Slot of={content} place="before">
        {notice && <Notice notice={notice} onEnd={dismiss} />}
        {freeShippingFrom > 0 && contents && contents.count > 0 && (
          <FreeShipping from={freeShippingFrom} subtotal={contents.subtotal} />
        )}
      </Slot>
    </>
  );
}

interface RemoveButtonProps {
  readonly line: Line;
  /** Whether the removal of this line is waiting for the server's answer. */
  readonly isBusy: boolean;
  readonly remove: (line: Line) => unknown;
}

/** Turns the server's link that removes a line from the cart into a button with a bin icon. */
function RemoveButton({ line, isBusy, remove }: RemoveButtonProps): ReactNode {
  const { text } = useIsland();
  const { link } = line;
  return (
    <Enhance
      of={link}
      classes={{ 'iyim-mini-cart-remove': true }}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The first click of a double click has removed a line, and the next line has moved under the pointer.
        if (event.detail > 1) return;
        if (editMode().peek()) announce(text('editMode'));
        else remove(line);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // newer shops give the link the role of a button, and buttons respond to Space
        link.click();
      }}
    >
      <svg className="iyim-mini-cart-bin" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
      </svg>
    </Enhance>
  );
}

interface QuantityStepperProps {
  readonly line: Line;
  /** The quantity to show: the requested quantity, or otherwise the server's quantity. */
  readonly quantity: number;
  readonly change: (line: Line, quantity: number) => unknown;
}

/** Adds buttons that decrease and increase the quantity of a line. Only the bin removes the line. */
function QuantityStepper({ line, quantity, change }: QuantityStepperProps): ReactNode {
  const { handler, text } = useIsland();
  /** The button that has the focus, or had it when the server's answer replaced the line. */
  const focused = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new line from the server
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focused.current && (!activeElement || activeElement === body))
      focused.current.focus({ preventScroll: true });
  }, [line]);

  const step = (by: 1 | -1, sign: string, label: string) => {
    const next = stepQuantity(String(quantity), by, line.limits);
    const canStep = next !== quantity;
    return (
      <button
        type="button"
        className="iyim-mini-cart-step"
        aria-label={text(label, { name: line.name })}
        aria-disabled={!canStep || undefined}
        onFocus={handler(({ currentTarget }) => {
          focused.current = currentTarget as HTMLElement;
        })}
        onBlur={handler(({ relatedTarget }) => {
          if (relatedTarget) focused.current = null; // the visitor moved the focus; it was not lost with the line
        })}
        onClick={handler(() => {
          if (editMode().peek()) announce(text('editMode'));
          else if (canStep) change(line, next);
        })}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <Slot of={line.quantity} place="first" as="span" classes={{ 'iyim-mini-cart-quantity': true }}>
      {step(-1, '−', 'less')}
      <span className="iyim-mini-cart-number">{quantity}</span>
      {step(1, '+', 'more')}
      <span aria-hidden="true">×</span>
      {/* The server's text is hidden, because the number above repeats it, but kept, because it is restored later. */}
      <ServerHtml as="span" hidden nodes={line.quantityNodes} />
    </Slot>
  );
}

/** How long a notice and its button are shown, in ms. A notice about a problem stays. */
const SHOWN_MS = 10_000;

/** Reports a removed or restored line, or a failure. May contain a button to undo or retry. */
function Notice({ notice, onEnd }: { notice: LineNotice; onEnd: () => void }): ReactNode {
  const { handler, text } = useIsland();
  const bar = useRef<HTMLDivElement>(null);
  const { action, isProblem = false } = notice;

  useEffect(() => {
    if (notice.takesFocus)
      (bar.current?.querySelector('button') ?? bar.current)?.focus({ preventScroll: true });
  }, [notice]);
  useReadingTime(isProblem ? null : notice, { time: SHOWN_MS, shownIn: () => bar.current, onEnd });
  return (
    <div ref={bar} className="iyim-notice iyim-mini-cart-notice" tabIndex={-1}>
      <span role={isProblem ? 'alert' : undefined}>{notice.text}</span>
      {action && (
        <button type="button" className="iyim-button" onClick={handler(() => action.run())}>
          {text(action.label)}
        </button>
      )}
    </div>
  );
}

interface FreeShippingProps {
  /** Subtotal from which shipping is free, in the shop's currency. */
  readonly from: number;
  /** The server's subtotal as text. The missing amount is written in the same format. */
  readonly subtotal: string;
}

/** Shows the amount missing for free shipping. Renders nothing if the subtotal has no number or an ambiguous number. */
function FreeShipping({ from, subtotal }: FreeShippingProps): ReactNode {
  const { host, text } = useIsland();
  const amount = amountIn(subtotal, decimalMark(languageOf(host)));
  if (!amount) return null;
  const missing = from - amount.value;
  return (
    <div className="iyim-mini-cart-shipping">
      <span>
        {missing > 0 ? text('shippingLeft', { amount: amount.write(missing) }) : text('shippingFree')}
      </span>
      <progress aria-hidden="true" max={from} value={Math.min(from, amount.value)} />
    </div>
  );
}
