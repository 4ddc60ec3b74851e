import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { pageHtml } from './page.ts';
import { OURS, peers } from './peers.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';
import { type Visit, visit } from './visit.ts';

/** Number of hosts on each page. Only the first `IN_WINDOW` are in the window. */
export const HOST_COUNTS = [50, 500, 5000] as const;
const IN_WINDOW = 20;

export interface HostsResult {
  readonly hosts: number;
  readonly visits: readonly Visit[];
  /** Visits to the same page without a script, which measure parsing and layout alone. */
  readonly plain: readonly Visit[];
}

/** Measures the cost of hosts outside the window. */
export async function visibleCost(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<HostsResult[]> {
  const pages: [withScript: Page, plain: Page][] = [];
  for (const hosts of HOST_COUNTS) pages.push(await addPages(site, hosts));
  const inWindow = Array.from({ length: IN_WINDOW }, (_, index) => index);
  const results = await inRounds(pages.flat(), rounds, ({ path, asked }) => {
    const islands = asked ? inWindow : [];
    return visit(browser, site, path, { sample: islands, all: islands }, cpu);
  });
  return pages.map(([withScript, plain]) => ({
    hosts: withScript.hosts,
    visits: results.get(withScript) ?? [],
    plain: results.get(plain) ?? [],
  }));
}

interface Page {
  readonly hosts: number;
  readonly path: string;
  readonly asked: boolean;
}

async function addPages(site: Site, count: number): Promise<[withScript: Page, plain: Page]> {
  const ours = peers.find(({ name }) => name === OURS);
  if (!ours) throw new Error(`no peer "${OURS}"`);
  const hosts = Array.from({ length: count }, (_, index) =>
    ours.island(index, index % 10).replace('data-widget=', 'data-widget-load="visible" data-widget='),
  );
  // Moves all hosts after the first `IN_WINDOW` below the window, however tall it is.
  hosts.splice(IN_WINDOW, 0, '<div style="height: 200vh"></div>');
  const body = hosts.join('\n');
  const path = `/visible/${count}/`;
  const plainPath = `/visible/${count}/plain/`;
  site.add(path, pageHtml(`${count} hosts`, body, await addScript(site, path, ours)));
  site.add(plainPath, pageHtml(`${count} hosts, no script`, body));
  return [
    { hosts: count, path, asked: true },
    { hosts: count, path: plainPath, asked: false },
  ];
}

type Read = (result: HostsResult, round: number) => number;

const read =
  (of: (one: Visit) => number): Read =>
  ({ visits }, round) => {
    const one = visits[round];
    return one ? of(one) : Number.NaN;
  };

/** Returns the main-thread time of the library: that of the page, minus that of the same page without a script in the same round. */
const ours: Read = (result, round) =>
  read((one) => one.mainThread)(result, round) - (result.plain[round]?.mainThread ?? Number.NaN);

const columns: readonly [name: string, read: Read, digits: number][] = [
  ['script CPU ms', read((one) => one.scripts), 0],
  ['main thread CPU ms beyond the page itself', ours, 0],
  ['interactive ms', read((one) => one.interactive), 0],
  ['… after parsing ms', read((one) => one.interactive - one.parsed), 0],
  ['heap MB', read((one) => one.heap / 1e6), 1],
];

const eachRound = (result: HostsResult | undefined, of: Read): number[] =>
  result?.visits.map((_visit, round) => of(result, round)) ?? [];

export function visibleTable(results: readonly HostsResult[]): string {
  const [fewest] = results;
  const rows = results.map((result) => [
    `${result.hosts}`,
    ...columns.flatMap(([, of, digits]) => {
      const values = eachRound(result, of);
      return [cell(median(values), digits), cell(pairedRatio(values, eachRound(fewest, of)), 2)];
    }),
  ]);
  return table(['hosts', ...columns.flatMap(([name]) => [name, `× ${fewest?.hosts ?? ''}`])], rows);
}

/** Returns one line: the script time of the page with the most hosts, as a multiple of that of the page with the fewest. */
export function visibleVerdicts(results: readonly HostsResult[], cpu: number): string[] {
  const scripts = read((one) => one.scripts);
  const ratio = pairedRatio(eachRound(results.at(-1), scripts), eachRound(results[0], scripts));
  return [`5,000 hosts cost ${ratio.toFixed(2)}× the script time of 50 (${cpu}× CPU)`];
}
