import { parseHtml, safeUrl } from '@iyim/runtime/widget';

/** Elements that contain text and pictures, and cannot run code. */
const ELEMENTS =
  'span, div, p, b, strong, i, em, u, s, small, sub, sup, bdi, bdo, br, img, svg, g, path, circle, ellipse, line, ' +
  'polyline, polygon, rect, use, title, ul, ol, li';

/** Elements that navigate. They are replaced with their content. */
const WRAPPERS = 'a';

/** Allowed attributes of `ELEMENTS`: classes, texts, sizes, SVG geometry, and the data attributes of store counters. */
const ATTRIBUTES =
  /^(class|role|dir|lang|alt|title|width|height|src|srcset|sizes|loading|(xlink:)?href|aria-[a-z]+|data-(store|post|is-front)|focusable|viewbox|preserveaspectratio|transform|opacity|d|points|[cdfr]?[xyr][12]?|(fill|stroke|clip)(-[a-z]+)?)$/i;

/**
 * Parses a label or an icon from an attribute (SEC-1). Everything that is not known to be harmless is removed, so that an author
 * who is allowed to write attributes cannot inject scripts. The content is inert until it is inserted.
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
  if (/href$/i.test(name)) return value.startsWith('#'); // a reference inside this page
  return name !== 'src' || safeUrl(value) !== null;
}
