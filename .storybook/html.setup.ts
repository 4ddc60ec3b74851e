import { afterEach, expect } from 'vitest';
import { pasteHtml, shownStory } from './page/show-page.ts';

/** STB-3: pastes the HTML of each widget's stories into an empty page, where every host must mount. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const shown = shownStory();
  if (!shown || shown.widget === 'kit') return;
  const { widget, canvas, html } = shown;
  pasteHtml(html, canvas);
  const hosts = [...canvas.querySelectorAll(`[data-widget~="${widget}"]`)];
  expect(hosts.length, 'hosts in the copied HTML').toBeGreaterThan(0);
  await expect
    .poll(() => hosts.map((host) => host.getAttribute('data-widget-state')), { message: html.slice(0, 300) })
    .toEqual(hosts.map(() => 'mounted'));
});
