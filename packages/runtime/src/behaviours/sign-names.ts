import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { mayBeFor, NATIVE } from '../islands/replay.ts';
import { POPUP } from '../islands/trigger.ts';

// Signs that the page may need a page-wide behaviour. The entry script looks for them; `page-parts.ts` checks in detail.

/** Matches the address of a link to an action, an anchor or a picture. */
const LINK = /(#|%23).|\.(png|jpe?g|gif|svg|webp|avif)\b/i;
/** Elements that answer a press anywhere inside them, in place of the links they contain. */
export const ITEM = '[data-url],[data-elementor-lightbox],[data-elementor-lightbox-video]';
/** Elements that open a popup: the attribute contains the popup's number, or page builder settings that name the popup. */
export const OPENER = '[data-popup-instance],[data-jet-popup]';
/** Matches the markup of a popup with a selector for its openers, which can match any element of the page. */
const SELECTS = /(open_|custom-)selector("|&quot;)\s*:\s*\2[^"&]/;
/** Elements in Hebrew, by the same rules as in `labels.ts`. */
const HEBREW = '[lang^=he],[lang^=iw],:root:not([lang]),[lang=""]';
/** Elements that need a behaviour. The last part matches Hebrew shop pages, whose English labels may need translation. */
const PRESENT = `${ITEM},${POPUP},[name=_wp_http_referer],:is(${HEBREW}) :is([class*=woocommerce],[class*=cart])`;
const ADDRESS = /-action|theme_template_id|iyim-inspect/;
/** Matches the text of an inline script or configuration that requires a behaviour. */
export const CONFIGURED =
  /(ElementorProFrontendConfig|JetEngineViewsData)\s*=|"(labels|adopt|editMode)"\s*:|"edit":true/;
const CONTROL = `${NATIVE},label,summary,${ITEM}`;

/** Matches the text of a configuration that lets the originals' markup become hosts. */
const ADOPTS = /"adopt"\s*:/;

const inScripts = (pattern: RegExp): boolean => [...document.scripts].some(({ text }) => pattern.test(text));

/** Whether the parsed page may need a behaviour from the beginning. */
export const hasSign = (document: Document): unknown =>
  document.querySelector(PRESENT) || ADDRESS.test(location.href) || inScripts(CONFIGURED);

/**
 * Whether the page, or an island whose host has not been found yet, may have to answer this press. `adopts`: page code may have
 * requested that the originals' markup becomes hosts.
 */
export function mayConcernPage(event: Event, target: Element, adopts: unknown): unknown {
  adopts ||= inScripts(ADOPTS);
  const control = target.closest(CONTROL);
  return (
    (adopts && mayBeFor(event, target)) ||
    (isPlainPress(event) &&
      (target.closest(OPENER) ||
        control?.matches(ITEM) ||
        LINK.test(`${control?.getAttribute('href')}`) ||
        [...document.querySelectorAll(adopts ? 'body' : POPUP)].some(({ outerHTML }) =>
          SELECTS.test(outerHTML),
        )))
  );
}

/** Whether the event is a click or a submit that stays in this tab. */
export const isPlainPress = (event: Event): boolean => event.type !== 'keydown' && !isModifiedClick(event);
