import { cart } from '@iyim/runtime/shop';
import { dispatchLegacy, goTo, type Island, reloadPage } from '@iyim/runtime/widget';
import { rememberFocus } from './focus.ts';
import {
  type CartPage,
  findBlocked,
  findForm,
  findTotals,
  findUndo,
  PROCESSING,
  readQuantities,
} from './read.ts';
import { chooseShipping, follow, formFields, postCalculator, postForm } from './requests.ts';
import { showPage, tellOthers } from './show-page.ts';
import { createUpdates } from './updates.ts';
import { reportQuantities } from './validity.ts';

export interface Failure {
  readonly retry: () => void;
}

export interface SessionOptions {
  readonly automatic: boolean;
  /** Milliseconds from the last edit to the update. */
  readonly delay: number;
  /** Draws what the widget adds, at once, on a form that is new. */
  readonly onShown: () => void;
  readonly onFailure: (failure: Failure | null) => void;
}

/** What a visitor, or another script, can ask of the cart page. */
export interface CartSession {
  edited(): void;
  /** Sends the quantities now. */
  update(): void;
  /** Asks for the cart as the server has it, without saving anything. */
  refetch(keepNotices: boolean): void;
  /** Follows a link of the page's in place. Resolves true when it worked. */
  follow(url: string): Promise<boolean>;
  calculate(form: HTMLFormElement): void;
  ship(methods: Record<string, string>): void;
  /** Goes to a page when the server has everything. False when it has already: the browser may go. */
  leave(url: string): boolean;
  /** The last request failed, and the visitor has not got through since. */
  hasFailed(): boolean;
}

/** The cart page's conversation with the server. */
export function createSession(island: Island, options: SessionOptions): CartSession {
  const { host, signal, changes } = island;
  const { automatic, delay, onShown, onFailure } = options;
  let failed = false;
  let leaving = false;

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
      const sent = new Map(readQuantities(form).map(({ field }) => [field.name, field.value]));
      return show(await postForm(form, formFields(form), true, signal), { sent });
    },
  });

  /** Shows a page of the server's and keeps the visitor where they are. True when a quantity is still to be sent. */
  const show = (page: CartPage, how: { sent?: Map<string, string>; keepNotices?: boolean } = {}): boolean => {
    if (!findForm(host)) {
      reloadPage(); // an emptied cart that is filled again: the page has to be built anew
      return false;
    }
    setFailure(null);
    const place = rememberFocus(host.ownerDocument, findBlocked(host));
    const isUnsaved = showPage(host, { page, ...how });
    onShown();
    if (place && !place.restore(host)) findUndo(host.ownerDocument)?.focus();
    tellOthers(page);
    cart().invalidate();
    return isUnsaved;
  };

  const showAndResume = (page: CartPage, keepNotices = false) => {
    if (show(page, { keepNotices }) && automatic) updates.edited();
  };

  const showTotals = (totals: HTMLElement) => {
    const place = rememberFocus(host.ownerDocument, findBlocked(host));
    findTotals(host)?.replaceWith(totals);
    setFailure(null);
    place?.restore(host);
    for (const name of ['updated_cart_totals', 'updated_shipping_method']) {
      dispatchLegacy(document.body, name, []);
    }
    cart().invalidate();
  };

  /** A second click on a link is the same wish. */
  const following = new Map<string, Promise<boolean>>();

  const leaveSaved = async (url: string) => {
    leaving = true;
    if (await updates.settle()) goTo(url);
    leaving = false;
  };

  return {
    edited: () => automatic && updates.edited(),
    update: updates.flush,
    refetch: (keepNotices) =>
      void updates.run(async () => {
        const form = findForm(host);
        if (!form) return reloadPage();
        showAndResume(await postForm(form, formFields(form), false, signal), keepNotices);
      }),
    follow(url) {
      const running = following.get(url) ?? updates.run(async () => showAndResume(await follow(url, signal)));
      following.set(url, running);
      return running.finally(() => following.delete(url));
    },
    calculate: (form) => void updates.run(async () => showAndResume(await postCalculator(form, signal))),
    ship: (methods) => void updates.run(async () => showTotals(await chooseShipping(methods, signal))),
    leave(url) {
      if (!updates.isWaiting()) return false;
      if (!leaving) void leaveSaved(url);
      return true;
    },
    hasFailed: () => failed,
  };
}
