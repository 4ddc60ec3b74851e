import { readFileSync } from 'node:fs';
import { applyStrictPolicy } from './support/harness.ts';
import { expect, test } from './support/shop.ts';

const wheel = readFileSync(new URL('../content/files/wheel.json', import.meta.url), 'utf8');

for (const renderer of ['svg', 'canvas'])
  test(`LO-1 an animation runs under a strict policy, drawn with ${renderer}`, async ({ page, problems }) => {
    const file = JSON.parse(wheel) as { layers: { ks: { p: object } }[] };
    Object.assign(file.layers[0]?.ks.p ?? {}, { x: 'var $bm_rt = [0, 0];' });
    const settings = JSON.stringify({ path: '/animations/wheel.json', loop: true, renderer });
    await page.route('**/animations/wheel.json', (route) => route.fulfill({ json: file }));
    await applyStrictPolicy(page, (html) =>
      html.replace(
        /<\/main>/,
        `<figure data-widget="vector-animation" data-widget-settings='${settings}'><figcaption>Wheel</figcaption></figure>$&`,
      ),
    );
    problems.allow('left out: expressions (1)');
    await page.goto('/');
    await page.getByText('Wheel').scrollIntoViewIfNeeded();
    await expect(page.locator(`.iyim-animation ${renderer}`)).toBeVisible();
    await page.locator('.iyim-animation-stop').press('Enter');
    // The only problem is the report that the file's expression was left out.
    expect(problems.all().filter((problem) => !problem.includes('left out: expressions (1)'))).toEqual([]);
  });
