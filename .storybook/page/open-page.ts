import type { Locale } from '../../demo-site/src/shop/model.ts';
import { type BrowserShop, openBrowserShop } from '../shop/browser-shop.ts';
import { connectShop } from '../shop/network.ts';
import { hearAlerts } from './alerts.ts';
import { forgetPage } from './forget-page.ts';
import { goOffline } from './go-offline.ts';
import { reduceMotion } from './reduce-motion.ts';
import { showEvents } from './show-events.ts';
import { stayOnPage } from './stay.ts';
import { wearTheme } from './theme.ts';

/** Which page of the shop a story shows, and how much of it. */
export interface PageParameters {
  /** Path without a language: `/cart/`. */
  readonly path: string;
  /** Selectors of what is shown of it, in order. */
  readonly show: readonly string[];
  /** What the visitor did before. */
  readonly before?: (shop: BrowserShop) => unknown;
  /** What happened at the shop since the page was opened. */
  readonly after?: (shop: BrowserShop) => unknown;
  /** Shown instead of what `show` finds: markup of our own, for a page written from nothing. */
  readonly markup?: (page: Document, language: Locale) => string;
  /** A fault of the demo site (`status=500;match=add_to_cart`); the server switch's when left out. */
  readonly fault?: string;
}

export interface PageGlobals {
  readonly language: Locale;
  readonly direction: 'auto' | 'rtl' | 'ltr';
  readonly motion: 'system' | 'reduce';
  readonly server: string;
}

export interface OpenPage {
  /** What is shown, and the page's inert configuration scripts. */
  readonly html: string;
  readonly bodyClasses: readonly string[];
  readonly language: Locale;
  readonly direction: 'rtl' | 'ltr';
}

const undo: (() => void)[] = [];

/** Leaves the page that is open, if any. */
export function closePage(): void {
  for (const step of undo.splice(0).reverse()) step();
}

/** Opens a page of a shop that nobody has visited yet, as the toolbars say, in place of the one that is open. */
export async function openPage(parameters: PageParameters, globals: PageGlobals): Promise<OpenPage> {
  closePage();
  forgetPage();
  const { language, direction, motion, server } = globals;
  const shop = await openBrowserShop(language, parameters.path);
  await parameters.before?.(shop);
  const page = new DOMParser().parseFromString(await shop.page(), 'text/html');
  await parameters.after?.(shop);
  await connectShop(shop, parameters.fault ?? server);

  undo.push(forgetPage, wearTheme(shop), stayOnPage(), hearAlerts(), showEvents());
  if (motion === 'reduce') undo.push(reduceMotion());
  if (server === 'offline') undo.push(goOffline());
  return {
    html: `${configuration(page)}${parameters.markup ? inMain(parameters.markup(page, language)) : cut(page, parameters.show)}`,
    bodyClasses: [...page.body.classList],
    language,
    direction: direction === 'auto' ? (language === 'he' ? 'rtl' : 'ltr') : direction,
  };
}

/** The inline scripts that set the CMS's globals. The runtime reads their text; they never run here. */
const configuration = (page: Document) =>
  [...page.querySelectorAll('script[id$="-js-extra"]')].map(({ outerHTML }) => outerHTML).join('');

function cut(page: Document, selectors: readonly string[]): string {
  const parts = selectors.map((selector) => {
    const found = page.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found.matches('header') ? found.outerHTML : inMain(found.outerHTML);
  });
  return parts.join('\n');
}

/** The part of the theme's page that holds what is no header. */
const inMain = (html: string) => `<div class="site-main">${html}</div>`;
