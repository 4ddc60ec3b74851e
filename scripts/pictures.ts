/**
 * Records the demo shop into `docs/pictures/`: a picture of each widget, and the README's animated pictures. With names, records
 * only those: `npm run pictures -- popup cart-en`. Needs the built bundle.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startDemo } from '../demo-site/src/server/listen.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { root } from './docs/documents.ts';
import { recordMovie } from './pictures/movie.ts';
import { movies } from './pictures/movies.ts';
import { takeStill } from './pictures/still.ts';
import { stills } from './pictures/stills.ts';

const folder = join(root, 'docs/pictures');
const asked = process.argv.slice(2);
const names = [...stills.map(({ widget }) => widget), ...movies.map(({ name }) => name)];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`pictures: found ${unknown.join(', ')}, expected names of ${names.join(', ')}`);
  process.exit(1);
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

function write(file: string, content: Uint8Array): void {
  writeFileSync(join(folder, file), content);
  console.log(`  ${file}: ${(content.length / 1000).toFixed(1)} kB`);
}

mkdirSync(folder, { recursive: true });
const demo = await startDemo({ port: 0, db: ':memory:' });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, '--font-render-hinting=none'], // hinting distorts letters that are drawn smaller than on a screen
});
const failed: string[] = [];
try {
  for (const still of stills.filter(({ widget }) => isAsked(widget)))
    await takeStill(browser, demo.url, still).then(
      (picture) => write(`${still.widget}.webp`, picture),
      (error: unknown) => failed.push(`${still.widget}: ${error instanceof Error ? error.message : error}`),
    );
  for (const movie of movies.filter(({ name }) => isAsked(name)))
    write(`${movie.name}.gif`, await recordMovie(browser, demo.url, movie));
} finally {
  await browser.close();
  await demo.close();
}
if (failed.length > 0) {
  console.error(`pictures: ${failed.length} failed\n${failed.join('\n')}`);
  process.exitCode = 1;
}
