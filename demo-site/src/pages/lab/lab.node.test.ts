import { expect, it } from 'vitest';
import { seed } from '../../seed/index.ts';
import { noScriptBrowser } from '../testing/no-script-browser.ts';

/** Returns the paths of links in a Hebrew page's HTML, except links with a query and links to English pages. */
const linksIn = (source: string): readonly string[] =>
  [...source.matchAll(/<a [^>]*?href="(\/[^"?#]*)[#"]/g)]
    .map(([, link = '']) => link)
    .filter((link) => !link.startsWith('/en/'));

const isLab = (path: string): boolean => path.startsWith('/lab/');

it('RT-10 every link on the demo’s Hebrew pages works, and the shop links to the lab only once, in the footer', async () => {
  const { visitor } = await noScriptBrowser(seed);
  const seen = new Set(['/']);
  const strays: string[] = [];
  for (const path of seen) {
    const answer = await visitor.get(path);
    expect.soft([path, answer.status]).toEqual([path, 200]);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const source = await answer.text();
    const [page = '', footer = ''] = source.split('<footer class="site-footer"');
    if (!isLab(path) && linksIn(page).some(isLab)) strays.push(path);
    expect(linksIn(footer).filter(isLab), path).toEqual(['/lab/']);
    for (const link of linksIn(source)) seen.add(link);
  }
  expect(strays).toEqual([]);
  expect([...seen].filter(isLab).length).toBeGreaterThan(50);
}, 60_000);
