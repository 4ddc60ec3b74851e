import { NetworkError, TimeoutError } from '@iyim/runtime';
import { goTo } from '@iyim/runtime/page';
import { type CartLine, cart, cartContents } from '@iyim/runtime/shop';
import { announce, isAbort, site, useIsland, useStable } from '@iyim/runtime/widget';
import { useState } from 'react';
import { useAdded } from '../../shared/cart/use-added.ts';
import { withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { followLink, submitCartForm } from '../../shared/site/pages.ts';
import { requestedQuantities, setRequested } from './page-cart.ts';
import { type Line, quantityAccess, readProblem } from './read-line.ts';

/** A notice above the lines. */
export interface LineNotice {
  readonly text: string;
  /** Whether the notice reports a failure. Such a notice is announced immediately and does not disappear by itself. */
  readonly isProblem?: boolean;
  /** The button of the notice. */
  readonly action?: { readonly label: 'undo' | 'retry'; readonly run: () => unknown };
  /** Whether the notice takes the focus, because the focused element was removed. */
  readonly takesFocus?: boolean;
}

/** Returns the quantities that the visitor has requested and the server has not yet confirmed. */
const requested = () => requestedQuantities().peek();

const cartLine = (key: string): CartLine | undefined =>
  cartContents()
    .peek()
    ?.lines.find((line) => line.key === key);

/**
 * Provides functions that remove and change lines. Each change is shown immediately, sent to the server, and reverted with a notice
 * if the server does not accept it (MC-4). `panel` gets the focus when the focused line is removed. A quantity is at least 1.
 */
export function useLines(panel: HTMLElement) {
  const { emit, handler, report, signal, text } = useIsland();
  const [notice, setNotice] = useState<LineNotice | null>(null);
  /** Number of removals that the server has not answered. */
  const [removals, setRemovals] = useState(0);
  /** Keys of lines with a request under way, other than a removal. */
  const [busy] = useState(() => new Set<string>());

  useAdded(() => setNotice(null)); // an add removes the notice about an earlier removal

  const remove = handler(async (line: Line) => {
    const { key, link, name, row, undoUrl } = line;
    if (requested().get(key) === 0) return;
    const hadFocus = row?.contains(document.activeElement) ?? false;
    setNotice(null);
    setRemovals((count) => count + 1);
    setRequested(key, 0);
    if (hadFocus) panel.focus({ preventScroll: true });
    const notice = (text: string): LineNotice => {
      const { activeElement, body } = document;
      return { text, takesFocus: hadFocus && (activeElement === panel || activeElement === body) };
    };
    const notifyRemoved = () => {
      const removed = text('removed', { name });
      announce(removed);
      setNotice({
        ...notice(removed),
        ...(undoUrl !== null && { action: { label: 'undo', run: () => undo(line, undoUrl) } }),
      });
      emit('iyim:cart-changed');
    };
    try {
      const outcome = await cart().remove(key, link);
      if (signal.aborted) return;
      if (outcome === 'refused') {
        setNotice(notice(text('gone', { name })));
        await cart().refresh();
        return;
      }
      notifyRemoved();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const hasNoServer = await isUnreachable(error);
      if (signal.aborted) return;
      report(error, 'removing a line from the cart');
      if (hasNoServer) {
        const action = { label: 'retry', run: () => removeLine(line) } as const;
        setNotice({ ...notice(text('notRemoved', { name })), isProblem: true, action });
      } else if (cartContents().peek() && !cartLine(key))
        notifyRemoved(); // the server has removed the line; only its answer was lost
      else goTo(link.href); // following the link removes the line
    } finally {
      setRequested(key, undefined);
      setRemovals((count) => count - 1);
    }
  });
  const removeLine = useStable(remove);

  /** Undoes a removal. The server keeps a removed line with all its options, and restores exactly this line. */
  const undo = handler(async ({ key, name }: Line, undoUrl: string) => {
    if (busy.has(key)) return;
    busy.add(key);
    try {
      await cart().change(() => followLink(site(), undoUrl, signal));
    } catch (error) {
      if (!signal.aborted) report(error, 'undoing a removal');
    } finally {
      busy.delete(key);
    }
    if (signal.aborted) return;
    const isBack = cartLine(key) !== undefined;
    const message = text(isBack ? 'undone' : 'undoFailed', { name });
    announce(message);
    setNotice({ text: message, takesFocus: true });
    if (isBack) emit('iyim:cart-changed');
  });

  const change = handler(async (line: Line, quantity: number) => {
    const { key, name } = line;
    setRequested(key, quantity);
    announce(`${name}: ${quantity}`);
    // The loop below sends another request if the quantity changes while a request is under way.
    if (busy.has(key)) return;
    busy.add(key);
    setNotice(null);
    let sent = quantity;
    try {
      let problem = '';
      for (;;) {
        problem = await send(key, sent, signal);
        const newest = requested().get(key);
        if (signal.aborted || !newest) return; // the line is being removed
        if (newest === sent) break;
        sent = newest;
      }
      const isTaken = cartLine(key)?.quantity === sent;
      if (isTaken) emit('iyim:cart-changed');
      // Some shops accept a quantity and report that it exceeds their stock.
      if (problem || !isTaken) setNotice({ text: problem || text('notChanged', { name }), isProblem: true });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      report(error, 'changing a quantity');
      const newest = requested().get(key) || sent;
      const action = { label: 'retry', run: () => changeLine(line, newest) } as const;
      setNotice({ text: text('notChanged', { name }), isProblem: true, action });
    } finally {
      busy.delete(key);
      if (requested().get(key) !== 0) setRequested(key, undefined); // unless the line is being removed
    }
  });
  const changeLine = useStable(change);

  const isNeeded = removals > 0 || notice?.action?.label === 'undo';
  return { notice, isNeeded, dismiss: () => setNotice(null), remove, change };
}

/** Requests a quantity from the server. Resolves with the server's error message, or with an empty string. */
async function send(key: string, quantity: number, signal: AbortSignal): Promise<string> {
  const access = () => quantityAccess(cartLine(key)?.removeUrl ?? '');
  const isTaken = () => cartLine(key)?.quantity === quantity;
  const first = access();
  if (!first || isTaken()) return '';
  const { url } = first;
  return withFreshNonce(
    first.nonce,
    async (nonce) => {
      // Form fields of the cart page for one line. The server leaves lines that are missing from the request unchanged.
      const body = new URLSearchParams({
        [`cart[${key}][qty]`]: String(quantity),
        [`${site().config.prefixes.store}-cart-nonce`]: nonce,
        _wp_http_referer: new URL(url).pathname, // without this field, the response would be the page that the visitor is on
        update_cart: '1',
      });
      let problem = '';
      await cart().change(async () => {
        problem = readProblem(await submitCartForm(site(), { url, body }, signal));
      });
      return problem;
    },
    () => access()?.nonce,
    (problem) => problem === '' && !isTaken(),
  );
}

/**
 * Returns whether a request failed because the server cannot be reached, so that links to its pages would fail as well. Requests
 * the cart once more, which also updates the lines if only the answer was lost. Never rejects.
 */
async function isUnreachable(error: unknown): Promise<boolean> {
  if (!(error instanceof NetworkError || error instanceof TimeoutError)) return false;
  const { answers } = cart();
  const before = answers.peek();
  await cart().refresh();
  return answers.peek() === before;
}
