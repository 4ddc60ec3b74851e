import { untilListens } from '../islands/mount.ts';
import { pageRecord } from '../islands/page-record.ts';
import { mayBeFor } from '../islands/replay.ts';
import { behaviour, behaviours, fetchBehaviour } from '../site/behaviour.ts';
import { siteConfig } from '../site/config.ts';
import { pageConfig } from '../site/page-config.ts';
import { own } from '../site/plain.ts';
import { followImageLinks, imageLinkAt } from './image-links.ts';
import { FORM_WIDGETS, ITEM, signs } from './names.ts';
import { linkActions } from './registered-actions.ts';
import { isPlainPress, OPENER, POPUP } from './sign-names.ts';

/** Something that the page does as a whole; its code is fetched when a sign says that there is something to do. */
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

/** Labels that `labels.ts` replaces on Hebrew pages, and what they stand in. */
const LABEL =
  /^\s*(Shipping to|(View cart|Checkout|Total|Shipping|Change address|Add to cart|Product|Price|Quantity|Subtotal:?)\s*$)/;
const LABELLED = 'a, button, td, th, span, strong, bdi, p';

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
    mayAnswer: imageLinkAt,
    load: async () => followImageLinks,
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
    load: async () => (await import('./referer-inputs.ts')).fillRefererInputs,
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
    load: async () => (await import('../popups/page-views.ts')).pageVisits,
  },
  'store-views': {
    isNeeded: () => sets(signs.views),
    load: async () => (await import('../stores/data-stores.ts')).recordViews,
  },
  adopt: {
    isNeeded: () => pageConfig().adopt,
    load: async () => (await import('./adopt.ts')).adoptOriginals,
  },
  labels: {
    isNeeded: () => pageConfig().labels,
    load: async () => (await import('./labels.ts')).replaceLabels,
  },
} satisfies Record<string, Part>;

const all: readonly [string, Part][] = Object.entries(parts);
const fetchPart = ([name, { load }]: readonly [string, Part]): Promise<void> => fetchBehaviour(name, load);

/** Fetches what the parsed page needs from the beginning. */
export function beginParts(document: Document): void {
  for (const part of all) if (part[1].isNeeded?.(document)) void fetchPart(part);
  if (/^(he\b|$)/i.test(document.documentElement.lang))
    behaviour('label-watch', (signal) => watchLabels(document, signal));
}

/** For content that has just come: lets its items that open an address do so; see `followItemLinks`. */
export function fetchItemLinks(document: Document): void {
  const part = parts['item-links'];
  if (part.isNeeded(document)) void fetchPart(['item-links', part]);
}

/** For an action that was registered just now. */
export const fetchLinkActions = (): Promise<void> => fetchPart(['link-actions', parts['link-actions']]);

/** What may answer this press and is not here yet. */
export function awaitParts(event: Event, target: Element): Promise<unknown>[] {
  // A popup that opens here may have to be adopted first.
  const adopted = mayBeFor(event, target) || target.closest(OPENER) ? adoptFirst() : undefined;
  return adopted ? [adopted.then(() => Promise.all(awaitOthers(event, target)))] : awaitOthers(event, target);
}

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
  if (!link?.hash || link.href.split('#')[0] !== location.href.split('#')[0]) return false;
  // Decodes the address's name and throws at nothing.
  const id = new URLSearchParams(`id=${link.hash.slice(1)}`).get('id') ?? '';
  return link.ownerDocument.getElementById(id) !== null;
}

/** Whether the page has this global, or an inline script that sets it (RT-27). */
function sets(name: string): boolean {
  const setting = new RegExp(`${name}\\s*=\\s*[[{]`);
  return name in window || [...document.scripts].some(({ text }) => setting.test(text));
}

/** Fetches what replaces labels when there is one, now or after a change of the page. */
function watchLabels(document: Document, signal: AbortSignal): void {
  const look = (node: Node | null) => {
    if (node instanceof Text) look(node.parentElement);
    if (!(node instanceof Element)) return;
    const hasLabel = [node, ...node.querySelectorAll(LABELLED)].some(({ textContent }) =>
      LABEL.test(textContent),
    );
    if (hasLabel) void fetchPart(['labels', parts.labels]);
  };
  const observer = new MutationObserver((mutations) => {
    if (behaviours().running.has('labels')) observer.disconnect();
    else
      for (const { target, addedNodes } of mutations) for (const node of [target, ...addedNodes]) look(node);
  });
  look(document.documentElement);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
