import { type AddRequest, cart } from '@iyim/runtime/shop';
import { goTo, type Island, isAbort, safeUrl, site } from '@iyim/runtime/widget';
import type { ButtonView } from './button-view.ts';
import type { AddToCartSettings } from './settings.ts';

/** An answer can get lost when its request was not: the cart itself says so, and nothing is added twice (AC-6). */
async function hasArrived(hashBefore: string): Promise<boolean> {
  await cart().refresh();
  return cart().hash.peek() !== hashBefore;
}

/** Adds once a button: a click while its add runs does nothing. */
export type Add = (request: AddRequest, button: HTMLElement, otherWay: () => void) => void;

/**
 * `otherWay` is how the page adds without script: it is gone when the request did not get through or its answer made no
 * sense, so that no order is lost (AC-3). Offline it could only lose the page: there the visitor is told instead.
 */
export function createAdd(island: Island, settings: AddToCartSettings, view: ButtonView): Add {
  const running = new WeakSet<HTMLElement>();

  const succeed = (button: HTMLElement): void => {
    view.added(button);
    if (settings.redirect) goTo(site().config.urls.cart);
  };

  const add = async (request: AddRequest, button: HTMLElement, otherWay: () => void): Promise<void> => {
    const hashBefore = cart().hash.peek();
    running.add(button);
    view.busy(button, true);
    try {
      const outcome = await cart().add(request, button);
      if (island.signal.aborted) return;
      view.busy(button, false);
      if (outcome.kind === 'added') succeed(button);
      else if (outcome.kind === 'refused') {
        const url = outcome.url === null ? null : safeUrl(outcome.url);
        if (url === null) view.complain(button, island.text('refused'));
        else goTo(url);
      }
    } catch (error) {
      if (island.signal.aborted || isAbort(error)) return;
      const isInCart = await hasArrived(hashBefore);
      if (island.signal.aborted) return;
      view.busy(button, false);
      island.report(error, 'adding to the cart');
      if (isInCart) succeed(button);
      else if (navigator.onLine === false) view.complain(button, island.text('offlineKept'));
      else otherWay();
    } finally {
      running.delete(button);
    }
  };

  return (request, button, otherWay) => {
    if (!running.has(button)) void add(request, button, otherWay);
  };
}
