import { announce, type Island, site } from '@iyim/runtime/widget';
import { hasViewCartLink, STATE, successMessage, VIEW_CART } from './read.ts';

/** What a visitor sees and hears of an add, at its button (AC-2). */
export interface ButtonView {
  busy(button: HTMLElement, on: boolean): void;
  added(button: HTMLElement): void;
  /** Says why nothing was added, beside the button. */
  complain(button: HTMLElement, text: string): void;
}

export function createButtonView({ changes, text }: Island): ButtonView {
  const notices = new WeakMap<Element, HTMLElement>();
  const complain = (button: HTMLElement, message: string) => {
    let notice = notices.get(button);
    if (message === '' && !notice) return;
    if (!notice?.isConnected) {
      notice = changes.slot(button, 'after', 'p');
      notice.className = 'iyim-add-to-cart-notice';
      notice.setAttribute('role', 'alert');
      notices.set(button, notice);
    }
    notice.textContent = message;
  };
  return {
    complain,
    busy(button, on) {
      if (on) complain(button, '');
      if (on) changes.toggleClass(button, STATE.added, false);
      changes.toggleClass(button, STATE.busy, on);
      changes.attribute(button, 'aria-busy', on ? 'true' : null);
    },
    added(button) {
      const { config } = site();
      changes.toggleClass(button, STATE.added, true);
      announce(successMessage(button) || text('added'));
      if (config.cart.isCartPage || hasViewCartLink(button)) return;
      const link = changes.slot(button, 'after', 'a');
      const label = config.cart.viewCartText || text('viewCart');
      link.classList.add(...VIEW_CART);
      link.setAttribute('href', config.urls.cart);
      link.setAttribute('title', label);
      link.textContent = label;
    },
  };
}
