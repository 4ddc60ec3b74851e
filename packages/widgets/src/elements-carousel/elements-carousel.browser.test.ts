import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { elementsCarousel as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { items, posts, SHEET, testimonials } from './testing/markup.ts';

const seen = () => {
  const { x, right } = host().getBoundingClientRect();
  return all('[data-n]')
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.x >= x - 2 && box.right <= right + 2 && slide.checkVisibility({ visibilityProperty: true });
    })
    .map(({ dataset }) => Number(dataset.n));
};
const shows = (...numbers: number[]) => soon(() => expect(seen()).toEqual(numbers));

const show = (html: string, dir = 'ltr') =>
  mountWidget(widget, `<main><h1>Pots</h1>${html}</main>`, { dir, sheet: SHEET });

beforeEach(() => page.viewport(1600, 800));

const kinds = [
  ['items', () => items(), [1, 2, 3], [2, 3, 4]],
  ['posts', () => posts({}, { columns: '3' }), [1, 2, 3], [2, 3, 4]],
  ['testimonials', () => testimonials(), [1], [2]],
] as const;

describe.each(kinds)('the plugin’s carousel of %s', (_kind, html, first, second) => {
  it.each(['rtl', 'ltr'])(
    'CR-3 the plugin’s carousel appears and moves with its arrows, and stop() restores the server HTML, %s',
    async (dir) => {
      document.body.innerHTML = html();
      host().dataset.widgetLoad = 'load';
      const server = host().outerHTML;
      await show(html(), dir);
      await shows(...first);
      expect(find('.next-arrow').getAttribute('role')).toBe('button');
      await userEvent.click(find('.next-arrow'));
      await shows(...second);
      find('.prev-arrow').focus();
      await userEvent.keyboard('{Enter}');
      await shows(...first);
      const { violations } = await axe.run(find('main'));
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      stop();
      expect(host().outerHTML).toBe(server);
    },
  );
});

describe('the number of slides', () => {
  it('CR-3 slides per view are set on the outer element; a device without a number uses that of the next larger device', async () => {
    await show(
      items(
        {},
        {
          slides_to_show: '4',
          slides_to_show_tablet: '2',
          slides_to_scroll: '2',
          slides_to_scroll_mobile: '',
        },
      ),
    );
    await shows(1, 2, 3, 4);
    await userEvent.click(find('.next-arrow'));
    await shows(3, 4, 5, 6);
    await page.viewport(900, 800);
    await soon(() => expect(seen()).toHaveLength(2));
    await page.viewport(400, 800);
    await soon(() => expect(seen()).toHaveLength(2));
  });

  it('CR-3 slides per view are read from the options of older releases, where 0 means not set', async () => {
    await show(items({ slidesToShow: { desktop: '4', tablet: 0, mobile: '0' } }));
    await shows(1, 2, 3, 4);
    await page.viewport(900, 800);
    await soon(() => expect(seen()).toHaveLength(2));
    await page.viewport(400, 800);
    await soon(() => expect(seen()).toHaveLength(1));
  });

  it('CR-3 a single slide does not become a carousel', async () => {
    await show(items({}, {}, 1));
    await shows(1);
    expect(document.querySelector('.iyim-carousel')).toBeNull();
  });

  it.each([
    ['items', items({ dots: true }, { slides_to_show: '3' })],
    ['posts', posts({ dots: true }, { columns: '3' })],
    ['testimonials', testimonials({ autoplay: false, dots: true })],
  ])('RT-9 content below %s does not move when the dots are added', async (_, html) => {
    document.body.innerHTML = `<style>${SHEET} ${hostStyles} .jet-arrow { display: none }</style><main>${html}<p id="below">Below</p></main>`;
    const top = () => document.querySelector('#below')?.getBoundingClientRect().top;
    const before = top();
    start({ widgets: [widget] });
    await soon(() => expect(all('.jet-slick-dots')).toHaveLength(1));
    expect(top()).toBe(before);
  });

  it('CR-3 a carousel shows dots or the fraction as configured, and no dots if all slides are visible', async () => {
    await show(items({ dots: true }, { slides_to_show: '3' }));
    await soon(() => expect(all('.jet-slick-dots button')).toHaveLength(4));
    stop();
    await show(items({ dots: true }, { slides_to_show: '6' }));
    await shows(1, 2, 3, 4, 5, 6);
    expect(all('.jet-slick-dots')).toEqual([]);
    stop();
    await show(items({ fractionNav: true }, { slides_to_show: '3' }));
    await soon(() => expect(find('.jet-carousel__fraction-navigation').textContent).toBe('1 / 4'));
  });
});

describe('the carousel’s content', () => {
  it('CR-3 the stars of testimonials get the page’s icon classes and an accessible name', async () => {
    await show(testimonials());
    const ratings = () =>
      all('.jet-testimonials__rating').map((one) => one.querySelectorAll('.fas.fa-star').length);
    await soon(() => expect(ratings()).toEqual([1, 2, 3]));
    expect(find('.jet-testimonials__rating').getAttribute('aria-label')).toBe('1 of 5');
    expect(all('.far.fa-star')).toHaveLength(9);
  });

  it('RT-26 testimonials without settings play automatically, as in the plugin', async () => {
    await show(testimonials(undefined).replace(/ data-settings='\{"autoplay.*?'/, ''));
    await soon(() => expect(document.querySelector('.iyim-carousel-play')).not.toBeNull());
  });

  it.each([
    '{',
    '[]',
    '{"speed":{},"slidesToShow":"x","autoplay":"dance","centerPadding":-1,"fade":[]}',
    '{"__proto__":{"autoplay":true}}',
  ])('RT-3 invalid options of a carousel are replaced by their defaults: %s', async (options) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(items().replace(/data-slider_options='.*?'/, `data-slider_options='${options}'`));
    await shows(1, 2, 3);
  });
});
