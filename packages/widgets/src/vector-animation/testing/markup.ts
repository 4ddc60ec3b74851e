const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** Returns an animation of ten frames in a second, in which a square moves from one side to the other. */
export const square = (changes: object = {}): object => ({
  v: '5.12.2',
  w: 200,
  h: 100,
  fr: 10,
  ip: 0,
  op: 10,
  assets: [],
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 10,
      st: 0,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: {
          a: 1,
          k: [
            { t: 0, s: [20, 50, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
            { t: 9, s: [180, 50, 0] },
          ],
        },
        a: { a: 0, k: [0, 0, 0] },
        s: { a: 0, k: [100, 100, 100] },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [40, 40] }, r: { a: 0, k: 4 } },
            { ty: 'fl', c: { a: 0, k: [0.2, 0.4, 0.4, 1] }, o: { a: 0, k: 100 }, r: 1 },
            {
              ty: 'tr',
              p: { a: 0, k: [0, 0] },
              a: { a: 0, k: [0, 0] },
              s: { a: 0, k: [100, 100] },
              r: { a: 0, k: 0 },
              o: { a: 0, k: 100 },
            },
          ],
        },
      ],
    },
  ],
  ...changes,
});

/** Returns a blob address for an animation. */
export const fileOf = (animation: object): string =>
  URL.createObjectURL(new Blob([JSON.stringify(animation)]));

/** Returns the markup that the page builder prints. */
export const builder = (settings: object = {}, { link = '', caption = 'Wheel at work' } = {}): string => {
  const container = `<div class="e-lottie__container"><div class="e-lottie__animation"></div>${caption && `<p class="e-lottie__caption">${caption}</p>`}</div>`;
  return `<div class="elementor-element elementor-widget elementor-widget-lottie" data-widget="vector-animation" data-widget-load="load" data-settings='${json(settings)}'>${
    link ? `<a class="e-lottie__container__link" href="${link}">${container}</a>` : container
  }</div>`;
};

/** Returns the elements plugin's markup. */
export const plugin = (settings: object = {}): string =>
  `<div class="jet-lottie" data-widget="vector-animation" data-widget-load="load" data-settings='${json(settings)}'><a class="jet-lottie__link" href="#shop" aria-label="The shop"><div class="jet-lottie__elem"></div></a></div>`;

/** Returns plain markup. */
export const plain = (caption = '<figcaption>Wheel at work</figcaption>'): string =>
  `<figure data-widget="vector-animation">${caption}</figure>`;
