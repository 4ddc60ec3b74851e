import type { Finding, InspectedHost, Phrase, Report } from './report.ts';
import messages from './texts.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = messages.en;

/** Returns a phrase in English, for reports and the console. */
export const english = ({ key, values = {} }: Phrase): string =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Returns a text as Markdown code that it cannot end: the fence has more backticks than any run in the text. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${fence}${gap}${line || ' '}${gap}${fence}`;
}

/** Returns a phrase as Markdown: each value is code, so that markup of the page stays text. */
const phrase = ({ key, values = {} }: Phrase): string =>
  (texts[key] ?? key).replace(/[<>]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? String(value) : code(String(value ?? ''));
  });

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells)), ''];

/** Formats the report as Markdown for a bug report, in English. */
export function toMarkdown(report: Report): string {
  const { hosts, findings, notAdopted, scripts, config, copies } = report;
  return [
    `## Iyim ${report.version}`,
    '',
    `- Page: ${code(report.address)}`,
    `- Browser: ${code(report.browser)}`,
    `- Files: ${copies.map(code).join(', ') || 'none found'}`,
    `- iyim.css: ${report.hasStyles ? 'present' : 'missing'}`,
    `- Layout shift: ${report.shift}`,
    `- Configuration: ${phrase(config.source)}`,
    ...config.values.map(([path, value]) => `  - ${code(path)}: ${code(value)}`),
    '',
    `### Findings (${findings.length})`,
    '',
    ...findings.map(findingLine),
    '',
    `### Hosts (${hosts.length})`,
    '',
    ...table(
      ['widget', 'element', 'state', 'why', 'ms', 'own settings'],
      hosts.map((host) => [
        code(host.widget),
        code(host.label),
        host.state,
        host.reason ? phrase(host.reason) : '',
        host.mounted ? String(Math.round(host.mounted.after)) : '',
        settingsOf(host),
      ]),
    ),
    ...(notAdopted.length > 0 ? [`### Not adopted`, ''] : []),
    ...table(
      ['widget', 'elements', 'why'],
      notAdopted.map(({ widget, elements, reason }) => [
        code(widget),
        String(elements.length),
        phrase(reason),
      ]),
    ),
    ...(scripts.length > 0 ? ['### Scripts of plugins', ''] : []),
    ...table(
      ['handle', 'file', 'advice'],
      scripts.map(({ handle, file, advice }) => [code(handle), code(file), phrase(advice)]),
    ),
  ].join('\n');
}

const findingLine = ({ level, what, remedy, detail }: Finding): string =>
  `- **${level}** ${[phrase(what), detail && code(detail), remedy && phrase(remedy)].filter(Boolean).join(' – ')}`;

const settingsOf = ({ settings, written }: InspectedHost): string =>
  (settings
    ? settings
        .filter(({ isDefault, problem }) => !isDefault || problem)
        .map(({ name, value }) => `${name}: ${value}`)
    : Object.keys(written)
  )
    .map(code)
    .join(', ');
