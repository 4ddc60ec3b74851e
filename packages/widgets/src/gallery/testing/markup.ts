import file from '../../../shared/lightbox/testing/picture.svg?no-inline';

const written = (settings: object | undefined, name: string) =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

/** A picture's width and height in px, and the indices of the filters that show it. */
export interface Given {
  readonly size: readonly [number, number];
  readonly tags?: string;
}

const drawn = (number: number) => `${new URL(file, location.href).href.split('?')[0]}?${number}`;

/** Pictures of three shapes (wide, tall, square), with two alternating tags; the last picture has both. */
export const pictures = (count = 6): Given[] =>
  Array.from({ length: count }, (_, index) => ({
    size: (
      [
        [600, 400],
        [400, 600],
        [500, 500],
      ] as const
    )[index % 3] as [number, number],
    tags: index === count - 1 ? '0,1' : `${index % 2}`,
  }));

/** The page builder's gallery, as its server prints it. `filters` are the tags of its titles. */
export function builder(
  settings: object = {},
  {
    given = pictures(),
    filters = ['all', '0', '1'],
    label = 'aria-label',
    address = drawn,
  }: { given?: Given[]; filters?: string[]; label?: string; address?: typeof drawn } = {},
): string {
  const titles = filters.map(
    (filter) =>
      `<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${filter}">${filter === 'all' ? 'All' : `Set ${filter}`}</a>`,
  );
  const items = given.map(({ size, tags = '' }, index) => {
    const name = `${label}="Picture of ${index + 1}"${label === 'alt' ? '' : ' role="img"'}`;
    return `<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="/large-${index + 1}.png" data-e-gallery-tags="${tags}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="abc123" data-elementor-lightbox-title="Title ${index + 1}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${address(index + 1)}" data-width="${size[0]}" data-height="${size[1]}" ${name}></div><div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content"><div class="elementor-gallery-item__title">Words ${index + 1}</div></div></a>`;
  });
  const bar = titles.length
    ? `<div class="elementor-gallery__titles-container e--pointer-underline e--animation-fade">${titles.join('')}</div>`
    : '';
  return `<div class="elementor-element elementor-element-abc123 elementor-widget elementor-widget-gallery" data-id="abc123" data-widget="gallery"${written(settings, 'data-settings')}>${bar}<div class="elementor-gallery__container">${items.join('')}</div></div>`;
}

/** The page builder's basic gallery, as the CMS prints its shortcode. */
export const basic = (settings?: object): string =>
  `<div class="elementor-element elementor-widget-image-gallery" data-id="def456" data-widget="gallery"${written(settings, 'data-settings')}><div class="elementor-image-gallery"><div class="gallery galleryid-1 gallery-columns-4">${pictures(
    4,
  )
    .map(
      ({ size }, index) =>
        `<figure class="gallery-item"><div class="gallery-icon landscape"><a href="/large-${index + 1}.png"><img width="${size[0]}" height="${size[1]}" src="${drawn(index + 1)}" alt="Picture of ${index + 1}"></a></div><figcaption class="gallery-caption">Words</figcaption></figure>`,
    )
    .join('')}</div></div></div>`;

/** Our minimal markup. */
export const plain = (settings?: object, given = pictures()): string =>
  `<div data-widget="gallery"${written(settings, 'data-widget-settings')}>
    <p><button type="button" data-filter="all">All</button> <button type="button" data-filter="0">Set 0</button> <button type="button" data-filter="1">Set 1</button></p>
    <ul>${given
      .map(
        ({ size, tags = '' }, index) =>
          `<li data-tags="${tags}"><a href="/large-${index + 1}.png"><img width="${size[0]}" height="${size[1]}" src="${drawn(index + 1)}" alt="Picture of ${index + 1}"></a></li>`,
      )
      .join('')}</ul>
  </div>`;
