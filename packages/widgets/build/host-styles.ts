import { originals } from '../originals/markup.ts';

/**
 * Returns a `host.css`, followed by a copy for the original's markup, which has no `data-widget` yet. The copy applies if the
 * page's configuration element lists the widget (`data-adopt="cart form"`) or adopts all widgets (`data-adopt`), because a style
 * sheet cannot read the configuration itself. `:root:has(…)` only sets a property, because in front of another selector it would
 * make the browser recheck all styles of the page after each change.
 * @throws Error if a widget in the style sheet has no original, or the style sheet is for two widgets.
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
