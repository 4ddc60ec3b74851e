const PICTURE = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/%3E`;

const written = (settings: object | undefined, name: string) =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

/** Returns the tags of an item. Items have the first and the second tag alternately; the last item has both. */
const tagsOf = (index: number, count: number): string[] =>
  index === count - 1 ? ['jugs', 'כדים'] : [index % 2 ? 'כדים' : 'jugs'];

const each = (count: number, item: (number: number, tags: string[]) => string): string =>
  Array.from({ length: count }, (_, index) => item(index + 1, tagsOf(index, count))).join('');

const image = (number: number, name = '') =>
  `<img${name} src="${PICTURE}" width="600" height="400" alt="Picture of ${number}">`;

/** Returns the page builder's portfolio as its server prints it. */
export const builder = (settings: object = {}, { count = 9, hasFilters = true } = {}): string => {
  const filters = `<ul class="elementor-portfolio__filters"><li class="elementor-portfolio__filter elementor-active" tabindex="0" data-filter="__all">All</li><li class="elementor-portfolio__filter" tabindex="0" data-filter="17">Jugs</li><li class="elementor-portfolio__filter" tabindex="0" data-filter="18">Vases</li></ul>`;
  return `<div class="elementor-element elementor-widget elementor-widget-portfolio elementor-grid-3" data-id="abc123" data-widget="portfolio"${written(settings, 'data-settings')}>${hasFilters ? filters : ''}
    <div class="elementor-portfolio elementor-grid elementor-posts-container" role="list">${each(
      count,
      (number, tags) =>
        `<article class="elementor-portfolio-item elementor-post ${tags.map((tag) => `elementor-filter-${tag === 'jugs' ? 17 : 18}`).join(' ')} post-${number}" role="listitem"><a class="elementor-post__thumbnail__link" href="/work-${number}/"><div class="elementor-portfolio-item__img elementor-post__thumbnail">${image(number)}</div><div class="elementor-portfolio-item__overlay"><h3 class="elementor-portfolio-item__title">Work ${number}</h3></div></a></article>`,
    )}</div></div>`;
};

/** The part of the plugin's style sheet that hides items until its script runs. */
export const SHEET = `
  .jet-portfolio__image-instance, .jet-portfolio__content { opacity: 0 }
  .item-loaded :is(.jet-portfolio__image-instance, .jet-portfolio__content) { opacity: 1 }
  .jet-portfolio__image-loader { position: absolute; inset: 0 }
  .hidden-status { block-size: 0; overflow: hidden; visibility: hidden }
  .hidden-status .jet-portfolio__inner { transform: scale(0) }`;

/**
 * Returns the elements plugin's portfolio in an element of the page builder. The encoded Hebrew slug of the filter is in lower
 * case.
 */
export const plugin = (
  settings: object = { layoutType: 'masonry', perPage: 6 },
  { count = 14, perPage = 6, hasMore = true, outer = {} as object, classes = '' } = {},
): string => {
  const encoded = encodeURIComponent('כדים');
  return `<div class="elementor-element elementor-widget elementor-widget-jet-portfolio" data-id="def456"${written(outer, 'data-settings')}><div class="elementor-jet-portfolio jet-elements"><div class="jet-portfolio layout-type-masonry preset-type-1 ${classes}" data-widget="portfolio"${written(settings, 'data-settings')}>
    <div class="jet-portfolio__filter"><div class="jet-portfolio__filter-list"><div class="jet-portfolio__filter-item active" data-slug="all"><span>All</span></div><div class="jet-portfolio__filter-item-separator">/</div><div class="jet-portfolio__filter-item" data-slug="jugs"><span>Jugs</span></div><div class="jet-portfolio__filter-item" data-slug="${encoded.toLowerCase()}"><span>כדים</span></div></div></div>
    <div class="jet-portfolio__list">${each(
      count,
      (number, tags) =>
        `<article class="jet-portfolio__item ${hasMore && number > perPage ? 'hidden' : 'visible'}-status" data-slug='${JSON.stringify({ ...['all', ...tags.map(encodeURIComponent)] })}'><div class="jet-portfolio__inner"><a class="jet-portfolio__link" href="/large-${number}.png" data-elementor-open-lightbox="yes" data-elementor-lightbox-title="Work ${number}"><div class="jet-portfolio__image">${image(number, ' class="jet-portfolio__image-instance"')}<div class="jet-portfolio__image-loader"><span></span></div></div></a><div class="jet-portfolio__content"><div class="jet-portfolio__content-inner"><h4 class="jet-portfolio__title">Work ${number}</h4></div></div></div></article>`,
    )}</div>
    ${hasMore ? '<div class="jet-portfolio__view-more hidden-status"><div class="elementor-button elementor-size-md jet-portfolio__view-more-button">More</div></div>' : ''}</div></div></div>`;
};

/** Returns a portfolio in plain markup. */
export const plain = (settings?: object, { count = 8, perPage = 0 } = {}): string => `
  <div data-widget="portfolio"${written(settings, 'data-widget-settings')}>
    <p><button type="button" data-filter="all">All</button> <button type="button" data-filter="jugs">Jugs</button> <button type="button" data-filter="כדים">כדים</button></p>
    <ul>${each(
      count,
      (number, tags) =>
        `<li data-tags="${tags.join(' ')}"${perPage > 0 && number > perPage ? ' class="iyim-portfolio-more"' : ''}><a href="/large-${number}.png">${image(number)}</a></li>`,
    )}</ul></div>`;
