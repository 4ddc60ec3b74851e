import { originals } from '../originals/markup.ts';

/**
 * A `host.css`, and the same once more for the original's markup, which has no `data-widget` yet: where the element of the page's
 * configuration says which widgets are adopted, `data-adopt="cart form"`, or all of them, `data-adopt`. A style sheet can not read
 * the configuration itself. `:root:has(…)` only sets a property: in front of other elements it made the browser look at all
 * styles of the page after each change to it.
 * @throws when a widget in the sheet has no original, or the sheet is for two.
 */
export function alsoForOriginals(css: string): string {
  const [name, second] = new Set([...css.matchAll(/\[data-widget~='([\w-]+)'\]/g)].map(([, name]) => name));
  if (name === undefined) return css;
  if (second !== undefined) throw new Error(`host.css: expected one widget, found "${name}" and "${second}"`);
  const original = originals[name];
  if (!original) throw new Error(`host.css: expected a widget that has an original, found "${name}"`);
  const adopted = css.replaceAll(
    `[data-widget~='${name}']`,
    `:is(${original}):not([data-iyim-skip], [data-iyim-skip] *)`,
  );
  return `${css}
:where(:root:has(#iyim-config:is([data-adopt=''], [data-adopt~='${name}']))) { --iyim-adopt-${name}: 1 }
@container style(--iyim-adopt-${name}: 1) { ${adopted} }`;
}
