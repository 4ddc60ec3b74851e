/** `npm run bench`: runs the benchmark; see README.md in this folder. */
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { within } from './limits.ts';
import { readOptions } from './options.ts';
import { parts } from './parts.ts';
import { openSite } from './site.ts';
import { openBrowser } from './visit.ts';

const options = readOptions(process.argv.slice(2), parts);
const begun = Date.now();
const minutes = () => `${((Date.now() - begun) / 60_000).toFixed(1)} min`;
const site = await openSite();
const report: Record<string, unknown> = {};
const sections: string[] = [];
const verdicts: string[] = [];
let browserVersion = '';

for (const part of options.parts) {
  for (const cpu of options.cpu ?? part.cpu) {
    const speed = cpu === 1 ? 'this machine' : `a processor ${cpu}× slower`;
    process.stderr.write(`${minutes()}: ${part.title}, ${speed}\n`);
    const browser = await openBrowser();
    browserVersion = `Chromium ${browser.version()}`;
    try {
      const work = part.run(browser, site, { ...options, cpu });
      const found = await within(part.minutes * 60_000, part.name, work, () => browser.close());
      report[`${part.name}-${cpu}x`] = found.results;
      const lines = found.verdicts.map((line) => `- ${line}`).join('\n');
      sections.push([`## ${part.title}, ${speed}`, found.table, lines].filter(Boolean).join('\n\n'));
      verdicts.push(...found.verdicts);
      console.log(`\n${sections.at(-1)}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      verdicts.push(`${part.name} (${cpu}× CPU): not measured: ${reason}`);
      sections.push(`## ${part.title}, ${speed}\n\nNot measured: ${reason}`);
      console.error(`\n${part.name}: ${reason}\n`);
    } finally {
      await browser.close();
    }
  }
}
site.close();

const [processor] = cpus();
const machine = `${cpus().length} × ${processor?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}`;
const date = new Date().toISOString().slice(0, 10);
await writeFile(
  new URL('./results.json', import.meta.url),
  `${JSON.stringify({ machine, browser: browserVersion, date, rounds: options.rounds, ...report }, null, 1)}\n`,
);
if (options.write) {
  const text = `# Performance

Written by \`npm run bench -- --write docs/performance.md\` on ${date}: ${browserVersion} on ${machine}.
Values are medians of ${options.rounds} rounds, except that some parts have fewer. The run took ${minutes()}. Compare only numbers of one table,
and prefer the ratios (medians of the ratios within each round) to the milliseconds. [The benchmark's
README](../packages/runtime/bench/README.md) describes the parts.

\`\`\`
npm run bench                # everything, about fifteen minutes
npm run bench -- --quick     # a few parts, about four minutes
\`\`\`

${sections.join('\n\n')}
`;
  await writeFile(options.write, text);
}
console.log(`\n${verdicts.join('\n')}\n\n${minutes()}`);
