import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './entries.ts';
import { packageRoot } from './rolldown-options.ts';
import { readSchemas, type Schema, settingsInterface } from './settings-types.ts';
import { camelCase, readWidgets } from './widget-table.ts';

const widgets = await readWidgets(CATALOGUE);

/** Returns the compiler's errors in a source file of the workspace that exists only in memory. */
function errorsIn(code: string): string[] {
  const path = join(packageRoot, 'in-memory.ts');
  const { config } = ts.readConfigFile(join(packageRoot, '../../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['packages/runtime/src/css.d.ts'] },
    ts.sys,
    join(packageRoot, '../..'),
  );
  const { directoryExists: _, ...host } = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, version, ...rest) =>
    file === path ? ts.createSourceFile(file, code, version) : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([path, join(packageRoot, '../runtime/src/css.d.ts')], options, host);
  const source = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText, start = 0 }) =>
      `${code.slice(0, start).split('\n').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

describe('the published types of settings', () => {
  // The compiler reads the types of all widgets, which takes a long time on a busy machine.
  it('PK-3 the type of each widget’s settings has all settings of its schema, with values that the schema accepts', {
    timeout: 120_000,
  }, async () => {
    const schemas = await readSchemas(widgets);
    expect(Object.keys(schemas).sort()).toEqual(widgets.map(({ name }) => name).sort());
    const code = widgets.map(({ name, definition }, at) => {
      const type = `${camelCase(`-${name}`)}Settings`;
      return `import d${at} from ${JSON.stringify(definition)};
        ${settingsInterface(name, schemas[name] ?? {})}
        type Given${at} = GivenSettings<typeof d${at}.settings.entries>;
        export const accepted${at}: Given${at} = {} as ${type};
        export const named${at}: keyof ${type} = {} as keyof Given${at};`;
    });
    const start = "import type { GivenSettings } from '@iyim/runtime/page';\n";
    expect(errorsIn(start + code.join('\n'))).toEqual([]);
    // The check itself notices a wrong type.
    const wrong = code.join('\n').replace('clear_on_reselect?: boolean', 'clear_on_reselect?: number');
    expect(errorsIn(start + wrong).join()).toContain('clear_on_reselect');
  });

  it('PK-3 each setting has its description and its default, also for each device', () => {
    const schema: Schema = {
      columns: {
        info: { kind: 'number', defaultValue: 3, doc: 'Number of columns.', isByDevice: true },
        table: { mobile: 1 },
      },
    };
    const text = settingsInterface('loop-grid', schema);
    expect(text).toContain('/** Settings of the widget `loop-grid`. */\nexport interface LoopGridSettings {');
    expect(text).toContain(
      '  /**\n   * Number of columns.\n   * @default 3\n   */\n  readonly columns?: number | undefined;',
    );
    expect(text).toContain(
      '   * `columns` on the device `mobile`.\n   * @default 1\n   */\n  readonly columns_mobile?: number | undefined;',
    );
    expect(text).toMatch(
      /@default the value of the next larger device\n {3}\*\/\n {2}readonly columns_tablet\?/,
    );
  });

  it('PK-3 a description cannot end its comment, and a name cannot end its member', () => {
    const schema: Schema = {
      'a-b"; evil: "': { info: { kind: 'text', defaultValue: '*/', doc: 'One */ evil(); /*\ntwo' } },
    };
    const text = settingsInterface('tabs', schema);
    expect(text).toContain('   * One *\\/ evil(); /* two\n   * @default "*\\/"');
    const { statements } = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022);
    expect(statements.map(({ kind }) => kind)).toEqual([ts.SyntaxKind.InterfaceDeclaration]);
  });

  it('PK-3 a widget without settings accepts none', () => {
    expect(settingsInterface('timeline', {})).toContain(
      'export interface TimelineSettings { readonly [name: string]: never }',
    );
  });
});
