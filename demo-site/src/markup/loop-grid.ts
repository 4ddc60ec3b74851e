import magazineTexts from '../../content/texts/magazine.json' with { type: 'json' };
import {
  filteredPosts,
  type Loop,
  type LoopAddress,
  type LoopFilters,
  loopFilters,
  loopPage,
  withLoopPage,
} from '../shop/loops.ts';
import { type Post, postPath } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { loadMore } from './load-more.ts';
import { postPicture } from './picture.ts';
import { postClasses, postDate } from './post.ts';

/** Post id of the template for a loop's items. */
const templateId = 312;

const settingsOf = ({ pagination }: Loop) => ({
  template_id: String(templateId),
  _skin: 'post',
  columns: pagination === 'numbers' ? '3' : '2',
  columns_tablet: '2',
  columns_mobile: '1',
  edit_handle_selector: '[data-elementor-type="loop-item"]',
  row_gap: { unit: 'px', size: '', sizes: [] },
  ...(pagination === 'numbers'
    ? { pagination_type: 'numbers_and_prev_next', pagination_load_type: 'ajax', auto_scroll: 'yes' }
    : {
        pagination_type: 'load_more_on_click',
        load_more_spinner: { value: 'fas fa-spinner', library: 'fa-solid' },
      }),
});

/** Renders the page builder's loop grid: the widget and the container inside it. */
export const loopGrid = (visit: Visit, loop: Loop, address: LoopAddress): Html =>
  html`<div class="elementor-element elementor-element-${loop.id} elementor-grid-${loop.pagination === 'numbers' ? 3 : 2} elementor-grid-tablet-2 elementor-grid-mobile-1 elementor-widget elementor-widget-loop-grid" data-id="${loop.id}" data-element_type="widget" data-settings="${JSON.stringify(settingsOf(loop))}" data-widget_type="loop-grid.post" data-widget="loop-grid">
${loopContainer(visit, loop, { address, filters: loopFilters(address.query, loop.id), page: loopPage(address, loop.id) })}
</div>`;

interface Shown {
  /** Address that the loop's links are based on: the loop's page with the current filters. */
  readonly address: LoopAddress;
  readonly filters: LoopFilters;
  readonly page: number;
}

/**
 * Renders the content of a loop grid in the container that filters and page turns replace. The container is empty beyond the last
 * page.
 */
export function loopContainer(visit: Visit, loop: Loop, { address, filters, page }: Shown): Html {
  const texts = magazineTexts.loopGrid[visit.locale];
  const found = filteredPosts(visit.shop.repository, filters);
  const pages = Math.ceil(found.length / loop.perPage);
  const shown = found.slice((page - 1) * loop.perPage, page * loop.perPage);
  const hrefOf = (number: number): string => withLoopPage(address, loop.id, number);
  const more =
    loop.pagination === 'numbers'
      ? pageLinks(visit.locale, page, pages, hrefOf)
      : loadMore(visit, {
          page,
          pages,
          nextPage: page < pages ? hrefOf(page + 1) : null,
          label: texts.more,
          end: texts.end,
        });
  const items =
    shown.length > 0
      ? html`<div class="elementor-loop-container elementor-grid" role="list">
${shown.map((post) => loopItem(visit, post))}
</div>`
      : html`<div class="elementor-loop-container elementor-grid"><div class="e-loop-nothing-found-message"><p class="e-loop-nothing-found-message__text">${texts.none}</p></div></div>`;
  return html`<div class="elementor-widget-container">
${items}
${more}
</div>`;
}

function loopItem(visit: Visit, post: Post): Html {
  const { locale } = visit;
  const path = postPath(post, locale);
  return html`<div data-elementor-type="loop-item" data-elementor-id="${templateId}" class="elementor elementor-${templateId} e-loop-item e-loop-item-${post.id} ${postClasses(visit, post)}" role="listitem" data-elementor-post-type="elementor_library">
<div class="idea">
<div class="idea__picture">${postPicture(visit, post)}</div>
<div class="idea__words">
<h3 class="idea__title"><a href="${path}">${post.title[locale]}</a></h3>
<p class="idea__text">${post.excerpt[locale]}</p>
<p class="idea__date">${postDate(post, locale)}</p>
</div>
</div>
</div>
`;
}

/** Renders the page builder's page numbers: links and spans with the class `page-numbers`. */
function pageLinks(
  locale: Locale,
  page: number,
  pages: number,
  hrefOf: (page: number) => string,
): Html | null {
  if (pages < 2) return null;
  const texts = magazineTexts.loopGrid[locale];
  const label = (number: number): Html =>
    html`<span class="elementor-screen-only">${texts.page} </span>${number}`;
  const turn = (to: number, name: 'previous' | 'next'): Html => {
    const classes = `page-numbers ${name === 'next' ? 'next' : 'prev'}`;
    return to < 1 || to > pages
      ? html`<span class="${classes}">${texts[name]}</span>`
      : html`<a class="${classes}" href="${hrefOf(to)}">${texts[name]}</a>`;
  };
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return html`<nav class="elementor-pagination" aria-label="${texts.pages}">
${turn(page - 1, 'previous')}
${numbers.map((number) =>
  number === page
    ? html`<span aria-current="page" class="page-numbers current">${label(number)}</span>\n`
    : html`<a class="page-numbers" href="${hrefOf(number)}">${label(number)}</a>\n`,
)}${turn(page + 1, 'next')}
</nav>`;
}
