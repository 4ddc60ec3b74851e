import { groupHosts, type HostGroup } from './group-hosts.ts';
import type { FindingGroup, Phrase, Place, Report } from './report.ts';
import messages from './texts.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = messages.en;

/** Maximum length of a text from the page in the report. Issue trackers accept only about 60,000 characters altogether. */
const LONGEST = 200;
/** Maximum number of rows in a table, and of elements of a finding. */
const MOST_ROWS = 100;
const MOST_PLACES = 5;

/** Returns a phrase in English, for reports and the console. */
export const english = ({ key, values = {} }: Phrase): string =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Returns a text as Markdown code on one line that it cannot end: the fence has more backticks than any run in the text. Long texts
 * are shortened, and invisible characters are shown as their codes, because they could reorder or hide the text around them.
 */
export function code(text: string): string {
  const visible = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
  const line = [...visible].length > LONGEST ? `${[...visible].slice(0, LONGEST).join('')}…` : visible;
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

/** Escapes the bars in a cell. A space separates them from backslashes, which some parsers would pair with the escaping one. */
const cell = (text: string): string => text.replace(/\\+(?=\|)/g, '$& ').replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - MOST_ROWS;
  return [
    row(...head),
    row(...head.map(() => '---')),
    ...rows.slice(0, MOST_ROWS).map((cells) => row(...cells)),
    ...(rest > 0 ? ['', `… and ${rest} more rows`] : []),
    '',
  ];
}

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
    ...findings.slice(0, MOST_ROWS).flatMap(findingLines),
    ...(findings.length > MOST_ROWS ? [`- … and ${findings.length - MOST_ROWS} more`] : []),
    '',
    `### Hosts (${hosts.length})`,
    '',
    ...table(
      ['widget', 'hosts', 'element', 'state', 'why', 'ms', 'kB', 'own settings'],
      groupHosts(hosts).map(hostCells),
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

const hostCells = ({ first, count, slowest, settings }: HostGroup): string[] => [
  code(first.widget),
  String(count),
  code(first.label),
  first.state,
  first.reason ? phrase(first.reason) : '',
  slowest === undefined ? '' : String(Math.round(slowest)),
  first.chunks[0]?.bytes === undefined ? '' : String(Math.round(first.chunks[0].bytes / 100) / 10),
  settings.slice(0, 20).map(code).join(', '),
];

function findingLines({ level, what, remedy, detail, places }: FindingGroup): string[] {
  const [only] = places;
  const isAlone = places.length === 1 && only?.label !== undefined;
  const count = places.length > 1 ? ` × ${places.length}` : '';
  const parts = [
    phrase(what),
    isAlone && code(only.label ?? ''),
    detail && code(detail),
    remedy && phrase(remedy),
  ].filter(Boolean);
  return [
    `- **${level}**${count} ${parts.join(' – ')}`,
    ...(isAlone ? [] : places.slice(0, MOST_PLACES).map(placeLine)),
    ...(places.length > MOST_PLACES ? [`  - … and ${places.length - MOST_PLACES} more`] : []),
  ];
}

const placeLine = ({ label, detail }: Place): string =>
  `  - ${[label, detail].flatMap((part) => (part ? [code(part)] : [])).join(': ')}`;
