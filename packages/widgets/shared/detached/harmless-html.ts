import { parseHtml, safeUrl } from '@iyim/runtime/widget';

/** Elements that carry text and pictures, and can do nothing. */
const ELEMENTS =
  'span, div, p, b, strong, i, em, u, s, small, sub, sup, bdi, bdo, br, img, svg, g, path, circle, ellipse, line, ' +
  'polyline, polygon, rect, use, title, ul, ol, li';

/** Elements that lead somewhere: what is in them stays. */
const WRAPPERS = 'a';

/** Attributes that say how those look, what they are called and what they count. */
const ATTRIBUTES =
  /^(class|role|dir|lang|alt|title|width|height|src|srcset|sizes|loading|(xlink:)?href|aria-[a-z]+|data-(store|post|is-front)|focusable|viewbox|preserveaspectratio|transform|opacity|d|points|[cdfr]?[xyr][12]?|(fill|stroke|clip)(-[a-z]+)?)$/i;

/**
 * A label or an icon out of an attribute (SEC-1). Whoever may write attributes of a link must not get scripts by it: what is
 * not known to be harmless is left out. The content is inert until it is placed.
 */
export function harmlessHtml(html: string): DocumentFragment {
  const content = parseHtml(html);
  for (const element of content.querySelectorAll('*')) {
    if (element.matches(WRAPPERS)) element.replaceWith(...element.childNodes);
    else if (!element.matches(ELEMENTS)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (!isHarmless(name, value)) element.removeAttribute(name);
  }
  return content;
}

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name)) return false;
  if (/href$/i.test(name)) return value.startsWith('#'); // a picture of this page
  return name !== 'src' || safeUrl(value) !== null;
}
