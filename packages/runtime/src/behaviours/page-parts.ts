import { fillCartList } from '../cart/fill-list.ts';
import { untilListens } from '../islands/mount.ts';
import { pageRecord } from '../islands/registry.ts';
import { mayBeFor } from '../islands/replay.ts';
import { pageVisits } from '../popups/page-views.ts';
import { behaviours, fetchBehaviour } from '../site/behaviour.ts';
import { siteConfig } from '../site/config.ts';
import { pageGlobal } from '../site/globals.ts';
import { guard } from '../site/guard.ts';
import { oneSpelling } from '../site/one-spelling.ts';
import { configRecord, pageConfig } from '../site/page-config.ts';
import { own } from '../site/plain.ts';
import { replaceLabels } from './labels.ts';
import { imageLinkAt } from './lightbox.ts';
import type { LinkAction } from './link-actions.ts';
import { CART_LIST, FORM_WIDGETS, ITEM, OVERLAY, signs } from './names.ts';
import { fillRefererInputs } from './referer-inputs.ts';
import { linkActions } from './registered-actions.ts';
import { CONFIGURED, hasSign, isPlainPress, OPENER, POPUP } from './sign-names.ts';

/** Something that the page does as a whole, when a sign says that there is something to do; what few pages need is fetched then. */
interface Part {
  /** Gives what begins it. */
  readonly load: () => Promise<(document: Document) => unknown>;
  /** Whether the page needs it from the beginning; asked when the page has been parsed. */
  readonly isNeeded?: (document: Document) => unknown;
  /** Whether it may answer this press, which then waits for it. */
  readonly mayAnswer?: (target: Element, event: Event) => unknown;
}

const CONTROL = 'a[href], button, input, select, textarea, label, summary';
const LIVE_POPUP = `${POPUP}:not([data-widget-load=never], [data-widget-state=failed])`;

/** In the address of the page builder's action links, encoded or not. */
const builderAction = () => `${siteConfig().prefixes.builder}-action`;
const linkAction = () => {
  const beginning = `"#${CSS.escape(siteConfig().prefixes.listing)}-action"`;
  return `[href^=${beginning}], [data-url^=${beginning}]`;
};

/** By the name under which each part runs. */
const parts = {
  'builder-actions': {
    isNeeded: () => location.hash.includes(builderAction()),
    mayAnswer: (target) => target.closest(`a[href*="${CSS.escape(builderAction())}"]`),
    async load() {
      await adoptFirst(); // the page's address may open a popup
      return (await import('./builder-actions.ts')).followBuilderActions;
    },
  },
  'image-links': {
    // The keys of an overlay, which are no presses, are listened for from the beginning.
    isNeeded: (document) => document.querySelector(OVERLAY),
    mayAnswer: imageLinkAt,
    load: async () => (await import('./image-links.ts')).followImageLinks,
  },
  anchors: {
    // A click that a key makes has no `detail`: the browser's own jump takes the focus along.
    mayAnswer: (target, event) => event instanceof MouseEvent && event.detail > 0 && leadsWithinPage(target),
    load: async () => (await import('./anchors.ts')).followAnchors,
  },
  'item-links': {
    isNeeded: (document) => document.querySelector(ITEM),
    mayAnswer: (target) => target.closest(`${ITEM}, ${CONTROL}`)?.matches(ITEM),
    load: async () => (await import('./item-links.ts')).followItemLinks,
  },
  'link-actions': {
    isNeeded: () => linkActions().size,
    mayAnswer: (target) => linkActions().size && target.closest(linkAction()),
    load: async () => {
      const { followLinkActions } = await import('./link-actions.ts');
      return (document) => followLinkActions(document, linkActions());
    },
  },
  'referer-inputs': {
    isNeeded: (document) => document.querySelector(FORM_WIDGETS),
    mayAnswer: (target, event) => event.type === 'submit' && target.closest(FORM_WIDGETS),
    load: async () => fillRefererInputs,
  },
  'shown-template': {
    isNeeded: () => location.search.includes(signs.template),
    load: async () => (await import('./shown-template.ts')).showTemplate,
  },
  popups: {
    isNeeded: (document) => document.querySelector(POPUP),
    load: async () => (await import('./follow-popups.ts')).followPopups,
  },
  // Visits are counted on pages without popups too.
  'page-views': {
    isNeeded: () => sets(signs.builderPro),
    load: async () => pageVisits,
  },
  'cart-list': {
    // The shop's own script fills it.
    isNeeded: (document) =>
      !document.querySelector('#wc-cart-fragments-js') && document.querySelector(CART_LIST),
    load: async () => fillCartList,
  },
  'store-views': {
    isNeeded: () => sets(signs.views),
    load: async () => (await import('../stores/data-stores.ts')).recordViews,
  },
  editor: {
    isNeeded: () => siteConfig().builder.isOpenInEditor,
    load: async () => (await import('../editor/edit-page.ts')).editPage,
  },
  adopt: {
    isNeeded: () => pageConfig().adopt,
    load: async () => (await import('./adopt.ts')).adoptOriginals,
  },
  labels: {
    isNeeded: ({ documentElement }) => pageConfig().labels || /^(he\b|$)/i.test(documentElement.lang),
    load: async () => replaceLabels,
  },
} satisfies Record<string, Part>;

const all: readonly [string, Part][] = Object.entries(parts);
const fetchPart = ([name, { load }]: readonly [string, Part]): Promise<void> => fetchBehaviour(name, load);

/** Begins what the parsed page as a whole has to do beside its islands (PG-5). Nothing is fetched without a sign of it. */
export function beginPage(document: Document): void {
  // As the page would have written it.
  const configured = JSON.stringify(configRecord().explicit);
  const isNeeded = parts['cart-list'].isNeeded(document) || linkActions().size > 0;
  if (!isNeeded && !hasSign(document) && !CONFIGURED.test(`${configured}`)) return;
  for (const part of all)
    guard(
      () => part[1].isNeeded?.(document) && void fetchPart(part),
      part[0],
      'looking whether the page needs it',
    );
}

/** For content that has just come: lets its items that open an address do so; see `followItemLinks`. */
export function loadItemLinks(document: Document): void {
  const part = parts['item-links'];
  if (part.isNeeded(document)) void fetchPart(['item-links', part]);
}

/**
 * Names a function that action links of the page (`#…-action&action=name&event=click&…`) run (LA-3). A later function of
 * the same name replaces the first. What follows the links is loaded with the first action. Returns what takes it back.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void fetchPart(['link-actions', parts['link-actions']]);
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}

/** What may answer this press and is not here yet. */
export function awaitParts(event: Event, target: Element): Promise<unknown>[] {
  const adopted = mayBeFor(event, target) || mayOpenOriginal(event, target) ? adoptFirst() : undefined;
  return adopted ? [adopted.then(() => Promise.all(awaitOthers(event, target)))] : awaitOthers(event, target);
}

/** Whether it opens a popup, perhaps one that is to be adopted first. */
const mayOpenOriginal = (event: Event, target: Element): boolean =>
  target.closest(OPENER) !== null ||
  (isPlainPress(event) &&
    [...document.querySelectorAll(signs.popups)].some((original) => selects(original, target)));

/** Where the originals' markup is to become hosts: resolves when it has. */
const adoptFirst = (): Promise<void> | undefined =>
  isToAdopt() ? fetchPart(['adopt', parts.adopt]) : undefined;

/** Whether the originals' markup is to become hosts and has not yet. */
const isToAdopt = (): boolean =>
  Boolean(pageConfig().adopt) &&
  !behaviours().running.has('adopt') &&
  [...pageRecord().widgets.values()].some(({ originals }) => originals);

function awaitOthers(event: Event, target: Element): Promise<unknown>[] {
  if (!isPlainPress(event)) return [];
  const { running } = behaviours();
  const coming = all.filter(([name, { mayAnswer }]) => !running.has(name) && mayAnswer?.(target, event));
  return [...coming.map(fetchPart), ...(event.type === 'click' ? awaitPopups(target) : [])];
}

/** The popups that a click here opens, by what its opener or their own settings say, and that do not listen yet. */
function awaitPopups(target: Element): Promise<unknown>[] {
  const { ownerDocument } = target;
  const opener = target.closest(OPENER);
  const named = signs.openers.map((name) => opener?.getAttribute(name)).join();
  const isNamed = ({ id }: Element) =>
    id.startsWith(signs.popup) && named.includes(id.slice(signs.popup.length));
  const popups = [...ownerDocument.querySelectorAll<HTMLElement>(LIVE_POPUP)].filter(
    (host) => isNamed(host) || selects(host, target),
  );
  if (ownerDocument.readyState !== 'loading') return popups.flatMap((host) => untilListens(host) ?? []);
  if (!opener && popups.length === 0) return [];
  const parsed = new Promise((resolve) => {
    ownerDocument.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  return [parsed.then(() => Promise.all(awaitPopups(target)))];
}

/** Whether the settings in this popup's markup name the target as its opener, by a selector. */
function selects(host: Element, target: Element): boolean {
  const attributes = [...host.attributes].filter(({ name }) => name.endsWith('settings'));
  const script = host.querySelector(':scope > script[data-widget-settings]');
  return [...attributes.map(({ value }) => value), script?.textContent ?? ''].some((json) => {
    try {
      const settings: unknown = JSON.parse(json);
      return signs.selectors.some((name) => target.closest(String(own(settings, name) || ':not(*)')));
    } catch {
      return false; // no JSON or no selector: the popup's island says so
    }
  });
}

/** Whether the link leads to an element of this page. */
function leadsWithinPage(target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]:not([role], [download], [target])');
  if (!link?.hash || pageOf(link) !== pageOf(location)) return false;
  // Decodes the address's name and throws at nothing.
  const id = new URLSearchParams(`id=${link.hash.slice(1)}`).get('id') ?? '';
  return link.ownerDocument.getElementById(id) !== null;
}

const pageOf = ({ href }: { href: string }): string => oneSpelling(href.split('#')[0] ?? '');

/** Whether the page has this global, or an inline script that sets it (RT-27). */
function sets(name: string): boolean {
  const setting = new RegExp(`${name}\\s*=\\s*[[{]`);
  return pageGlobal(name) !== undefined || [...document.scripts].some(({ text }) => setting.test(text));
}
