import { posix } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { WidgetTable } from '../bundle/from-table.ts';
import { inputOptions } from './rolldown-options.ts';

/** A row of the catalogue. */
export interface DeclaredWidget {
  readonly name: string;
  readonly trigger?: string;
  readonly claims?: string;
  readonly guards?: boolean;
  /** Path of the file that `load` imports. */
  readonly definition: string;
  /** Whether the widget is in the core's table; the entry then has only its name and trigger. */
  readonly isLater: boolean;
}

/** Converts a widget's name (`mini-cart`) to the name of its row in the catalogue (`miniCart`). */
export const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Reads the rows of a catalogue by running it with a `lazyWidget` that returns its arguments. */
export async function readWidgets(file: string): Promise<readonly DeclaredWidget[]> {
  const build = await rolldown({
    ...inputOptions('react'),
    input: file,
    plugins: [declarations],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const module: Readonly<Record<string, Row>> = await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  );
  return Promise.all(
    Object.values(module).map(async ({ load, isEarly, ...widget }) => ({
      ...widget,
      definition: (await load()).default,
      isLater: !isEarly,
    })),
  );
}

interface Row extends Omit<DeclaredWidget, 'definition' | 'isLater'> {
  readonly isEarly?: true;
  load(): Promise<{ default: string }>;
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
    // The page behaviours are the same for all widgets and are not needed here.
    if (id.endsWith('page/behaviours.ts')) return 'export const behaviours = {};';
    return id.startsWith(DEFINITION)
      ? `export default ${JSON.stringify(id.slice(DEFINITION.length))};`
      : null;
  },
};

/** Id of the module that provides an entry's widget table and the names of the widgets in the core's table. */
export const TABLE = 'iyim:widget-table';
/** Id of the module with the table that the core imports. */
export const LATER_TABLE = 'iyim:later-table';

/**
 * Returns the text of a table: the chunks' folder, and for each widget its trigger, its claims and every chunk that it needs.
 * `bundle/from-table.ts` reads it.
 */
export function writeTable(
  widgets: readonly DeclaredWidget[],
  chunksOf: (widget: DeclaredWidget) => Iterable<OutputChunk>,
): WidgetTable {
  let folder = '';
  const needs = widgets.map((widget) => {
    const [first = '', ...others] = [...chunksOf(widget)].map(({ fileName }) =>
      fileName.replace(/\.js$/, ''),
    );
    folder = posix.dirname(first);
    return { widget, others: others.map((chunk) => posix.relative(folder, chunk)) };
  });
  const all = [...new Set(needs.flatMap(({ others }) => others))];
  const always = all.filter((chunk) => needs.every(({ others }) => others.includes(chunk)));
  const some = all.filter((chunk) => !always.includes(chunk));
  if (some.length > 36)
    throw new Error(`expected at most 36 chunks that some widgets share, found ${some.length}`);
  const rows = needs.map(({ widget: { name, trigger = '', claims = '', guards }, others }) => {
    const needed = some.flatMap((chunk, index) => (others.includes(chunk) ? index.toString(36) : []));
    return [name, needed.join(''), trigger, guards ? '+' : '', claims].join(' ').trimEnd();
  });
  return [[folder, ...always].join(' '), some.join(' '), ...rows].join('\n');
}
