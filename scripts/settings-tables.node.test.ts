import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SettingInfo } from '../packages/runtime/src/page.ts';
import type { Entries } from '../packages/runtime/src/widget.ts';
import * as catalogue from '../packages/widgets/bundle/catalogue.ts';
import { documents, type Sample, samplesOf } from './docs/documents.ts';
import { settingsProblems } from './docs/settings.ts';
import * as template from './new-widget/catalogue.ts';

const definitions = await Promise.all(
  Object.values({ ...catalogue, ...template }).map(async ({ load }) => (await load()).definition),
);
const TABLE = /(<!-- settings -->)[\s\S]*?(<!-- \/settings -->)/;

/** Whether to write the tables instead of comparing them: true with `UPDATE_DOCS=1` (`pnpm docs:write`). */
const update = process.env.UPDATE_DOCS === '1';

// A long timeout, because the machine may be busy with other test files.
describe('the settings tables of READMEs', { timeout: 60_000 }, () => {
  for (const { name, settings } of definitions) {
    const folder = name === 'sample-widget' ? './new-widget' : '../packages/widgets/src';
    const readme = fileURLToPath(new URL(`${folder}/${name}/README.md`, import.meta.url));
    it(`RT-2 the settings table in the README of ${name} matches its schema`, () => {
      const { entries } = settings;
      const text = readFileSync(readme, 'utf8');
      const table = Object.keys(entries).length === 0 ? 'This widget has no settings.' : tableOf(entries);
      const expected = text.replace(TABLE, (_all, open, close) => `${open}\n${table}\n${close}`);
      expect(text, `${readme} needs <!-- settings --> markers`).toMatch(TABLE);
      if (update) writeFileSync(readme, expected);
      else expect(text, 'run `pnpm docs:write`').toBe(expected);
    });
  }
});

describe('HTML samples', { timeout: 60_000 }, () => {
  const schemas = new Map(definitions.map(({ name, settings }) => [name, settings]));
  const sample = (code: string): Sample => ({
    file: 'guide.md',
    line: 3,
    language: 'html',
    title: undefined,
    isFragment: false,
    code,
  });

  it('DOC-1 the HTML samples of the documents use only settings that the widgets have', async () => {
    expect(settingsProblems(documents().flatMap(samplesOf), schemas)).toEqual([]);
  });

  it.each([
    [
      'a word for a number',
      `<p data-widget="countdown" data-widget-settings='{"due_date": "soon"}'></p>`,
      'expected a number',
    ],
    [
      'an unknown setting',
      `<p data-widget="countdown" data-widget-settings='{"dew_date": 1}'></p>`,
      'no setting "dew_date"',
    ],
    ['broken JSON', `<p data-widget="countdown" data-widget-settings='{"due_date": }'></p>`, 'JSON'],
    [
      'broken JSON in a script',
      '<p data-widget="countdown"><script type="application/json" data-widget-settings>{</script></p>',
      'JSON',
    ],
    ['an unknown widget', '<p data-widget="count-down"></p>', 'no widget has the name "count-down"'],
  ])('DOC-1 an HTML sample with %s is reported with its line', async (_what, code, problem) => {
    expect(settingsProblems([sample(code)], schemas)).toEqual([expect.stringContaining(problem)]);
    expect(settingsProblems([sample(code)], schemas)[0]).toMatch(/^guide\.md:3: /);
  });
});

function tableOf(entries: Entries): string {
  const rows = Object.entries(entries).map(
    ([name, { info }]) =>
      `| \`${name}\`${info.isByDevice ? ` and \`${name}_{device}\`` : ''} | ${kindOf(info)} | \`${JSON.stringify(info.defaultValue)}\` | ${info.doc} |`,
  );
  return ['| setting | value | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const kindOf = (info: SettingInfo): string =>
  info.options
    ? `${info.kind === 'list' ? 'list of ' : ''}${info.options.map((option) => `\`${option || '""'}\``).join(' or ')}`
    : info.kind;
