import { rolldown } from 'rolldown';
import type { SettingInfo } from '../../runtime/src/settings/settings.ts';
import { DEVICES } from '../../runtime/src/site/devices.ts';
import { inputOptions } from './rolldown-options.ts';
import { stripDocs } from './strip-docs.ts';
import { camelCase, type DeclaredWidget } from './widget-table.ts';

/** The settings of a widget by name, each with its documentation. */
export type Schema = Readonly<Record<string, { readonly info: SettingInfo; readonly table?: object }>>;

const ENTRY = '\0schemas';

/** Returns each widget's settings, read by running its definition. */
export async function readSchemas(
  widgets: readonly DeclaredWidget[],
): Promise<Readonly<Record<string, Schema>>> {
  const imports = widgets.map(({ definition }, at) => `import w${at} from ${JSON.stringify(definition)};`);
  const members = widgets.map(({ name }, at) => `${JSON.stringify(name)}: w${at}.settings.entries`);
  const { plugins, ...options } = inputOptions('react');
  const build = await rolldown({
    ...options,
    input: ENTRY,
    // Direct `eval` in a library is removed by the builds of the packages; nothing here runs it.
    checks: { ...options.checks, eval: false },
    plugins: [
      (plugins as readonly unknown[]).filter((plugin) => plugin !== stripDocs) as typeof plugins,
      {
        name: 'schemas',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? `${imports.join('\n')}\nexport default { ${members.join(', ')} };` : null,
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return module.default;
}

const SUFFIXES = DEVICES.filter((device) => device !== 'desktop');

/**
 * TypeScript type of the settings of each kind. Readers also accept the spellings of content-management systems, such as `"5"` for a
 * number, which code has no reason to pass.
 */
const TYPES: Readonly<Record<SettingInfo['kind'], string>> = {
  switch: 'boolean',
  number: 'number',
  time: 'number | string',
  text: 'string | number',
  choice: 'string',
  list: 'string',
  range: "import('@iyim/runtime/widget').Range",
  link: "import('@iyim/runtime/page').GivenLink | null",
  icon: "import('@iyim/runtime/page').GivenIcon | null",
  object: 'object',
};

const RULES = 'Readonly<Record<string, string | number | boolean | readonly string[]>>';

/** Members of settings that a widget reads in another place than its schema, by widget. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  popup: [
    written('triggers', RULES, 'Triggers that open the popup, as Elementor Pro writes them.', '{}'),
    written('timing', RULES, 'Conditions under which the popup opens, as Elementor Pro writes them.', '{}'),
  ],
};

function typeOf({ kind, options }: SettingInfo): string {
  const type = options?.map((option) => JSON.stringify(option)).join(' | ') ?? TYPES[kind];
  return kind === 'list' ? `readonly (${type})[]` : type;
}

/** Returns the source of the interface of a widget's settings: `SwatchesSettings`, with a doc comment for each setting. */
export function settingsInterface(widget: string, schema: Schema): string {
  const name = `${camelCase(`-${widget}`)}Settings`;
  const entries = Object.entries(schema).flatMap(([setting, { info, table }]) => [
    member(setting, info, info.doc, JSON.stringify(info.defaultValue)),
    ...(info.isByDevice ? SUFFIXES : []).map((device) =>
      member(
        `${setting}_${device}`,
        info,
        `\`${setting}\` on the device \`${device}\`.`,
        JSON.stringify((table as Readonly<Record<string, unknown>> | undefined)?.[device]) ??
          'the value of the next larger device',
      ),
    ),
  ]);
  const members = [...entries, ...(OTHERS[widget] ?? [])];
  return members.length === 0
    ? `/** The widget \`${widget}\` has no settings. */\nexport interface ${name} { readonly [name: string]: never }`
    : `/** Settings of the widget \`${widget}\`. */\nexport interface ${name} {\n${members.join('\n')}\n}`;
}

const member = (name: string, info: SettingInfo, doc: string, defaultValue: string): string =>
  written(name, typeOf(info), doc, defaultValue);

/** Returns the source of a member with its documentation. */
function written(name: string, type: string, doc: string, defaultValue: string): string {
  return [
    '  /**',
    `   * ${oneLine(doc)}`,
    `   * @default ${oneLine(defaultValue)}`,
    '   */',
    `  readonly ${/^\w+$/.test(name) ? name : JSON.stringify(name)}?: ${type} | undefined;`,
  ].join('\n');
}

/** Returns the text without line breaks and without the end of a comment. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/');
}
