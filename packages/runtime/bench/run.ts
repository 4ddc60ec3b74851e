/** `npm run bench`: see README.md beside this file. */
import { writeFile } from 'node:fs/promises';
import { bindingsCost, bindingsTable, bindingsVerdicts } from './bindings.ts';
import { contentPage, contentTable, contentVerdicts } from './content.ts';
import { infiniteScroll, scrollTable, scrollVerdicts } from './infinite-scroll.ts';
import { mountRace, raceTable } from './mount-race.ts';
import { readOptions } from './options.ts';
import { pagesTable, pagesVerdicts, shopPages } from './pages.ts';
import { manyPictures, picturesVerdicts } from './pictures.ts';
import { openSite } from './site.ts';
import { manySlides, slidesVerdicts } from './slides.ts';
import { verdicts } from './verdicts.ts';
import { hostsRatio, visibleCost, visibleTable } from './visible-cost.ts';
import { openBrowser } from './visit.ts';

const options = readOptions(process.argv.slice(2));
const site = await openSite();
const browser = await openBrowser();
const report: Record<string, unknown> = {
  browser: browser.version(),
  node: process.version,
  islands: options.islands,
  rounds: options.rounds,
};
const lines: string[] = [];

console.log(
  `Chromium ${browser.version()}, ${options.rounds} rounds, medians; see packages/runtime/bench/README.md`,
);
try {
  for (const cpu of options.cpu) {
    const settings = { ...options, cpu };
    const speed = cpu === 1 ? 'this machine' : `a processor ${cpu}× slower`;
    if (options.parts.includes('mount')) {
      const results = await mountRace(browser, site, settings);
      console.log(`\n### ${options.islands} islands, ${speed}\n\n${raceTable(results)}`);
      report[`mount-${cpu}x`] = results;
      lines.push(...verdicts(results, cpu));
    }
    if (options.parts.includes('visible')) {
      const results = await visibleCost(browser, site, settings);
      console.log(
        `\n### 20 hosts in the window, of more and more on the page, ${speed}\n\n${visibleTable(results)}`,
      );
      report[`visible-${cpu}x`] = results;
      lines.push(`5,000 hosts cost ${hostsRatio(results).toFixed(2)}× the script time of 50 (${cpu}× CPU)`);
    }
    if (options.parts.includes('scroll')) {
      const results = await infiniteScroll(browser, site, settings);
      console.log(`\n### An endless listing, ${speed}\n\n${scrollTable(results)}`);
      report[`scroll-${cpu}x`] = results;
      lines.push(...scrollVerdicts(results, cpu));
    }
    if (options.parts.includes('slides')) {
      const results = await manySlides(browser, site, settings);
      report[`slides-${cpu}x`] = results;
      lines.push(...slidesVerdicts(results, cpu));
    }
    if (options.parts.includes('pictures')) {
      const results = await manyPictures(browser, site, settings);
      report[`pictures-${cpu}x`] = results;
      lines.push(...picturesVerdicts(results, cpu));
    }
    if (options.parts.includes('bindings')) {
      const results = await bindingsCost(browser, site, settings);
      console.log(`\n### Bindings beside plain buttons, ${speed}\n\n${bindingsTable(results)}`);
      report[`bindings-${cpu}x`] = results;
      lines.push(...bindingsVerdicts(results, cpu));
    }
    if (options.parts.includes('pages')) {
      const results = await shopPages(browser, settings);
      console.log(`\n### The demo’s pages and the original scripts, ${speed}\n\n${pagesTable(results)}`);
      report[`pages-${cpu}x`] = results;
      lines.push(...pagesVerdicts(results));
    }
    if (options.parts.includes('content')) {
      const results = await contentPage(browser, site, settings);
      console.log(`\n### One of each widget, ${speed}\n\n${contentTable(results)}`);
      report[`content-${cpu}x`] = results;
      lines.push(...contentVerdicts(results, cpu));
    }
  }
} finally {
  await browser.close();
  site.close();
}
await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(report, null, 1)}\n`);
console.log(`\n${lines.join('\n')}`);
