const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const MATCHES = '(min-width: 0px)';
const FAILS = '(max-width: 0px)';

/** Rewrites a media query so that it evaluates as if the visitor preferred reduced motion. */
const asReduced = (query: string) =>
  query.replace(QUERY, (_all, value) => (value === 'no-preference' ? FAILS : MATCHES));

/**
 * Simulates `prefers-reduced-motion: reduce`, because scripts cannot set it: rewrites the media queries of all readable style
 * sheets, including those that islands adopt later, and replaces `matchMedia`. Does not affect pictures and frames. Returns a
 * function that undoes it.
 */
export function reduceMotion(): () => void {
  const rewritten = new Map<CSSMediaRule, string>();
  const controller = new AbortController();
  const { matchMedia } = window;

  const rewrite = () => {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      for (const rule of mediaRules(sheet)) {
        if (rewritten.has(rule) || rule.media.mediaText.search(QUERY) < 0) continue;
        rewritten.set(rule, rule.media.mediaText);
        rule.media.mediaText = asReduced(rule.media.mediaText);
      }
    }
  };
  window.matchMedia = (query) => matchMedia.call(window, asReduced(query));
  document.addEventListener('iyim:mounted', rewrite, { signal: controller.signal });
  rewrite();

  return () => {
    controller.abort();
    window.matchMedia = matchMedia;
    for (const [rule, text] of rewritten) rule.media.mediaText = text;
  };
}

function mediaRules(holder: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  let rules: CSSRule[];
  try {
    rules = [...holder.cssRules];
  } catch {
    return []; // a style sheet from another origin, whose rules scripts may not read
  }
  return rules.flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule as CSSGroupingRule) : []),
  ]);
}
