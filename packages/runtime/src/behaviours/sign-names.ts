// By what the entry script knows that the page may have something to do; `page-parts.ts` looks closer.

/** An address of a link: of an action, of a place in the page, of a picture. */
const LINK = /(#|%23).|\.(png|jpe?g|gif|svg|webp)\b/i;
/** What answers a press instead of the link in it, or anywhere around one. */
export const ITEM = '[data-url], [data-elementor-lightbox-video]';
/** Elements that name a popup, and widgets of the page builder whose settings do. */
export const OPENER = '[data-popup-instance], [data-jet-popup]';
export const POPUP = '[data-widget~=popup]';
/** In the markup of a popup whose settings name its openers by a selector: anything may be one. */
const SELECTS = /(open_|custom-)selector("|&quot;)\s*:\s*("|&quot;)[^"&]/;
/** As `labels.ts` reads the language. */
const HEBREW = '[lang^="he" i], :root:not([lang]), [lang=""]';
/** The last: a shop's page in Hebrew, which may have labels in English. */
const PRESENT = `[data-url], ${POPUP}, [name=_wp_http_referer], :is(${HEBREW}) :is([class*=woocommerce], [class*=cart])`;
const ADDRESS = /-action|theme_template_id/;
/** In the text of an inline script, or of the configuration. */
const CONFIGURED = /(ElementorProFrontendConfig|JetEngineViewsData)\s*=|"(labels|adopt)":/;
const CONTROL = `a[href], button, input, select, textarea, label, summary, ${ITEM}`;

/** Whether the text of an inline script or of the configuration asks for something. */
export const isConfigured = (text: string): boolean => CONFIGURED.test(text);

/** Whether the parsed page may have something to do from the beginning. */
export const hasSign = (document: Document): boolean =>
  document.querySelector(PRESENT) !== null ||
  ADDRESS.test(location.href) ||
  [...document.scripts].some(({ text }) => isConfigured(text));

/** Whether the page, and no island, may have to answer this press. */
export function mayConcernPage(event: Event, target: Element): boolean {
  if (!isPlainPress(event)) return false;
  const control = target.closest(CONTROL);
  return Boolean(
    target.closest(OPENER) ||
      control?.matches(ITEM) ||
      LINK.test(`${control?.getAttribute('href')}`) ||
      [...document.querySelectorAll(POPUP)].some(({ outerHTML }) => SELECTS.test(outerHTML)),
  );
}

/** A click or a submit that means "here". */
export function isPlainPress(event: Event): boolean {
  const { type, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  return type !== 'keydown' && !(button || metaKey || ctrlKey || shiftKey || altKey);
}
