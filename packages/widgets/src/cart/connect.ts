import {
  cart,
  disclosure,
  dispatchLegacy,
  editMode,
  goTo,
  type Island,
  onLegacy,
  reloadPage,
  site,
} from '@iyim/runtime';
import { rememberFocus } from './focus.ts';
import {
  type CartPage,
  findBlocked,
  findForm,
  findTotals,
  findUndo,
  isCalculator,
  isQuantity,
  PROCESSING,
  readCalculator,
  readLink,
  readQuantities,
  readShippingMethods,
  UPDATE_FIELD,
} from './read.ts';
import { chooseShipping, follow, formFields, postCalculator, postForm } from './requests.ts';
import { showPage, tellOthers } from './show-page.ts';
import { createUpdates } from './updates.ts';
import { reportQuantities } from './validity.ts';

export interface Failure {
  readonly retry: () => void;
}

export interface CartConnection {
  readonly automatic: boolean;
  readonly delay: number;
  /** Draws what the widget adds, at once, on a form that is new. */
  readonly onShown: () => void;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Lets the cart page speak to the server without being left. Everything ends with the island. */
export function connect(island: Island, { automatic, delay, onShown, onFailure }: CartConnection): void {
  const { host, signal, changes } = island;
  const { events } = site().names;
  let failed = false;

  const setFailure = (failure: Failure | null) => {
    failed = failure !== null;
    onFailure(failure);
  };

  const updates = createUpdates({
    delay,
    signal,
    onBusy(busy) {
      for (const part of findBlocked(host)) {
        changes.toggleClass(part, PROCESSING, busy);
        changes.attribute(part, 'aria-busy', busy ? 'true' : null);
      }
    },
    onFailure(error, retry) {
      island.report(error, 'updating the cart');
      setFailure({ retry });
    },
    async update() {
      const form = findForm(host);
      if (!form || !reportQuantities(island)) return false;
      const fields = formFields(form);
      const sent = new Map(readQuantities(form).map(({ field }) => [field.name, field.value]));
      return show(await postForm(form, fields, true, signal), { sent });
    },
  });

  /** Shows a page of the server's and keeps the visitor where they are. */
  const show = (
    page: CartPage,
    options: { sent?: Map<string, string>; keepNotices?: boolean } = {},
  ): boolean => {
    if (!findForm(host)) {
      reloadPage(); // an emptied cart that is filled again: the page has to be built anew
      return false;
    }
    setFailure(null);
    const place = rememberFocus(host.ownerDocument, findBlocked(host));
    const unsaved = showPage(host, { page, ...options });
    onShown();
    connectCalculator();
    if (place && !place.restore(host)) findUndo(host.ownerDocument)?.focus();
    tellOthers(page);
    cart().invalidate();
    return unsaved;
  };

  const showAndResume = (page: CartPage, keepNotices = false) => {
    if (show(page, { keepNotices }) && automatic) updates.edited();
  };

  /** Asks for the cart as the server has it, without saving anything. */
  const refetch = (keepNotices: boolean) =>
    updates.run(async () => {
      const form = findForm(host);
      if (!form) return reloadPage();
      showAndResume(await postForm(form, formFields(form), false, signal), keepNotices);
    });

  const connected = new WeakSet<Element>();
  /** The calculator comes anew with each totals block. */
  const connectCalculator = () => {
    const calculator = readCalculator(host);
    if (!calculator || connected.has(calculator.toggle)) return;
    connected.add(calculator.toggle);
    disclosure(island, calculator.toggle, calculator.panel);
  };

  const onEdit = (event: Event) => {
    if (!isQuantity(event.target)) return;
    event.target.setCustomValidity('');
    if (automatic && !editMode().peek()) updates.edited();
  };

  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (isCalculator(target)) {
      event.preventDefault();
      void updates.run(async () => showAndResume(await postCalculator(target, signal)));
    } else if (target === findForm(host)) {
      const name = submitter?.getAttribute('name');
      // Another button's business; and after a failure the browser's own way is the one that is left.
      if ((name && name !== UPDATE_FIELD) || failed) return;
      event.preventDefault();
      updates.flush();
    }
  };

  const onClick = (event: MouseEvent) => {
    const found = readLink(event.target);
    if (
      !found ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button > 0
    )
      return;
    const { kind, link } = found;
    if (editMode().peek()) return event.preventDefault();
    if (kind === 'checkout') return void leaveSaved(event, link);
    event.preventDefault();
    void updates
      .run(async () => showAndResume(await follow(link.href, signal)))
      .then((worked) => worked && kind === 'remove' && dispatchLegacy(document.body, events.itemRemoved, []));
  };

  let leaving = false;
  /** A quantity typed a moment ago goes to the server before the page is left for the checkout. */
  const leaveSaved = async (event: MouseEvent, link: HTMLAnchorElement) => {
    if (!updates.isWaiting()) return;
    event.preventDefault();
    if (leaving) return;
    leaving = true;
    if (await updates.settle()) goTo(link.href);
    leaving = false;
  };

  const onChange = (event: Event) => {
    const methods = readShippingMethods(event.target);
    if (!methods) return onEdit(event);
    void updates.run(async () => {
      const place = rememberFocus(host.ownerDocument, findBlocked(host));
      const totals = await chooseShipping(methods, signal);
      findTotals(host)?.replaceWith(totals);
      setFailure(null);
      connectCalculator();
      place?.restore(host);
      for (const name of [events.updatedCartTotals, events.updatedShippingMethod])
        dispatchLegacy(document.body, name, []);
      cart().invalidate();
    });
  };

  // Enter would press the first button of the form, which is the coupon's.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isQuantity(event.target)) return;
    event.preventDefault();
    updates.flush();
  };

  host.addEventListener('input', onEdit, { signal });
  host.addEventListener('change', onChange, { signal });
  host.addEventListener('submit', onSubmit, { signal });
  host.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(
    'iyim:cart-changed',
    (event) => {
      event.preventDefault();
      void refetch(true);
    },
    { signal },
  );
  onLegacy(document.body, events.updateCart, ([keepNotices]) => void refetch(Boolean(keepNotices)), signal);
  onLegacy(document.body, events.addedToCart, () => void refetch(true), signal);
  let seen = cart().lastAdded.peek();
  const unsubscribe = cart().lastAdded.subscribe((added) => {
    if (added !== seen) void refetch(true);
    seen = added;
  });
  signal.addEventListener('abort', unsubscribe);
  connectCalculator();
}
