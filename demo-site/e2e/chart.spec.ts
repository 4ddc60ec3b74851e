import { applyStrictPolicy } from './support/harness.ts';
import { expect, test } from './support/shop.ts';

const chartOf = (
  type: string,
) => `<div data-widget="chart" data-widget-settings='{"type":"${type}"}'><table><caption>${type}</caption>
  <tr><th scope="col">Month</th><th scope="col">Bowls</th><th scope="col">Cups</th></tr>
  <tr><th scope="row">May</th><td>42</td><td>60</td></tr><tr><th scope="row">June</th><td>38</td><td>75</td></tr></table></div>`;

test('CH-1 charts are drawn under a strict policy, load Chart.js only when the visitor scrolls to them, and keep their height', async ({
  page,
  problems,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => url.includes('chart-js'));
  await applyStrictPolicy(page, (html) =>
    html.replace('</main>', `${['pie', 'bar', 'line'].map(chartOf).join('')}<p id="after">After</p></main>`),
  );
  await page.goto('/');
  await expect(page.locator('[data-widget-state="mounted"]').first()).toBeVisible();
  expect(isFetched()).toBe(false);
  const heights = () =>
    page.locator('[data-widget=chart]').evaluateAll((hosts) => hosts.map((host) => host.clientHeight));
  expect(await heights()).toEqual([400, 400, 400]);
  await page.locator('#after').scrollIntoViewIfNeeded();
  const last = page.getByRole('application', { name: 'line' });
  await expect(last).toHaveAttribute('width');
  expect(isFetched()).toBe(true);
  expect(await heights()).toEqual([400, 400, 400]);
  await last.press('End');
  await expect(page.locator('[data-iyim-announcer]').first()).toContainText('38');
  await expect(page.getByRole('table', { name: 'pie' })).toHaveCount(1);
  expect(problems.all()).toEqual([]);
});
