import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { pageHtml } from './page.ts';
import { BASE, type Peer } from './peers.ts';
import type { ProbePlan } from './probe.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { deviation, median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';
import { type Visit, visit } from './visit.ts';

export interface PeerResult {
  readonly name: string;
  readonly visits: readonly Visit[];
}

/** Measures for each peer how long it takes to make a page of islands interactive. */
export async function mountRace(
  browser: Browser,
  site: Site,
  {
    peers,
    rounds,
    islands: count,
    cpu,
  }: { peers: readonly Peer[]; rounds: number; islands: number; cpu: number },
): Promise<PeerResult[]> {
  const folderOf = (peer: Peer) => `/race/${peer.name}/`;
  for (const peer of peers) {
    const islands = Array.from({ length: count }, (_, index) => peer.island(index, index % 10));
    const script = await addScript(site, folderOf(peer), peer);
    site.add(folderOf(peer), pageHtml(peer.name, islands.join('\n'), script));
  }
  const plan = racePlan(count);
  const results = await inRounds(peers, rounds, (peer) => visit(browser, site, folderOf(peer), plan, cpu));
  return [...results].map(([{ name }, visits]) => ({ name, visits }));
}

/**
 * Plans clicks on the first, the last and three islands between them (0, 250, 500, 750 and 999 of a thousand), and then on all
 * islands in order.
 */
function racePlan(count: number): ProbePlan {
  const sample = [0, count >> 2, count >> 1, (3 * count) >> 2, count - 1];
  return { sample, all: Array.from({ length: count }, (_, index) => index) };
}

export const pick = (visits: readonly Visit[], field: keyof Visit): number[] =>
  visits.map((one) => one[field]);

/** Returns the result to compare others with: that of Alpine, or the first result if Alpine did not run. */
export const baseOf = (results: readonly PeerResult[]): PeerResult | undefined =>
  results.find(({ name }) => name === BASE) ?? results[0];

export function raceTable(results: readonly PeerResult[]): string {
  const base = baseOf(results);
  const rows = results
    .toSorted((a, b) => median(pick(a.visits, 'interactive')) - median(pick(b.visits, 'interactive')))
    .map(({ name, visits }) => {
      const of = (field: keyof Visit) => pick(visits, field);
      const middle = (field: keyof Visit, unit = 1) => median(of(field)) / unit;
      const ratio = (field: keyof Visit) => cell(pairedRatio(of(field), pick(base?.visits ?? [], field)), 2);
      const interactive = of('interactive');
      return [
        name,
        `${cell(median(interactive))} ± ${cell(deviation(interactive))}`,
        `${cell(Math.min(...interactive))}–${cell(Math.max(...interactive))}`,
        ratio('interactive'),
        cell(middle('allAnswered')),
        ratio('allAnswered'),
        cell(middle('mainThread')),
        ratio('mainThread'),
        longTask(of('longestTask')),
        cell(middle('blocking')),
        cell(middle('heap', 1e6), 1),
        ratio('heap'),
        cell(middle('scriptBytes', 1e3), 1),
        cell(middle('totalBytes', 1e3), 1),
      ];
    });
  const name = base?.name ?? '';
  return table(
    [
      'peer',
      'interactive ms ± MAD',
      'min–max',
      `× ${name}`,
      'all answered ms',
      `× ${name}`,
      'main thread CPU ms',
      `× ${name}`,
      'longest task ms',
      'TBT ms',
      'heap MB',
      `× ${name}`,
      'JS gz kB',
      'all gz kB',
    ],
    rows,
  );
}

const longTask = (longest: readonly number[]) => (median(longest) === 0 ? '<50' : cell(median(longest)));
