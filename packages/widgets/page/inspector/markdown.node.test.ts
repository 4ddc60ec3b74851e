import { describe, expect, it } from 'vitest';
import { markup, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { code, toMarkdown } from './markdown.ts';
import type { InspectedHost, Report } from './report.ts';

const host: InspectedHost = {
  element: {} as HTMLElement,
  label: '<div#sale>',
  widget: 'countdown',
  state: 'failed',
  reason: { key: 'whyFailed', values: { where: 'mounting' } },
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
        '- **error** The markup of `countdown` lacks a part – `expected elements, found none` – Compare with the markup on the widget’s page: the theme’s template may lack an element.',
        '| `countdown` | `<div#sale>` | failed | Failed while `mounting` |  | `due_date: "soon"` |',
        '| `tabs` | 0 | adopt is off in the configuration |',
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

  it('SEC-1 a pipe in a text of the page does not end its cell', () => {
    const text = toMarkdown({ ...report, hosts: [{ ...host, label: 'a | b' }] });
    expect(text).toContain('| `a \\| b` |');
  });
});
