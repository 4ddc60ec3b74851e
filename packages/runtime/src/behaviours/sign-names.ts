/** As `labels.ts` reads the language. */
const HEBREW = '[lang^="he" i], :root:not([lang]), [lang=""]';

/** By what the entry script knows that the page may have something to do; `page-parts.ts` looks closer. */
export const pageSigns = {
  /** An address of a link: of an action, of a place in the page, of a picture. */
  link: /(#|%23).|\.(png|jpe?g|gif|svg|webp)\b/i,
  /** What answers a press instead of the link in it, or anywhere around one. */
  item: '[data-url], [data-elementor-lightbox-video]',
  opener: '[data-popup-instance], [data-jet-popup]',
  popup: '[data-widget~=popup]',
  /** In the markup of a popup whose settings name its openers by a selector: anything may be one. */
  selects: /(open_|custom-)selector("|&quot;)\s*:\s*("|&quot;)[^"&]/,
  /** The last: a shop's page in Hebrew, which may have labels in English. */
  present: `[data-url], [data-widget~=popup], [name=_wp_http_referer], :is(${HEBREW}) :is([class*=woocommerce], [class*=cart])`,
  address: /-action|theme_template_id/,
  /** In the text of an inline script, or of the configuration. */
  configured: /(ElementorProFrontendConfig|JetEngineViewsData)\s*=|"labels":\s*[[{]/,
} as const;
