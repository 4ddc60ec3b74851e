import { NetworkError, TimeoutError } from '@iyim/runtime';
import { goTo } from '@iyim/runtime/page';
import { type CartLine, cart, cartContents } from '@iyim/runtime/shop';
import { announce, isAbort, site, useIsland, useStable } from '@iyim/runtime/widget';
import { useState } from 'react';
import { useAdded } from '../../shared/cart/use-added.ts';
import { withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { followLink, submitCartForm } from '../../shared/site/pages.ts';
import { want, wantedQuantities } from './page-cart.ts';
import { type Line, quantityAccess, readProblem } from './read-line.ts';

/** What the visitor is told above the lines. */
export interface LineNotice {
  readonly text: string;
  /** Something failed: it is heard at once, and stays. */
  readonly isProblem?: boolean;
  /** The way back, or another try. */
  readonly action?: { readonly label: 'undo' | 'retry'; readonly run: () => unknown };
  /** The visitor was on what is gone: the focus comes here. */
  readonly takesFocus?: boolean;
}

/** What the visitor asked for, as it is now. */
const wanted = () => wantedQuantities().peek();

const known = (key: string): CartLine | undefined =>
  cartContents()
    .peek()
    ?.lines.find((line) => line.key === key);

/**
 * What the visitor does with lines: shown at once, told to the server, and taken back with a notice when the server does not
 * take it (MC-4). `panel` gets the focus of a line that goes; a quantity is at least 1.
 */
export function useLines(panel: HTMLElement) {
  const { emit, handler, report, signal, text } = useIsland();
  const [notice, setNotice] = useState<LineNotice | null>(null);
  /** Removals that the server has not answered. */
  const [removals, setRemovals] = useState(0);
  /** Lines that the server is being asked about. */
  const [busy] = useState(() => new Set<string>());

  useAdded(() => setNotice(null)); // what was removed before is history

  const remove = handler(async (line: Line) => {
    const { key, link, name, row, undoUrl } = line;
    if (wanted().get(key) === 0) return;
    const hadFocus = row?.contains(document.activeElement) ?? false;
    setNotice(null);
    setRemovals((count) => count + 1);
    want(key, 0);
    if (hadFocus) panel.focus({ preventScroll: true });
    const notice = (text: string): LineNotice => {
      const { activeElement, body } = document;
      return { text, takesFocus: hadFocus && (activeElement === panel || activeElement === body) };
    };
    const tellRemoved = () => {
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
      tellRemoved();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const hasNoServer = await isUnreachable(error);
      if (signal.aborted) return;
      report(error, 'removing a line from the cart');
      if (hasNoServer) {
        const action = { label: 'retry', run: () => removeLine(line) } as const;
        setNotice({ ...notice(text('notRemoved', { name })), isProblem: true, action });
      } else if (cartContents().peek() && !known(key))
        tellRemoved(); // only the answer got lost
      else goTo(link.href); // the server removes it by itself
    } finally {
      want(key, undefined);
      setRemovals((count) => count - 1);
    }
  });
  const removeLine = useStable(remove);

  /** The server keeps what was removed, with all that was chosen for it, and puts back exactly that. */
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
    const isBack = known(key) !== undefined;
    const said = text(isBack ? 'undone' : 'undoFailed', { name });
    announce(said);
    setNotice({ text: said, takesFocus: true });
    if (isBack) emit('iyim:cart-changed');
  });

  const change = handler(async (line: Line, quantity: number) => {
    const { key, name } = line;
    want(key, quantity);
    announce(`${name}: ${quantity}`);
    // What is under way sends the newest quantity when it has its answer.
    if (busy.has(key)) return;
    busy.add(key);
    setNotice(null);
    let asked = quantity;
    try {
      let problem = '';
      for (;;) {
        problem = await send(key, asked, signal);
        const newest = wanted().get(key);
        if (signal.aborted || !newest) return; // it is being removed
        if (newest === asked) break;
        asked = newest;
      }
      const isTaken = known(key)?.quantity === asked;
      if (isTaken) emit('iyim:cart-changed');
      // Some shops take a quantity and say that it is more than they have.
      if (problem || !isTaken) setNotice({ text: problem || text('notChanged', { name }), isProblem: true });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      report(error, 'changing a quantity');
      const newest = wanted().get(key) || asked;
      const action = { label: 'retry', run: () => changeLine(line, newest) } as const;
      setNotice({ text: text('notChanged', { name }), isProblem: true, action });
    } finally {
      busy.delete(key);
      if (wanted().get(key) !== 0) want(key, undefined); // it is not being removed
    }
  });
  const changeLine = useStable(change);

  const isNeeded = removals > 0 || notice?.action?.label === 'undo';
  return { notice, isNeeded, dismiss: () => setNotice(null), remove, change };
}

/** Asks the server for a quantity; resolves with what it says is wrong, empty when it says nothing. */
async function send(key: string, quantity: number, signal: AbortSignal): Promise<string> {
  const access = () => quantityAccess(known(key)?.removeUrl ?? '');
  const isTaken = () => known(key)?.quantity === quantity;
  const first = access();
  if (!first || isTaken()) return '';
  const { url } = first;
  return withFreshNonce(
    first.nonce,
    async (nonce) => {
      // What the cart page's form would post of one line; the other lines stay as they are.
      const body = new URLSearchParams({
        [`cart[${key}][qty]`]: String(quantity),
        [`${site().config.prefixes.store}-cart-nonce`]: nonce,
        _wp_http_referer: new URL(url).pathname, // else the server leads back to this page, and draws it once more
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
 * Whether a request failed because the server can not be reached, in which case a page of it can not be reached either: the
 * cart is asked for once more, which also tells whether it was only the answer that got lost. Never rejects.
 */
async function isUnreachable(error: unknown): Promise<boolean> {
  if (!(error instanceof NetworkError || error instanceof TimeoutError)) return false;
  const { answers } = cart();
  const before = answers.peek();
  await cart().refresh();
  return answers.peek() === before;
}
