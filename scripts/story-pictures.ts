/**
 * Records a picture of each story in the sidebar into `docs/pictures/stories/`, for the docs pages in Storybook. With names, records only
 * the stories whose id begins with one of them: `npm run pictures:stories -- shop-mini-cart`. Builds Storybook first.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { root } from './docs/documents.ts';
import { run } from './packages/run.ts';
import { takeStoryPictures } from './pictures/story-picture.ts';

const folder = join(root, 'docs/pictures/stories');
const asked = process.argv.slice(2);

const built = await mkdtemp(join(tmpdir(), 'iyim-stories-'));
await run('storybook', ['build', '--quiet', '--output-dir', built], root);
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string; tags: string[] }>;
};
const ids = Object.values(entries)
  .filter(({ type, title, tags }) => type === 'story' && tags.includes('dev') && !title.startsWith('For '))
  .map(({ id }) => id)
  .filter((id) => asked.length === 0 || asked.some((name) => id.startsWith(name)));

const server = await preview({
  root: built,
  build: { outDir: '.' },
  preview: { port: 0, host: '127.0.0.1' },
});
const [address = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, '--font-render-hinting=none'],
});
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const failed: string[] = [];
try {
  for (const widget of new Set(ids.map((id) => id.replace(/--.*/, '')))) {
    const stories = ids.filter((id) => id.startsWith(`${widget}--`));
    await takeStoryPictures(browser, address, stories, (id, picture) => {
      writeFileSync(join(folder, `${id}.webp`), picture);
    }).catch((error: unknown) => {
      failed.push(`${widget}: ${error instanceof Error ? error.message : error}`);
    });
  }
} finally {
  await browser.close();
  await server.close();
  await rm(built, { recursive: true, force: true });
}
console.log(`pictures of ${ids.length} stories, with ${failed.length} failures`);
if (failed.length > 0) {
  console.error(`pictures: ${failed.length} failed\n${failed.join('\n')}`);
  process.exitCode = 1;
}
