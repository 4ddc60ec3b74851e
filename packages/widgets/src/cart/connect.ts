import { cart, editMode } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island, isPlainClick, onLegacy } from '@iyim/runtime/widget';
import {
  findForm,
  isCalculator,
  isQuantity,
  readLink,
  readQuantities,
  readShippingMethods,
  UPDATE_FIELD,
} from './read.ts';
import type { CartSession } from './session.ts';

/** Hears what the visitor does on the cart page and what other scripts ask of it. Everything ends with the island. */
export function connect(island: Island, session: CartSession): void {
  const { host, signal } = island;
  const { body } = document;
  const on = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void) =>
    target.addEventListener(type, island.handler(listener) as EventListener, { signal });

  const onEdit = ({ target }: Event) => {
    if (!isQuantity(target) || editMode().peek()) return;
    target.setCustomValidity('');
    session.edited();
  };

  const onChange = (event: Event) => {
    const methods = readShippingMethods(event.target);
    if (methods) session.ship(methods);
    else onEdit(event);
  };

  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (isCalculator(target)) {
      event.preventDefault();
      session.calculate(target);
    } else if (target === findForm(host)) {
      const name = submitter?.getAttribute('name');
      // Another button's business; and after a failure the browser's own way is the one that is left.
      if ((name && name !== UPDATE_FIELD) || session.hasFailed()) return;
      event.preventDefault();
      session.update();
    }
  };

  // Enter would press the first button of the form, which is the coupon's.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isQuantity(event.target)) return;
    event.preventDefault();
    session.update();
  };

  const onClick = async (event: MouseEvent) => {
    const found = readLink(event.target);
    if (!found || !isPlainClick(event)) return;
    const { kind, link } = found;
    if (editMode().peek()) event.preventDefault();
    // A quantity typed a moment ago goes to the server before the page is left for the checkout.
    else if (kind === 'checkout') session.leave(link.href) && event.preventDefault();
    else {
      event.preventDefault();
      const worked = await session.follow(link.href);
      if (worked && kind === 'remove') dispatchLegacy(body, 'item_removed_from_classic_cart', []);
    }
  };

  on(host, 'input', onEdit);
  on(host, 'change', onChange);
  on(host, 'submit', onSubmit);
  on(host, 'keydown', onKey);
  on(document, 'click', onClick);
  on(document, 'iyim:cart-changed', (event) => {
    event.preventDefault();
    session.refetch(true);
  });
  onLegacy(body, 'wc_update_cart', ([keepNotices]) => session.refetch(Boolean(keepNotices)), signal);

  let seen = cart().lastAdded.peek();
  const unsubscribe = cart().lastAdded.subscribe((added) => {
    if (added !== seen) session.refetch(true);
    seen = added;
  });
  signal.addEventListener('abort', unsubscribe);

  // What was typed before anyone heard it.
  const isTyped = readQuantities(host).some(({ field }) => field.value !== field.defaultValue);
  if (isTyped && !editMode().peek()) session.edited();
}
