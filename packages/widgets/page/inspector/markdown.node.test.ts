import { describe, expect, it } from 'vitest';
import { markup, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { code, toMarkdown } from './markdown.ts';
import type { InspectedHost, Report } from './report.ts';

const host: InspectedHost = {
  element: {} as HTMLElement,
  label: '<div#sale>',
  widget: 'countdown',
  state: 'failed',
  reason: { key: 'whyNoPart' },
  trigger: 'load',
  isAdopted: false,
  chunks: [],
  written: {},
  settings: [
    { name: 'due_date', value: '"soon"', isDefault: false },
    { name: 'restart', value: 'false', isDefault: true },
  ],
  unknownKeys: [],
  handlers: [],
  shift: 0,
  findings: [],
};
const report: Report = {
  version: '0.1.0',
  address: 'https://shop.example/sale/',
  browser: 'Test',
  hosts: [host],
  notAdopted: [{ widget: 'tabs', elements: [], reason: { key: 'adoptOff' } }],
  scripts: [
    {
      handle: 'jet-search',
      file: '/jet-search.js',
      widgets: ['live-search'],
      verdict: 'keep',
      advice: { key: 'scriptKeep' },
    },
  ],
  config: { source: { key: 'configScript' }, values: [['locale', '"he"']] },
  copies: ['https://shop.example/iyim/iyim.js'],
  hasStyles: false,
  shift: 0.1,
  findings: [
    {
      level: 'error',
      what: { key: 'partMissing', values: { widget: 'countdown' } },
      remedy: { key: 'partMissingRemedy', values: { widget: 'countdown' } },
      detail: 'expected elements, found none',
      places: [{ label: '<div#sale>' }],
    },
  ],
};

describe('the report as Markdown', () => {
  it('IN-9 the report contains the page, the findings with their remedies, the hosts, scripts and markup that is not adopted', () => {
    const lines = toMarkdown(report).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '## Iyim 0.1.0',
        '- Page: `https://shop.example/sale/`',
        '- iyim.css: missing',
        '- Configuration: Read from \\<script id="iyim-config"\\>',
        '  - `locale`: `"he"`',
        '- **error** The markup of `countdown` lacks a part – `<div#sale>` – `expected elements, found none` – Compare with the markup on the widget’s page: the theme’s template may lack an element.',
        '| `countdown` | 1 | `<div#sale>` | failed | Its markup lacks a part |  |  | `due_date: "soon"` |',
        expect.stringMatching(/^\| `tabs` \| 0 \| adopt is off in the configuration\./),
        '| `jet-search` | `/jet-search.js` | Keep it: no widget replaces it. |',
      ]),
    );
  });

  it('SEC-1 texts of the page stay inside their code spans', () => {
    for (const text of [...markup, ...scriptUrls, '`', '``` x', 'a`b``c', '\n\n# heading', '', '   ']) {
      const span = code(text);
      const [fence = ''] = /^`+/.exec(span) ?? [];
      expect(span).not.toContain('\n');
      expect(span.endsWith(fence)).toBe(true);
      const inner = span.slice(fence.length, -fence.length);
      expect(inner.match(/`+/g)?.some(({ length }) => length === fence.length) ?? false).toBe(false);
    }
  });

  /** Returns the number of cells of each row of the hosts' table, as strict and as simple parsers of Markdown count them. */
  const cellsOf = (text: string) => {
    const rows = toMarkdown({ ...report, hosts: [{ ...host, label: text, widget: text }] })
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('failed'));
    expect(rows).toHaveLength(1);
    return rows.flatMap((line) => [
      line.replaceAll('\\|', '').split('|').length - 2,
      line.replace(/\\./g, '').split('|').length - 2,
    ]);
  };

  it('SEC-1, IN-9 a text of the page with bars, backslashes, backticks or line breaks stays in its cell', () => {
    for (const text of ['a | b', '\\| x', 'a\\\\|b\\', '`|`', '``|```', 'a\r\nb\n| c', '\u2028|', ...markup])
      expect(cellsOf(text)).toEqual([8, 8]);
    expect(toMarkdown({ ...report, hosts: [{ ...host, label: 'a | b' }] })).toContain('| `a \\| b` |');
  });

  it('IN-9 a very long text is shortened, and invisible characters are shown', () => {
    expect(code('x'.repeat(5000))).toHaveLength(203);
    expect(code('😀'.repeat(5000))).not.toMatch(/[\ud800-\udfff]/u);
    expect(code('a\u202eb\u0000\ud800')).toBe('`a\\u{202e}b\\u{0}\\u{d800}`');
  });

  it('IN-9 hosts that differ only in their element share a row, and long tables end with the number of the rest', () => {
    const equal = Array.from({ length: 5000 }, (_, at) => ({
      ...host,
      label: `<div#d${at}>`,
      mounted: { after: at, at },
    }));
    const text = toMarkdown({ ...report, hosts: [...equal, { ...host, state: 'mounted', label: '<p>' }] });
    expect(text).toContain('| `countdown` | 5000 | `<div#d0>` | failed | Its markup lacks a part | 4999 |');
    expect(text).toContain('| `countdown` | 1 | `<p>` | mounted |');
    const others = equal.map((one, at) => ({ ...one, widget: `w${at}` }));
    expect(toMarkdown({ ...report, hosts: others })).toContain('\n… and 4900 more rows\n');
  });

  it('IN-9 a finding with several places names their number, and the first five with their own errors', () => {
    const places = Array.from({ length: 7 }, (_, at) => ({ label: `<div#d${at}>`, detail: `found ${at}` }));
    const lines = toMarkdown({
      ...report,
      findings: [{ level: 'warning', what: { key: 'shift', values: { widget: 'tabs' } }, places }],
    }).split('\n');
    const at = lines.indexOf('- **warning** × 7 `tabs` moved while the page loaded');
    expect(lines.slice(at + 1, at + 7)).toEqual([
      ...[0, 1, 2, 3, 4].map((number) => `  - \`<div#d${number}>\`: \`found ${number}\``),
      '  - … and 2 more',
    ]);
  });
});
