import { behaviour, onLegacy, pageGlobal } from '@iyim/runtime/page';
import { announce } from '@iyim/runtime/widget';
import { PARTS, WRAPPED } from './shop-page-names.ts';

/** Delay before a notice gets the focus, in ms. Screen readers do not always announce the notices of a new page by themselves. */
export const NOTICE_DELAY = 500;
/** Delay before the number of products in a sorted list is announced, in ms. */
export const COUNT_DELAY = 2000;

/**
 * Does the small jobs of the shop's script `woocommerce` on pages that leave it out: submits the sort menu, shows the store
 * notices and the descriptions of fields, lets visitors see their passwords, moves the focus to notices (PG-6). Runs once per
 * page. The returned function ends the behaviour and restores the page.
 *
 * @param isLate Whether the page got its parts after it had loaded. If so, notices that are already shown do not get the focus,
 * and quantities are not raised.
 */
export function followShopPage(document: Document, isLate = false): () => void {
  return behaviour('shop-page', (signal) => {
    sortByMenu(document, signal);
    if (!isLate) raiseQuantities(document);
    showStoreNotices(document, signal);
    showDescriptions(document, signal);
    showPasswords(document, signal);
    pressRemoveLinks(document, signal);
    focusNotices(document, signal, isLate);
    announceCount(document, signal);
  });
}

const find = (document: Document, selector: string) => document.querySelector<HTMLElement>(selector);

/** Runs `work` after `ms`, unless the behaviour has ended before. */
function later(ms: number, signal: AbortSignal, work: () => void): void {
  const timer = setTimeout(work, ms);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Sets how an element is displayed. Empty text removes the property, and the attribute if it contains no other. */
function setDisplay(element: HTMLElement, display: string): void {
  element.style.setProperty('display', display);
  if (!element.getAttribute('style')) element.removeAttribute('style');
}

function sortByMenu(document: Document, signal: AbortSignal): void {
  const submit = ({ target }: Event) => {
    const form = target instanceof Element && target.closest(PARTS.sortMenu) && target.closest('form');
    // A field named `requestSubmit` would hide the form's own function.
    if (form) HTMLFormElement.prototype.requestSubmit.call(form);
  };
  document.addEventListener('change', submit, { signal });
}

/** Raises quantities to their minimum. A page may contain smaller ones, for example 1 for a product sold in packs of 6. */
function raiseQuantities(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input.qty')) {
    if (input.closest('.product-quantity')) continue;
    const least = Number.parseFloat(input.min);
    if (least >= 0 && Number.parseFloat(input.value) < least) input.value = String(least);
  }
}

/**
 * Shows the store notices, which the server hides, until the visitor dismisses one, which hides all of them. A cookie remembers that
 * for the text of the first notice: a theme may repeat the notice, for example in its footer.
 */
function showStoreNotices(document: Document, signal: AbortSignal): void {
  const notices = [...document.querySelectorAll<HTMLElement>(PARTS.storeNotice)];
  const [first] = notices;
  if (!first) return;
  const cookie = `store_notice${first.dataset.noticeId ?? ''}`.replace(/[;=\s]/g, '');
  if (document.cookie.split('; ').includes(`${cookie}=hidden`)) return;
  const before = notices.map(({ style }) => style.display);
  const show = (display: readonly string[] | string) => {
    for (const [index, notice] of notices.entries())
      setDisplay(notice, typeof display === 'string' ? display : (display[index] ?? ''));
  };
  show('block');
  signal.addEventListener('abort', () => show(before));
  const dismiss = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest(PARTS.dismissLink))) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    document.cookie = `${cookie}=hidden; path=/`;
    show('none');
  };
  document.addEventListener('click', dismiss, { signal });
  document.addEventListener('keydown', dismiss, { signal });
}

/** Shows the description of the field that has the focus. Escape or a click elsewhere hides it. */
function showDescriptions(document: Document, signal: AbortSignal): void {
  const changed = new Map<HTMLElement, readonly [string, string | null]>();
  const show = (description: HTMLElement, isShown: boolean) => {
    if (!changed.has(description))
      changed.set(description, [description.style.display, description.getAttribute('aria-hidden')]);
    setDisplay(description, isShown ? 'block' : 'none');
    description.setAttribute('aria-hidden', String(!isShown));
  };
  const follow = ({ target }: Event) => {
    const described =
      target instanceof Element ? target.closest(PARTS.field)?.querySelector(PARTS.description) : null;
    for (const description of document.querySelectorAll<HTMLElement>(`${PARTS.field} ${PARTS.description}`))
      if (description === described || changed.has(description)) show(description, description === described);
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('click', follow, { signal });
  const hide = (event: KeyboardEvent) => {
    const described =
      event.key === 'Escape' && event.target instanceof Element
        ? event.target
            .closest(PARTS.field)
            ?.querySelector<HTMLElement>(`${PARTS.description}[aria-hidden=false]`)
        : null;
    if (!described) return;
    event.preventDefault();
    show(described, false);
  };
  document.addEventListener('keydown', hide, { signal });
  signal.addEventListener('abort', () => {
    for (const [description, [display, hidden]] of changed) {
      setDisplay(description, display);
      if (hidden === null) description.removeAttribute('aria-hidden');
      else description.setAttribute('aria-hidden', hidden);
    }
  });
}

/** Adds a button to each password field that shows what was typed. Its class and its labels are the shop's own. */
function showPasswords(document: Document, signal: AbortSignal): void {
  const labels = pageGlobal('woocommerce_params');
  const label = (isShown: boolean): string => {
    const key = isShown ? 'i18n_password_hide' : 'i18n_password_show';
    const text = (labels as Readonly<Record<string, unknown>> | undefined)?.[key];
    return typeof text === 'string' ? text : isShown ? 'Hide password' : 'Show password';
  };
  for (const input of document.querySelectorAll<HTMLInputElement>(PARTS.passwords)) {
    const parent = input.parentElement;
    const isWrapped = parent?.localName === 'span';
    if (!isWrapped && !input.classList.contains(WRAPPED)) continue;
    const wrap = isWrapped ? parent : document.createElement('span');
    if (wrap.querySelector('.show-password-input')) continue;
    const classes = wrap.getAttribute('class');
    wrap.classList.add('password-input');
    if (!isWrapped) {
      input.before(wrap);
      wrap.append(input);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'show-password-input';
    button.setAttribute('aria-label', label(false));
    if (input.id) button.setAttribute('aria-describedby', input.id);
    const press = () => {
      const isShown = button.classList.toggle('display-password');
      button.setAttribute('aria-label', label(isShown));
      input.type = isShown ? 'text' : 'password';
      input.focus();
    };
    button.addEventListener('click', press, { signal });
    wrap.append(button);
    signal.addEventListener('abort', () => {
      button.remove();
      input.type = 'password';
      if (!isWrapped) wrap.replaceWith(input);
      else if (classes === null) wrap.removeAttribute('class');
      else wrap.setAttribute('class', classes);
    });
  }
}

/** Lets Space press the links that remove a product, because their role is that of a button. */
function pressRemoveLinks(document: Document, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(PARTS.removeLink) : null;
    if (!link || event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault();
    link.click();
  };
  document.addEventListener('keydown', press, { signal });
}

/**
 * Moves the focus to the page's first notice, now and after the shop or a widget has replaced the notices, unless the visitor is
 * typing or the focus is in the notice.
 */
function focusNotices(document: Document, signal: AbortSignal, isLate: boolean): void {
  const focus = () => {
    if (!find(document, PARTS.notices)) return;
    later(NOTICE_DELAY, signal, () => {
      const notice = find(document, PARTS.notices);
      const focused = document.activeElement;
      if (!notice || notice.contains(focused) || focused?.matches('input, textarea, select')) return;
      if (!notice.hasAttribute('tabindex'))
        signal.addEventListener('abort', () => notice.removeAttribute('tabindex'));
      notice.setAttribute('tabindex', '-1');
      notice.focus();
    });
  };
  if (!isLate) focus();
  for (const name of ['item_removed_from_classic_cart', 'updated_wc_div'])
    onLegacy(document.body, name, focus, signal, { alsoOwn: true });
}

/** Announces how many products a list has if the page has a query, as after sorting or filtering. */
function announceCount(document: Document, signal: AbortSignal): void {
  const count = find(document, PARTS.count);
  if (!count || location.search === '' || find(document, PARTS.filters)) return;
  later(COUNT_DELAY, signal, () => announce(count.textContent.trim()));
}
