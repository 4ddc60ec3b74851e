import { bindingsCost, bindingsTable, bindingsVerdicts } from './bindings.ts';
import { contentPage, contentTable, contentVerdicts } from './content.ts';
import { infiniteScroll, scrollTable, scrollVerdicts } from './infinite-scroll.ts';
import { mountRace, raceTable } from './mount-race.ts';
import { pagesTable, pagesVerdicts, shopPages } from './pages.ts';
import type { Part } from './part.ts';
import { mainPeers, peers } from './peers.ts';
import { manyPictures, picturesVerdicts } from './pictures.ts';
import { presses } from './presses.ts';
import { removals } from './removals.ts';
import { manySlides, slidesVerdicts } from './slides.ts';
import { verdicts } from './verdicts.ts';
import { visibleCost, visibleTable, visibleVerdicts } from './visible-cost.ts';

/** All parts, in the order in which they run. */
export const parts: readonly Part[] = [
  {
    name: 'mount',
    title: 'A page full of islands, each clicked',
    isQuick: true,
    cpu: [1, 4],
    minutes: 5,
    async run(browser, site, settings) {
      const chosen = settings.peers ?? (settings.cpu === 1 ? peers : mainPeers);
      const results = await mountRace(browser, site, { ...settings, peers: chosen });
      return { results, table: raceTable(results), verdicts: verdicts(results, settings.cpu) };
    },
  },
  presses,
  removals,
  {
    name: 'visible',
    title: '20 hosts in the window, on pages of 50, 500 and 5,000 hosts',
    cpu: [1],
    minutes: 3,
    async run(browser, site, settings) {
      const results = await visibleCost(browser, site, settings);
      return { results, table: visibleTable(results), verdicts: visibleVerdicts(results, settings.cpu) };
    },
  },
  {
    name: 'scroll',
    title: 'An endless listing',
    cpu: [4],
    minutes: 3,
    async run(browser, site, settings) {
      const results = await infiniteScroll(browser, site, settings);
      return { results, table: scrollTable(results), verdicts: scrollVerdicts(results, settings.cpu) };
    },
  },
  {
    name: 'slides',
    title: 'A carousel of 200 slides',
    cpu: [4],
    minutes: 2,
    async run(browser, site, settings) {
      const results = await manySlides(browser, site, settings);
      return { results, verdicts: slidesVerdicts(results, settings.cpu) };
    },
  },
  {
    name: 'pictures',
    title: 'A gallery of 500 pictures',
    cpu: [4],
    minutes: 2,
    async run(browser, site, settings) {
      const results = await manyPictures(browser, site, settings);
      return { results, verdicts: picturesVerdicts(results, settings.cpu) };
    },
  },
  {
    name: 'bindings',
    title: 'Bindings compared with plain buttons',
    isQuick: true,
    cpu: [4],
    minutes: 2,
    async run(browser, site, settings) {
      const results = await bindingsCost(browser, site, settings);
      return { results, table: bindingsTable(results), verdicts: bindingsVerdicts(results, settings.cpu) };
    },
  },
  {
    name: 'pages',
    title: 'The demo’s pages and the original scripts',
    isQuick: true,
    cpu: [4],
    minutes: 4,
    async run(browser, _site, settings) {
      const results = await shopPages(browser, settings);
      return { results, table: pagesTable(results), verdicts: pagesVerdicts(results) };
    },
  },
  {
    name: 'content',
    title: 'One of each widget',
    cpu: [4],
    minutes: 6,
    async run(browser, site, settings) {
      const results = await contentPage(browser, site, settings);
      return { results, table: contentTable(results), verdicts: contentVerdicts(results, settings.cpu) };
    },
  },
];
