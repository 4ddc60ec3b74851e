import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyDefinition, SettingInfo } from '../packages/runtime/src/widget.ts';

const definitions = import.meta.glob<{ default: AnyDefinition }>([
  '../packages/widgets/src/*/definition.{ts,tsx}',
  './new-widget/*/definition.ts',
]);
const TABLE = /(<!-- settings -->)[\s\S]*?(<!-- \/settings -->)/;

/** With `UPDATE_DOCS=1` (`pnpm docs:write`) the tables are written instead of compared. */
const update = process.env.UPDATE_DOCS === '1';

// The first of them has all that the widgets stand on compiled.
describe('README tables say what the schemas say', { timeout: 60_000 }, () => {
  for (const [path, load] of Object.entries(definitions)) {
    const readme = fileURLToPath(new URL(path.replace(/definition\.tsx?$/, 'README.md'), import.meta.url));
    it(`RT-2 settings of ${path.split('/').at(-2)}`, async () => {
      const { entries } = (await load()).default.settings;
      const text = readFileSync(readme, 'utf8');
      const table = Object.keys(entries).length === 0 ? 'This widget has no settings.' : tableOf(entries);
      const expected = text.replace(TABLE, (_all, open, close) => `${open}\n${table}\n${close}`);
      expect(text, `${readme} needs <!-- settings --> markers`).toMatch(TABLE);
      if (update) writeFileSync(readme, expected);
      else expect(text, 'run `pnpm docs:write`').toBe(expected);
    });
  }
});

function tableOf(entries: AnyDefinition['settings']['entries']): string {
  const rows = Object.entries(entries).map(
    ([name, { info }]) =>
      `| \`${name}\` | ${kindOf(info)} | \`${JSON.stringify(info.defaultValue)}\` | ${info.doc} |`,
  );
  return ['| setting | value | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const kindOf = (info: SettingInfo): string =>
  info.options ? info.options.map((option) => `\`${option}\``).join(' or ') : info.kind;
