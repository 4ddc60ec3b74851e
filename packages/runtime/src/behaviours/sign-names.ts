import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { mayBeFor, NATIVE } from '../islands/replay.ts';
import { POPUP } from '../islands/trigger.ts';

// By what the entry script knows that the page may have something to do; `page-parts.ts` looks closer.

/** An address of a link: of an action, of a place in the page, of a picture. */
const LINK = /(#|%23).|\.(png|jpe?g|gif|svg|webp|avif)\b/i;
/** What answers a press instead of the link in it, or anywhere around one. */
export const ITEM = '[data-url],[data-elementor-lightbox],[data-elementor-lightbox-video]';
/** Elements that name a popup, and widgets of the page builder whose settings do. */
export const OPENER = '[data-popup-instance],[data-jet-popup]';
/** In the markup of a popup whose settings name its openers by a selector: anything may be one. */
const SELECTS = /(open_|custom-)selector("|&quot;)\s*:\s*\2[^"&]/;
/** As `labels.ts` reads the language. */
const HEBREW = '[lang^=he],[lang^=iw],:root:not([lang]),[lang=""]';
/** The last: a shop's page in Hebrew, which may have labels in English. */
const PRESENT = `${ITEM},${POPUP},[name=_wp_http_referer],:is(${HEBREW}) :is([class*=woocommerce],[class*=cart])`;
const ADDRESS = /-action|theme_template_id/;
/** In the text of an inline script, or of the configuration, which asks for something. */
export const CONFIGURED =
  /(ElementorProFrontendConfig|JetEngineViewsData)\s*=|"(labels|adopt|editMode)":|"edit":true/;
const CONTROL = `${NATIVE},label,summary,${ITEM}`;

/** In the same text: the originals' markup may become hosts. */
const ADOPTS = /"adopt":/;

const inScripts = (pattern: RegExp): boolean => [...document.scripts].some(({ text }) => pattern.test(text));

/** Whether the parsed page may have something to do from the beginning. */
export const hasSign = (document: Document): unknown =>
  document.querySelector(PRESENT) || ADDRESS.test(location.href) || inScripts(CONFIGURED);

/**
 * Whether the page, or an island whose host is not known yet, may have to answer this press. `adopts`: code of the page may have
 * said that the originals' markup is to become hosts.
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

/** A click or a submit that means "here". */
export const isPlainPress = (event: Event): boolean => event.type !== 'keydown' && !isModifiedClick(event);
