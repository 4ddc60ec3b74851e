import { parseHtml } from '@iyim/runtime/widget';

/** Selector of purely graphical SVG elements and their texts. */
const ELEMENTS =
  'svg, g, path, circle, ellipse, line, polyline, polygon, rect, defs, use, title, desc, ' +
  'linearGradient, radialGradient, stop, clipPath, mask';
const ATTRIBUTES =
  /^(class|id|role|width|height|version|xmlns|viewbox|preserveaspectratio|transform|opacity|offset|d|points|[cdfr]?[xyr][12]?|(xlink:)?href|gradient(units|transform)|(stop|fill|stroke|clip)(-[a-z]+)?|mask)$/i;
/** Maximum length of a shape's file, in characters. */
const LONGEST = 200_000;

/**
 * Returns the drawing of an SVG file without anything that runs code or loads files: scripts, handlers, styles, foreign content,
 * references to other files. Throws if the text contains no SVG element, or is too long.
 */
export function cleanSvg(text: string): Element {
  const svg = text.length > LONGEST ? null : parseHtml(text).querySelector('svg');
  if (!svg) throw new Error(`expected an SVG drawing, found "${text.slice(0, 40)}"`);
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    if (!element.matches(ELEMENTS)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (!isHarmless(name, value)) element.removeAttribute(name);
  }
  return svg;
}

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name)) return false;
  if (/href$/i.test(name)) return value.startsWith('#');
  return !/url\(\s*['"]?(?!#)/i.test(value);
}
