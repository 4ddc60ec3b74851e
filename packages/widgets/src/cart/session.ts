import { goTo, reloadPage } from '@iyim/runtime/page';
import { cart } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { checkQuantity } from '../../shared/cart/quantity.ts';
import { type CartPage, findForm, findUndo, isEdited, readParts, readQuantities } from './read.ts';
import { chooseShipping, follow, formFields, postCalculator, postForm, postQuantities } from './requests.ts';
import type { CartSettings } from './settings.ts';
import { rememberFocus, showPage, showTotals } from './show-page.ts';
import { createUpdates } from './updates.ts';

export interface Failure {
  readonly retry: () => void;
}

export interface SessionOptions {
  /** Ref with the current settings. */
  readonly settings: { readonly current: CartSettings };
  readonly onBusy: (busy: boolean) => void;
  /** Renders the widget's controls into a new form, synchronously. */
  readonly onShown: () => void;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Creates the cart page's session with the server. Its timers and requests end with the island. */
export function createSession(island: Island, options: SessionOptions) {
  const { host, signal } = island;
  const { settings, onBusy, onShown, onFailure } = options;
  let isLeaving = false;
  /** The quantities that a request is saving, until its answer is shown. */
  let sent: ReadonlyMap<string, string> = new Map();

  const hasNews = () => {
    const form = findForm(host);
    return form !== null && isEdited(form, sent);
  };
  // Chrome fires `change` on a field that is removed with its form: such a change is not an edit.
  const edited = () => settings.current.automatic && hasNews() && updates.edited();

  const updates = createUpdates({
    delay: () => settings.current.delay,
    inTurn: cart().inTurn,
    signal,
    onBusy,
    onFailure(error, retry) {
      island.report(error, 'updating the cart');
      onFailure({ retry });
    },
    async update() {
      const form = findForm(host);
      if (!form || !hasNews() || !reportQuantities(island)) return false;
      sent = new Map(readQuantities(form).map(({ field }) => [field.name, field.value]));
      try {
        return show(await postQuantities(form, signal), { sent });
      } finally {
        sent = new Map();
      }
    },
  });

  /** Shows an answer, restores the focus, and fires the events for other scripts in the original's order. */
  const replace = <Result>(show: () => Result, events: readonly string[], onLost = () => {}): Result => {
    onFailure(null);
    const restoreFocus = rememberFocus(host.ownerDocument, readParts(host).blocked);
    const result = show();
    onShown();
    if (restoreFocus && !restoreFocus(host)) onLost();
    for (const name of events) dispatchLegacy(document.body, name, []);
    return result;
  };

  /** Shows a cart page from the server. Returns true if a quantity is still unsent. */
  const show = (
    page: CartPage,
    how: { sent?: ReadonlyMap<string, string>; keepNotices?: boolean } = {},
  ): boolean => {
    if (!findForm(host)) {
      reloadPage(); // the cart was empty and has items again: only the server can build the page
      return false;
    }
    const event = page.kind === 'empty' ? 'wc_cart_emptied' : 'updated_cart_totals';
    const isUnsent = replace(
      () => showPage(host, { page, ...how }),
      [event, 'updated_wc_div'],
      () => findUndo(host.ownerDocument)?.focus(),
    );
    cart().invalidate();
    return isUnsent;
  };

  const showAndResume = (page: CartPage, keepNotices = false) => {
    if (show(page, { keepNotices })) edited();
  };

  /** Running requests, by the address of a link or the fields of the calculator. */
  const running = new Map<string, Promise<boolean>>();
  /** Shows the page that `send` returns. A second click waits for the running request instead of repeating it. */
  const runOnce = (key: string, send: () => Promise<CartPage>): Promise<boolean> => {
    const run = running.get(key) ?? updates.run(async () => showAndResume(await send()));
    running.set(key, run);
    return run.finally(() => running.delete(key));
  };

  const leaveSaved = async (url: string) => {
    isLeaving = true;
    if (await updates.settle()) goTo(url);
    isLeaving = false;
  };

  return {
    /** Schedules an update after an edit, if the cart updates automatically. */
    edited: () => void edited(),
    /** Sends pending edits now. */
    update: updates.flush,
    /** Fetches the cart from the server without saving anything. */
    refetch: (keepNotices: boolean) =>
      void updates.run(async () => {
        const form = findForm(host);
        if (!form) return reloadPage();
        showAndResume(await postForm(form, signal), keepNotices);
      }),
    /** Follows a link of the cart page in place. Resolves true on success. */
    follow: (url: string): Promise<boolean> => runOnce(url, () => follow(url, signal)),
    calculate: (form: HTMLFormElement) =>
      void runOnce(String(formFields(form)), () => postCalculator(form, signal)),
    ship: (methods: Record<string, string>) =>
      void updates.run(async () => {
        const totals = await chooseShipping(methods, signal);
        replace(() => showTotals(host, totals), ['updated_cart_totals', 'updated_shipping_method']);
      }),
    /** Goes to a page after all edits are saved. Returns false if nothing is pending, so that the browser can navigate. */
    leave(url: string): boolean {
      if (!updates.isWaiting()) return false;
      if (!isLeaving) void leaveSaved(url);
      return true;
    },
  };
}

/** Reports an invalid quantity with the browser's own message bubble. Returns true if all quantities are valid. */
function reportQuantities({ host, text }: Island): boolean {
  for (const { field, limits } of readQuantities(host)) {
    const problem = field.validity.badInput ? 'notANumber' : checkQuantity(field.value, limits);
    const limit = problem === 'tooFew' ? limits.min : limits.max;
    field.setCustomValidity(problem ? text(problem, { limit }) : '');
    if (!field.reportValidity()) return false;
  }
  return true;
}
