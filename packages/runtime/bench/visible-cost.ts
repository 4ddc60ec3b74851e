import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { pageHtml } from './page.ts';
import { OURS, peers } from './peers.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';
import { type Visit, visit } from './visit.ts';

/** Hosts on a page, of which only the first few are in the window. */
export const HOST_COUNTS = [50, 500, 5000] as const;
const IN_WINDOW = 20;

export interface HostsResult {
  readonly hosts: number;
  readonly visits: readonly Visit[];
}

/** Second part: what hosts cost that nobody sees. */
export async function visibleCost(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<HostsResult[]> {
  const ours = peers.find(({ name }) => name === OURS);
  if (!ours) throw new Error(`no peer "${OURS}"`);
  const folderOf = (count: number) => `/visible/${count}/`;
  for (const count of HOST_COUNTS) {
    const hosts = Array.from({ length: count }, (_, index) =>
      ours.island(index, index % 10).replace('data-widget=', 'data-widget-load="visible" data-widget='),
    );
    // What follows the first hosts begins below the window, however tall it is.
    hosts.splice(IN_WINDOW, 0, '<div style="height: 200vh"></div>');
    await addScript(site, folderOf(count), ours);
    site.add(folderOf(count), pageHtml(`${count} hosts`, hosts.join('\n')));
  }
  const inWindow = Array.from({ length: IN_WINDOW }, (_, index) => index);
  const plan = { sample: inWindow, all: inWindow };
  const results = await inRounds(HOST_COUNTS, rounds, (count) =>
    visit(browser, site, folderOf(count), plan, cpu),
  );
  return [...results].map(([hosts, visits]) => ({ hosts, visits }));
}

/** Milliseconds between the end of parsing, which nobody's script can shorten, and the last answer. */
const afterParsing = ({ interactive, parsed }: Visit) => interactive - parsed;

const columns: readonly [string, (one: Visit) => number, number][] = [
  ['script ms', (one) => one.scriptTime, 0],
  ['interactive ms', (one) => one.interactive, 0],
  ['interactive − parsed ms', afterParsing, 0],
  ['heap MB', (one) => one.heap / 1e6, 1],
];

export function visibleTable(results: readonly HostsResult[]): string {
  const [fewest] = results;
  const rows = results.map(({ hosts, visits }) => [
    `${hosts}`,
    ...columns.flatMap(([, read, digits]) => [
      cell(median(visits.map(read)), digits),
      cell(pairedRatio(visits.map(read), (fewest?.visits ?? []).map(read)), 2),
    ]),
  ]);
  return table(['hosts', ...columns.flatMap(([name]) => [name, `× ${fewest?.hosts ?? ''}`])], rows);
}

/** Script time of the page with the most hosts, in times that of the page with the fewest. */
export function hostsRatio(results: readonly HostsResult[]): number {
  const times = (at: number) => results.at(at)?.visits.map(({ scriptTime }) => scriptTime) ?? [];
  return pairedRatio(times(-1), times(0));
}
