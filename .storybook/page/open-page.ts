import type { Locale } from '../../demo-site/src/shop/model.ts';
import { type BrowserShop, openBrowserShop } from '../shop/browser-shop.ts';
import { connectShop } from '../shop/network.ts';
import { paletteOf, type themes } from '../theme/themes.ts';
import { recordAlerts } from './alerts.ts';
import { forgetPage } from './forget-page.ts';
import { goOffline } from './go-offline.ts';
import { reduceMotion } from './reduce-motion.ts';
import { showEvents } from './show-events.ts';
import { stayOnPage } from './stay.ts';
import { applyTheme } from './theme.ts';

/** The page of the shop that a story shows, and which parts of it. */
export interface PageParameters {
  /** Path without the language prefix: `/cart/`. */
  readonly path: string;
  /** Selectors of the shown parts, in the order in which they are shown. */
  readonly show: readonly string[];
  /** Performs actions as the visitor, such as filling the cart, before the page is opened. */
  readonly before?: (shop: BrowserShop) => unknown;
  /** Changes the shop after the page's HTML was requested and before the story is shown. */
  readonly after?: (shop: BrowserShop) => unknown;
  /** Returns handwritten markup that is shown instead of the parts in `show`; null for a story that overrides its widget's markup. */
  readonly markup?: ((page: Document, language: Locale) => string) | null;
  /** Selector of parts that the copied HTML contains besides the widget's hosts, because the widget does not work without them. */
  readonly copied?: string;
  /** A fault in the demo site's notation (`status=500;match=add_to_cart`). @default the state chosen in the Server toolbar */
  readonly fault?: string;
}

export interface PageGlobals {
  readonly language: Locale;
  readonly direction: 'auto' | 'rtl' | 'ltr';
  readonly motion: 'system' | 'reduce';
  readonly server: string;
  readonly theme: keyof typeof themes;
  /** The palette of the Tokens page, encoded. */
  readonly palette: string;
}

export interface OpenPage {
  /** HTML of the shown parts, after the page's configuration scripts. */
  readonly html: string;
  /** Selector of parts of `html` that its copied HTML contains besides the widget's hosts. */
  readonly copied: string | undefined;
  readonly bodyClasses: readonly string[];
  readonly language: Locale;
  readonly direction: 'rtl' | 'ltr';
}

const undo: (() => void)[] = [];

/** Closes the page that is open, if there is one. */
export function closePage(): void {
  for (const step of undo.splice(0).reverse()) step();
}

/** Replaces the open page with a page of a newly seeded shop, with the language, motion and server chosen in the toolbars. */
export async function openPage(parameters: PageParameters, globals: PageGlobals): Promise<OpenPage> {
  closePage();
  forgetPage();
  const { language, direction, motion, server, theme, palette } = globals;
  const shop = await openBrowserShop(language, parameters.path);
  await parameters.before?.(shop);
  const page = new DOMParser().parseFromString(await shop.page(), 'text/html');
  await parameters.after?.(shop);
  await connectShop(shop, parameters.fault ?? server);

  undo.push(
    forgetPage,
    applyTheme(shop, paletteOf(theme, palette)),
    stayOnPage(),
    recordAlerts(),
    showEvents(),
  );
  if (motion === 'reduce') undo.push(reduceMotion());
  if (server === 'offline') undo.push(goOffline());
  return {
    html: `${configuration(page)}${parameters.markup ? inMain(parameters.markup(page, language)) : cut(page, parameters.show)}`,
    copied: parameters.copied,
    bodyClasses: [...page.body.classList],
    language,
    direction: direction === 'auto' ? (language === 'he' ? 'rtl' : 'ltr') : direction,
  };
}

/** Returns the inline scripts that set the CMS's globals. The runtime reads their text; they never run here. */
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

/** Wraps HTML in the theme's container for all content except the header. */
const inMain = (html: string) => `<div class="site-main">${html}</div>`;
