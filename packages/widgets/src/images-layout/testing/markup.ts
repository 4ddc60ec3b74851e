import file from '../../../shared/lightbox/testing/picture.svg?no-inline';

const written = (settings: object | undefined, name: string) =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

const SIZES = [
  [600, 400],
  [400, 600],
  [500, 500],
] as const;

const sizeOf = (index: number) => SIZES[index % 3] as readonly [number, number];

/** Returns the plugin's markup, inside the page builder's element. */
export const plugin = (
  settings: object = {},
  count = 5,
  src: (index: number) => string = () => file,
): string => `
  <div class="elementor-element elementor-widget-jet-images-layout"><div class="jet-images-layout layout-type-masonry" data-widget="images-layout"${written(settings, 'data-settings')}>
    <div class="jet-images-layout__list column-desktop-4 column-tablet-2 column-mobile-1 salvattore" data-columns="">${Array.from(
      { length: count },
      (_, index) => `
      <div class="jet-images-layout__item"><div class="jet-images-layout__inner"><div class="jet-images-layout__image-loader"><span></span></div>
        <a class="jet-images-layout__link" href="/large-${index + 1}.png" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="abc1234"><div class="jet-images-layout__image"><img class="jet-images-layout__image-instance" src="${src(index)}" alt="Picture of ${index + 1}" data-width="${sizeOf(index)[0]}" data-height="${sizeOf(index)[1]}"></div></a></div></div>`,
    ).join('')}
    </div></div></div>`;

/** Returns our minimal markup. */
export const plain = (settings?: object): string => `
  <div data-widget="images-layout"${written(settings, 'data-widget-settings')}><ul>${[0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<li><a href="/large-${index + 1}.png"><img src="${file}" width="${sizeOf(index)[0]}" height="${sizeOf(index)[1]}" alt="Picture of ${index + 1}"></a></li>`,
    )
    .join('')}</ul></div>`;
