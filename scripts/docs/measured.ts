import type { Doc } from './documents.ts';

/** A table of the benchmark's results: headings and rows of cells. */
interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const BEGIN = '<!-- measured -->\n';
const END = '<!-- /measured -->';
const HEAD = ['measured', 'Iyim, lean', 'Iyim, React', 'Alpine', 'Interactivity API', 'originals'];

/**
 * Rows of the README's table. `part` and `column` locate the numbers in the benchmark's document; `right` moves that many columns
 * to the right, because ratios follow the numbers that they compare. `rows` names the benchmark's row for each heading in `HEAD`
 * after the first.
 */
const ROWS: readonly {
  readonly what: string;
  readonly part: string;
  readonly column: string;
  readonly right?: number;
  readonly rows: readonly (string | undefined)[];
}[] = [
  {
    what: 'archive page of the demo shop: all scripts, kB gzip',
    part: 'The demo’s pages',
    column: 'gz kB',
    rows: ['archive, lean', 'archive, react', undefined, undefined, 'archive, original'],
  },
  {
    what: 'the same page: processor time of the scripts, × originals',
    part: 'The demo’s pages',
    column: 'script ms',
    right: 1,
    rows: ['archive, lean', 'archive, react', undefined, undefined, 'archive, original'],
  },
  {
    what: 'page with one of each widget: scripts before scrolling, kB gzip',
    part: 'One of each widget',
    column: 'gz kB first',
    rows: ['lean', 'react', undefined, undefined, 'originals'],
  },
  {
    what: 'the same page until interactive, × originals, slow processor',
    part: 'One of each widget',
    column: 'interactive ms',
    right: 1,
    rows: ['lean', 'react', undefined, undefined, 'originals'],
  },
  ...(
    [
      ['1,000 islands until interactive, × Alpine', 'interactive ms ± MAD', 2],
      ['1,000 islands until all have answered a click, × Alpine', 'all answered ms', 1],
      ['1,000 islands: JavaScript heap, MB', 'heap MB', 0],
    ] as const
  ).map(([what, column, right]) => ({
    what,
    part: 'A page full of islands, each clicked, this machine',
    column,
    right,
    rows: ['iyim-lean', 'iyim', 'alpine', 'wp-interactivity', undefined],
  })),
];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the tables of the benchmark's document by their section's title. */
function tablesOf(performance: string): ReadonlyMap<string, Table> {
  const sections = performance.split(/^## /m).slice(1);
  return new Map(
    sections.map((section): [string, Table] => {
      const [title = '', ...lines] = section.split('\n');
      const [head = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
      return [title, { head, rows }];
    }),
  );
}

/** Returns the README's table of measured numbers. Throws if the benchmark's document lacks one of them. */
export function measuredTable(performance: string): string {
  const tables = [...tablesOf(performance)];
  const lines = ROWS.map(({ what, part, column, right = 0, rows }) => {
    const table = tables.find(([title]) => title.startsWith(part))?.[1];
    const cells = rows.map((name) => {
      if (name === undefined) return '';
      const at = (table?.head.indexOf(column) ?? -1) + right;
      const value = table?.rows.find(([first]) => first === name)?.[at];
      if (value === undefined)
        throw new Error(`docs/performance.md: expected "${column}" of "${name}" in "${part}", found none`);
      return value;
    });
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [`| ${HEAD.join(' | ')} |`, `|---|${'--:|'.repeat(HEAD.length - 1)}`, ...lines, ''].join('\n');
}

/** Returns the README with the table of `performance` between its markers. */
export function withMeasured(readme: string, performance: string): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`README.md: expected ${BEGIN.trim()} and ${END}, found none`);
  return `${before}${BEGIN}${measuredTable(performance)}${END}${after}`;
}

/** Reports a README whose numbers are not those of the last benchmark. */
export const measuredProblems = (readme: Doc, performance: string): string[] =>
  withMeasured(readme.text, performance) === readme.text
    ? []
    : [`${readme.file}: the measured numbers are not those of docs/performance.md; run \`pnpm docs:write\``];
