import { originals } from '../shared/original-markup.ts';

/**
 * What hosts look like before they mount, for the originals' markup too, which has no `data-widget` yet: where the element of the
 * page's configuration says which widgets are adopted, `data-adopt="cart form"`, or all of them, `data-adopt`. A style sheet
 * can not read the configuration itself.
 */
export const alsoForOriginals = (css: string): string =>
  css.replace(/\[data-widget~='([\w-]+)'\]/g, (host, name: string) => {
    const original = originals[name];
    if (!original) throw new Error(`host.css: expected a widget that has an original, found "${name}"`);
    const asked = `#iyim-config:is([data-adopt=''], [data-adopt~='${name}'])`;
    return `:is(${host}, :root:has(${asked}) :is(${original}):not([data-iyim-skip], [data-iyim-skip] *))`;
  });
