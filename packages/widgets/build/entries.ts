import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './rolldown-options.ts';
import { readSchemas, settingsInterface } from './settings-types.ts';
import { camelCase, type DeclaredWidget, readWidgets } from './widget-table.ts';

/** Path of the catalogue, which has a row for each widget. */
export const CATALOGUE = join(packageRoot, 'bundle/catalogue.ts');

const FOLDER = join(packageRoot, 'dist/entries');

/**
 * Writes the modules behind `@iyim/widgets/<name>`: each exports the widget for `start()`, its component, and the type of its settings
 * with their documentation, which editors show.
 */
export async function writeEntries(): Promise<void> {
  const widgets = await readWidgets(CATALOGUE);
  const schemas = await readSchemas(widgets);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const widget of widgets) {
    const component = camelCase(`-${widget.name}`);
    const lines = [
      "import { type WidgetComponent, widgetComponent } from '@iyim/runtime/page';",
      `import definition from ${JSON.stringify(widget.definition)};`,
      ROW_IMPORTS,
      settingsInterface(widget.name, schemas[widget.name] ?? {}),
      '/** The widget for `start()`. */',
      `export const ${camelCase(widget.name)} = ${rowOf(widget)};`,
      '/** The widget as a React component. Its children are the markup that the widget works on. */',
      `export const ${component}: WidgetComponent<${component}Settings> = /* @__PURE__ */ widgetComponent(definition);`,
    ];
    await writeFile(join(FOLDER, `${widget.name}.ts`), `${lines.join('\n')}\n`);
  }
}

/** Import statements that the rows returned by `rowOf` need. */
export const ROW_IMPORTS = `import { iyimWidget } from ${JSON.stringify(join(packageRoot, 'shared/iyim-widget.ts'))};`;

/** Returns the source of one row of the catalogue. */
export function rowOf({ name, definition, trigger, claims, guards }: DeclaredWidget): string {
  const options = JSON.stringify({ trigger, claims, guards });
  return `/* @__PURE__ */ iyimWidget('${name}', { ...${options}, load: () => import(${JSON.stringify(definition)}) })`;
}
