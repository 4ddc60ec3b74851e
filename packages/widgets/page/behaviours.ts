import {
  adoptFirst,
  behaviour,
  CONTROLS,
  fetchBehaviour,
  hasSign,
  linkActions,
  linkedController,
  loadRecordViews,
  observe,
  oneSpelling,
  onSight,
  type PageBehaviour,
  POPUP,
  pageConfig,
  pageGlobal,
  whenIdle,
} from '@iyim/runtime/page';
import { siteConfig } from '@iyim/runtime/widget';
import { fillCartList } from './cart-list.ts';
import { imageLinkAt } from './image-link.ts';
import { replaceLabels } from './labels.ts';
import {
  BUILDER_PRO,
  CART_LIST,
  FORM_WIDGETS,
  ITEM,
  NO_SHOP_SCRIPT,
  OVERLAY,
  PRODUCT_PARAMS,
  PRODUCT_SCRIPT,
  RATING,
  SHOP_NOTICES,
  SHOP_PARTS,
  TEMPLATE_QUERY,
  VIEWS,
} from './names.ts';

/** Text in the address of every action link of the page builder, whether the address is percent-encoded or not. */
const builderAction = () => `${siteConfig().prefixes.builder}-action`;
const linkAction = () => {
  const beginning = `"#${CSS.escape(siteConfig().prefixes.listing)}-action"`;
  return `[href^=${beginning}], [data-url^=${beginning}]`;
};

const loadItems = async () => (await import('./item-links.ts')).followItemLinks;

/** Loads `followItemLinks` if the page now has items that open an address. */
export function loadItemLinks(document: Document): void {
  if (document.querySelector(ITEM)) void fetchBehaviour('item-links', loadItems);
}

interface Awaited {
  /** Returns the elements that need the behaviour. `isLate` is true after a change to the page. */
  readonly find: (document: Document, isLate: boolean) => readonly Element[];
  /** Distance to the window, as a CSS margin, within which one of the elements must be. @default anywhere, also hidden */
  readonly margin?: string;
  /** Fetches the behaviour's code. */
  readonly load: () => Promise<(document: Document, isLate: boolean) => unknown>;
}

/** Returns a behaviour that waits for elements, which may be added later, and then fetches and starts another behaviour. */
const awaiting =
  (name: string, { find, margin, load }: Awaited) =>
  (document: Document): (() => void) =>
    behaviour(`${name} awaited`, (signal) => {
      const wait = linkedController(signal);
      const watched = new Set<Element>();
      const begin = (isLate: boolean) => {
        if (wait.signal.aborted) return;
        wait.abort();
        void fetchBehaviour(name, async () => {
          const run = await load();
          return () => run(document, isLate);
        });
      };
      const check = (isLate: boolean) => {
        for (const element of find(document, isLate)) {
          if (watched.has(element)) continue;
          watched.add(element);
          if (margin === undefined) return begin(isLate);
          const end = onSight(element, (isSeen) => isSeen && begin(isLate), margin);
          wait.signal.addEventListener('abort', end);
        }
      };
      wait.signal.addEventListener(
        'abort',
        observe(document, () => check(true)),
      );
      check(false);
    });

/** Page-wide behaviours by name. A behaviour's code is fetched when `sign` or `answers` shows that the page needs it. */
export const behaviours: Readonly<Record<string, PageBehaviour>> = {
  'builder-actions': {
    sign: () => location.hash.includes(builderAction()),
    answers: (target) =>
      target.closest('a[href*="-action"]')?.getAttribute('href')?.includes(builderAction()),
    load: async () => {
      await adoptFirst(); // the page's address may name a popup that is not adopted yet
      return (await import('./builder-actions.ts')).followBuilderActions;
    },
  },
  'image-links': {
    // On an overlay, `answers` holds back only clicks. Enter and Space open it too, so the behaviour starts with the page.
    sign: (document) => document.querySelector(OVERLAY),
    answers: imageLinkAt,
    load: async () => (await import('./image-links.ts')).followImageLinks,
  },
  anchors: {
    // `detail` is 0 in a keyboard click, which is left to the browser, because the browser moves the focus immediately.
    answers: (target, event) => event instanceof MouseEvent && event.detail > 0 && leadsWithinPage(target),
    load: async () => (await import('./anchors.ts')).followAnchors,
  },
  'item-links': {
    sign: (document) => document.querySelector(ITEM),
    answers: (target) => target.closest(`${ITEM}, ${CONTROLS}`)?.matches(ITEM),
    load: loadItems,
  },
  'link-actions': {
    sign: () => linkActions().size,
    answers: (target) => linkActions().size && target.closest(linkAction()),
    load: async () => {
      const { followLinkActions } = await import('./link-actions.ts');
      return (document) => followLinkActions(document, linkActions());
    },
  },
  'referer-inputs': {
    sign: (document) => document.querySelector(FORM_WIDGETS),
    answers: (target, event) => event.type === 'submit' && target.closest(FORM_WIDGETS),
    load: async () => (await import('./referer-inputs.ts')).fillRefererInputs,
  },
  'shown-template': {
    sign: () => location.search.includes(TEMPLATE_QUERY),
    load: async () => (await import('./shown-template.ts')).showTemplate,
  },
  popups: {
    sign: (document) => document.querySelector(POPUP),
    load: async () => (await import('./follow-popups.ts')).followPopups,
  },
  // Counts visits on pages without popups too. Popups load this code themselves.
  'page-views': {
    sign: () => sets(BUILDER_PRO),
    load: async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      return (await import('../originals/page-views.ts')).pageVisits;
    },
  },
  'cart-list': {
    // If the shop's own script is on the page, that script fills the list.
    sign: (document) => !document.querySelector('#wc-cart-fragments-js') && document.querySelector(CART_LIST),
    load: async () => fillCartList,
  },
  'shop-page': {
    sign: (document) => document.querySelector(NO_SHOP_SCRIPT),
    load: async () =>
      awaiting('shop-page', {
        find: shopParts,
        load: async () => (await import('./shop-page.ts')).followShopPage,
      }),
  },
  'rating-stars': {
    // If the shop's own script is on the page, that script shows the stars.
    sign: (document) => !document.querySelector(PRODUCT_SCRIPT) && sets(PRODUCT_PARAMS),
    load: async () =>
      awaiting('rating-stars', {
        find: (document) => [...document.querySelectorAll(RATING)],
        margin: '200px 0px',
        load: async () => (await import('./rating-stars.ts')).showRatingStars,
      }),
  },
  'store-views': {
    sign: () => sets(VIEWS),
    load: loadRecordViews,
  },
  inspector: {
    sign: () => new URLSearchParams(location.search).has('iyim-inspect'),
    load: async () => {
      const { inspect } = await import('./inspector/open-inspector.tsx');
      return () => inspect({ isRequestedByAddress: true });
    },
  },
  editor: {
    sign: () => siteConfig().builder.isOpenInEditor,
    load: async () => (await import('../originals/editor/edit-page.ts')).editPage,
  },
  adopt: {
    sign: () => pageConfig().adopt,
    load: async () => (await import('./adopt.ts')).adoptOriginals,
  },
  labels: {
    sign: (document) =>
      pageConfig().labels || (/^(he\b|$)/i.test(document.documentElement.lang) && hasSign(document)),
    load: async () => replaceLabels,
  },
};

/**
 * Returns the parts of the page that the shop's script `woocommerce` drives. Like that script, leaves alone the notices and the
 * quantities that a page gets later.
 */
function shopParts(document: Document, isLate: boolean): readonly Element[] {
  const parts = [...document.querySelectorAll(isLate ? SHOP_PARTS : `${SHOP_PARTS}, ${SHOP_NOTICES}`)];
  const quantities = isLate ? [] : [...document.querySelectorAll<HTMLInputElement>('input.qty')];
  return [...parts, ...quantities.filter(({ min, value }) => Number(value) < Number(min))];
}

/** Whether the link at `target` leads to an element of this page. */
function leadsWithinPage(target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]:not([role], [download], [target])');
  if (!link?.hash || pageOf(link) !== pageOf(location)) return false;
  // `URLSearchParams` decodes the id without throwing.
  const id = new URLSearchParams(`id=${link.hash.slice(1)}`).get('id') ?? '';
  return link.ownerDocument.getElementById(id) !== null;
}

const pageOf = ({ href }: { href: string }): string => oneSpelling(href.split('#')[0] ?? '');

/** Whether the page has this global, or an inline script that sets it (RT-27). */
function sets(name: string): boolean {
  const setting = new RegExp(`${name}\\s*=\\s*[[{]`);
  return pageGlobal(name) !== undefined || [...document.scripts].some(({ text }) => setting.test(text));
}
