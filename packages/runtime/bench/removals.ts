import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { type Memory, memoryOf } from './memory.ts';
import { pageHtml } from './page.ts';
import type { Part } from './part.ts';
import { BASE, mainPeers, type Peer } from './peers.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';
import { cell, table } from './table.ts';

/** Number of times that an island is inserted, clicked and removed. */
const REMOVALS = 100;

interface Retained {
  readonly before: Memory;
  readonly after: Memory;
}

/** Measures the memory that islands retain after they are removed from the page. */
export const removals: Part = {
  name: 'removals',
  title: `Memory after ${REMOVALS} removals`,
  cpu: [1],
  minutes: 2,
  async run(browser, site, { rounds }) {
    for (const peer of mainPeers) await addPage(site, peer);
    const results = await inRounds(mainPeers, rounds, (peer) => visit(browser, site, peer));
    const grown = (visits: readonly Retained[], of: keyof Memory) =>
      median(visits.map(({ before, after }) => (after[of] - before[of]) / REMOVALS));
    const rows = [...results].map(([{ name }, visits]) => [
      name,
      cell(grown(visits, 'heap')),
      cell(grown(visits, 'nodes'), 2),
      cell(grown(visits, 'listeners'), 2),
    ]);
    return {
      results: [...results].map(([{ name }, visits]) => ({ name, visits })),
      table: table(['peer', 'bytes per removal', 'DOM nodes per removal', 'listeners per removal'], rows),
      verdicts: [...results]
        .filter(([{ name }]) => name !== BASE)
        .map(([{ name }, visits]) => {
          const nodes = grown(visits, 'nodes');
          return (
            `${name}, ${REMOVALS} islands inserted and removed: ${grown(visits, 'heap').toFixed(0)} bytes and ` +
            `${nodes.toFixed(2)} nodes retained per island, at most 0.1 nodes: ${nodes <= 0.1 ? 'met' : 'missed'}`
          );
        }),
    };
  },
};

const pathOf = ({ name }: Peer) => `/removals/${name}/`;

async function addPage(site: Site, peer: Peer): Promise<void> {
  const template = `<div id="place"></div><template>${peer.island(1, 0)}</template>`;
  const body = `${peer.island(0, 0)}${template}`;
  site.add(pathOf(peer), pageHtml(peer.name, body, await addScript(site, pathOf(peer), peer)));
}

async function visit(browser: Browser, site: Site, peer: Peer): Promise<Retained> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(site.origin + pathOf(peer));
    const cycle = (times: number) => page.evaluate(insertAndRemove, times);
    await cycle(20); // loads the code and fills caches
    const before = await memoryOf(devtools);
    await cycle(REMOVALS);
    return { before, after: await memoryOf(devtools) };
  } finally {
    await context.close();
  }
}

/** Inserts, clicks and removes an island `times` times. Clicks until the island counts, because it then has mounted. Runs in the page. */
async function insertAndRemove(times: number): Promise<void> {
  const place = document.querySelector('#place');
  const template = document.querySelector('template');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  for (let time = 0; time < times; time++) {
    place?.replaceChildren(template?.content.cloneNode(true) ?? '');
    const button = place?.querySelector('button');
    const was = button?.textContent;
    for (let tries = 0; button?.textContent === was; tries++) {
      if (tries > 1000) throw new Error('expected an island that counts, found none');
      button?.click();
      await pause();
    }
    place?.replaceChildren();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await pause();
  }
}
