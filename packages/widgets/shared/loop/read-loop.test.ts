import { expect, it } from 'vitest';
import { loadMoreAnchor, loadMoreButton, readProgress, shownPage } from './read-loop.ts';

it.each([
  ['<span class="page-numbers current"><span class="elementor-screen-only">Page</span>2</span>', 2],
  ['<span class="page-numbers current">1,250</span>', 1250],
  ['<span class="page-numbers current">۲</span>', 2],
  ['<span class="page-numbers current">next</span>', 1],
  ['', 1],
])('LP-3 shownPage reads the number of a loop’s current page: %s', (html, page) => {
  document.body.innerHTML = html;
  expect(shownPage(document.body)).toBe(page);
});

const loopHtml = (name: string, item: string) =>
  `<div class="elementor-element" data-id="${name}">
    <div class="elementor-loop-container"><div class="e-loop-item">${item}</div></div>
    <span class="page-numbers current">${name.length}</span>
    <div class="e-load-more-anchor" data-page="1" data-max-page="${name.length}" data-next-page="/${name}/"></div>
    <div class="e-loop__load-more"><a class="elementor-button">${name}</a></div>
  </div>`;
const spinner = '<span class="e-load-more-spinner"><i></i></span>';

it('LP-2 the readers of a loop ignore the buttons, pages and spinners of loops inside its items', () => {
  document.body.innerHTML = loopHtml('outer', loopHtml('in', spinner));
  const loop = document.querySelector('[data-id=outer]') as HTMLElement;
  expect(loadMoreAnchor(loop)).toMatchObject({ maxPage: 5, nextPage: '/outer/' });
  expect(loadMoreButton(loop)?.textContent).toBe('outer');
  expect(readProgress(loop).hasSpinner).toBe(false);
  expect(shownPage(loop)).toBe(5);
  const inner = loop.querySelector('[data-id=in]') as HTMLElement;
  expect(loadMoreButton(inner)?.textContent).toBe('in');
  expect(shownPage(inner)).toBe(2);
});

it('LP-2 loadMoreButton finds the button of a post list that a theme wraps in an article', () => {
  document.body.innerHTML = `<article><div class="elementor-element" data-id="posts1">
    <div class="elementor-posts-container"><article><a class="elementor-button">Read</a></article></div>
    <a class="elementor-button">More</a></div></article>`;
  const loop = document.querySelector('[data-id=posts1]') as HTMLElement;
  expect(loadMoreButton(loop)?.textContent).toBe('More');
});
