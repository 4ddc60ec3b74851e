import { afterEach, expect, it } from 'vitest';
import { shownPage } from './read-loop.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['<span class="page-numbers current"><span class="elementor-screen-only">Page</span>2</span>', 2],
  ['<span class="page-numbers current">1,250</span>', 1250],
  ['<span class="page-numbers current">۲</span>', 2],
  ['<span class="page-numbers current">next</span>', 1],
  ['', 1],
])('LP-3 reads the number of the page that is shown: %s', (html, page) => {
  document.body.innerHTML = html;
  expect(shownPage(document.body)).toBe(page);
});
