/**
 * Returns the widgets in the tables of docs/adoption.md, each with the plugins' widgets that it replaces, as in `WooCommerce: Cart page
 * (classic)`. A row is `plugin widget | Iyim widgets | selector | recorded from`.
 */
export function adoptionRows(markdown: string): Record<string, string[]> {
  const replaced: Record<string, string[]> = {};
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, original = '', widgets = ''] = cells;
    if (cells.length !== 6 || original === 'plugin widget' || /^-+$/.test(original)) continue;
    const plugin = section.includes(',') || section.includes(' and ') ? '' : `${section}: `;
    for (const name of widgets.split(', ')) {
      const [, widget = ''] = /^\[?([a-z-]+)/.exec(name) ?? [];
      replaced[widget] = [...(replaced[widget] ?? []), `${plugin}${original}`];
    }
  }
  return Object.fromEntries(Object.entries(replaced).sort(([a], [b]) => a.localeCompare(b)));
}
