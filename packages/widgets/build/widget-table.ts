import { basename } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { WidgetTable } from '../bundle/from-table.ts';
import { inputOptions } from './rolldown-options.ts';

/** What a `widget.ts` declares. */
export interface DeclaredWidget {
  readonly name: string;
  readonly trigger?: string;
  readonly claims?: string;
  readonly everyClick?: boolean;
  /** The file that `load` imports. */
  readonly definition: string;
}

/** Reads the widgets that a module exports as `widgets`, by running it: `lazyWidget` hands on what it was given. */
export async function readWidgets(file: string): Promise<readonly DeclaredWidget[]> {
  const build = await rolldown({
    ...inputOptions('react'),
    input: file,
    plugins: [declarations],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const declared: readonly (Omit<DeclaredWidget, 'definition'> & { load(): Promise<{ default: string }> })[] =
    module.widgets;
  return Promise.all(
    declared.map(async ({ load, ...widget }) => ({ ...widget, definition: (await load()).default })),
  );
}

const RUNTIME = '@iyim/runtime/widget';
const DEFINITION = '\0definition:';

const declarations: Plugin = {
  name: 'declarations',
  resolveId: { order: 'pre', handler: (id) => (id === RUNTIME ? `\0${RUNTIME}` : null) },
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null;
    const resolved = await this.resolve(specifier, importer);
    return resolved && DEFINITION + resolved.id;
  },
  load(id) {
    if (id === `\0${RUNTIME}`) return 'export const lazyWidget = (name, options) => ({ name, ...options });';
    return id.startsWith(DEFINITION)
      ? `export default ${JSON.stringify(id.slice(DEFINITION.length))};`
      : null;
  },
};

/** The module that an entry imports its widgets' table from. */
export const TABLE = 'iyim:widget-table';

/** Writes the table: of each widget its trigger, its claims and every chunk it stands on. */
export function writeTable(
  widgets: readonly DeclaredWidget[],
  chunksOf: (widget: DeclaredWidget) => Iterable<OutputChunk>,
): string {
  const needs = widgets.map((widget) => {
    const [own = '', ...others] = [...chunksOf(widget)].map(({ fileName }) => basename(fileName, '.js'));
    return { widget, own, others };
  });
  const all = [...new Set(needs.flatMap(({ others }) => others))];
  const always = all.filter((chunk) => needs.every(({ others }) => others.includes(chunk)));
  const shared = [...always, ...all.filter((chunk) => !always.includes(chunk))];
  const rows = needs.map(({ widget: { name, trigger, claims = '', everyClick }, own, others }) => {
    const also = others.filter((chunk) => !always.includes(chunk)).map((chunk) => shared.indexOf(chunk));
    const hash = own.slice(name.length + 1);
    const row: WidgetTable['widgets'][string] = everyClick
      ? [hash, also, claims, trigger, everyClick]
      : trigger
        ? [hash, also, claims, trigger]
        : [hash, also, claims];
    return [name, row] as const;
  });
  const table: WidgetTable = { shared, always: always.length, widgets: Object.fromEntries(rows) };
  return `export default ${JSON.stringify(table)};`;
}
