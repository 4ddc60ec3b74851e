import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { listing } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';

const attribute = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;');
const item = (number: number, height = 100) =>
  `<div class="jet-listing-grid__item" data-post-id="${number}" style="block-size: ${height}px;"><a href="#i${number}">Item ${number}</a></div>`;

const items = () => [...document.querySelectorAll<HTMLElement>('.jet-listing-grid__item')];
const list = () => find('.jet-listing-grid__items');

const show = (html: string, dir = 'rtl') =>
  mountWidget(listing, `<main><h1>Listing</h1>${html}</main>`, { dir, load: null });

const address = location.href;

beforeEach(async () => {
  history.replaceState(null, '', address);
  await page.viewport(1280, 800);
});

const masonry = (heights: readonly number[], options: object = {}) =>
  `<div class="jet-listing-grid jet-listing" data-widget="listing" data-widget-load="load"><div class="jet-listing-grid__items jet-listing-grid__masonry" data-masonry-grid-options='${attribute(options)}' data-nav='${attribute({ enabled: true, type: 'click', more_el: '#more', query: {}, widget_settings: {} })}' data-page="1" data-pages="2" style="inline-size:960px">${heights.map((height, index) => item(index, height)).join('')}</div></div><a id="more" href="?2">More</a>`;

/** Positions of the items, from the list's inline and block start, in px. */
const starts = (dir: 'rtl' | 'ltr') => {
  const frame = list().getBoundingClientRect();
  return items().map((one) => {
    const box = one.getBoundingClientRect();
    return [
      Math.round(dir === 'ltr' ? box.x - frame.x : frame.right - box.right),
      Math.round(box.y - frame.y),
    ];
  });
};

describe.each(['rtl', 'ltr'] as const)('masonry, %s', (dir) => {
  it('LG-7 masonry defaults to 3 columns 30 px apart, adds each item to the shortest column, and keeps the items’ order', async () => {
    await show(masonry([100, 200, 50, 40, 60]), dir);
    expect(starts(dir)).toEqual([
      [0, 0],
      [330, 0],
      [660, 0],
      [660, 80],
      [0, 130],
    ]);
    expect(list().offsetHeight).toBe(200);
    expect(items().map(({ dataset }) => dataset.postId)).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('a masonry listing', () => {
  it('LG-7 masonry places added items below the existing ones, which do not move', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ success: true, data: { html: item(9, 70) + item(10, 10) } })),
    );
    await show(masonry([100, 200, 50]));
    const before = starts('rtl');
    find('#more').click();
    await soon(() => expect(items()).toHaveLength(5));
    await soon(() => expect(starts('rtl')).toEqual([...before, [660, 80], [0, 130]]));
  });

  it.each([0, 30])('LG-7 masonry is laid out when a closed tab opens, with a gap of %s px', async (gap) => {
    const tab = `<div id="tab" hidden>${masonry([100, 300, 50, 200], { gap: { horizontal: 30, vertical: gap } })}</div>`;
    await show(tab);
    find('#tab').hidden = false;
    const shown = [
      [0, 0],
      [330, 0],
      [660, 0],
      [660, 50 + gap],
    ];
    await soon(() => expect(starts('rtl')).toEqual(shown));
    find('#tab').hidden = true;
    await new Promise(requestAnimationFrame);
    find('#tab').hidden = false;
    await soon(() => expect(starts('rtl')).toEqual(shown));
  });

  it('LG-7 masonry moves only the items below an item that grows', async () => {
    await show(masonry([100, 200, 50, 40, 60]));
    (items()[0] as HTMLElement).style.blockSize = '150px';
    await soon(() => expect(starts('rtl')[4]).toEqual([0, 180]));
    expect(starts('rtl')[3]).toEqual([660, 80]);
  });

  it('LG-7 masonry uses the listings’ breakpoints, tablet below 1025 px and mobile below 768 px', async () => {
    await show(masonry([10, 10, 10, 10], { columns: { desktop: 4, tablet: '2', mobile: '' } }));
    const columns = () => new Set(starts('rtl').map(([inline]) => inline)).size;
    expect(columns()).toBe(4);
    await page.viewport(1025, 800);
    expect(columns()).toBe(4);
    await page.viewport(1024, 800);
    list().style.inlineSize = '900px';
    await soon(() => expect(columns()).toBe(2));
    await page.viewport(768, 800);
    expect(columns()).toBe(2);
    await page.viewport(767, 800);
    list().style.inlineSize = '700px';
    await soon(() => expect(columns()).toBe(1));
  });

  it('LG-7 masonry has the configured gaps', async () => {
    await show(
      masonry([100, 100, 100, 100], { columns: { desktop: '2' }, gap: { horizontal: '60', vertical: 10 } }),
    );
    expect(starts('rtl')).toEqual([
      [0, 0],
      [510, 0],
      [0, 110],
      [510, 110],
    ]);
  });

  it('RT-18 stop() restores the server’s markup of a masonry listing', async () => {
    const html = masonry([100, 200, 50]);
    await show(html);
    stop();
    const plain = document.createElement('main');
    plain.innerHTML = `<h1>Listing</h1>${html}`;
    expect(find('main').innerHTML.replaceAll(/\s*style="[^"]*"/g, '')).toBe(
      plain.innerHTML.replaceAll(/\s*style="[^"]*"/g, ''),
    );
    expect(items()[0]?.style.position).toBe('');
    expect(list().style.blockSize).toBe('');
  });
});

const slider = (count: number, options: object = {}) =>
  `<div class="jet-listing-grid jet-listing" data-widget="listing" data-widget-load="load"><div class="jet-listing-grid__slider" data-slider_options='${attribute({ arrows: true, dots: true, infinite: false, slidesToShow: { desktop: 3, tablet: '', mobile: '' }, ...options })}'><div class="jet-listing-grid__items">${Array.from({ length: count }, (_, index) => item(index + 1)).join('')}</div></div></div>`;

const next = () => find<HTMLButtonElement>('.iyim-carousel-next');
const prev = () => find<HTMLButtonElement>('.iyim-carousel-prev');
const frame = () => find('[data-slider_options]');
/** Numbers of the items that are completely inside the frame. */
const seen = () => {
  const { x, right } = frame().getBoundingClientRect();
  return items()
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.x >= x - 2 && box.right <= right + 2;
    })
    .map(({ dataset }) => Number(dataset.postId));
};
const sliding = () =>
  soon(() => {
    expect(next().getAttribute('aria-disabled')).toBeNull();
    expect(items()[0]?.hasAttribute('aria-roledescription')).toBe(true);
  });

describe.each(['rtl', 'ltr'] as const)('a slider, %s', (dir) => {
  it('LG-7 a slider shows three items, moves by one, and stops at both ends', async () => {
    await show(slider(5), dir);
    await sliding();
    expect(seen()).toEqual([1, 2, 3]);
    await soon(() => expect(prev().getAttribute('aria-disabled')).toBe('true'));
    const [first, second] = items().map((one) => one.getBoundingClientRect().x);
    expect((second ?? 0) > (first ?? 0)).toBe(dir === 'ltr');
    await userEvent.click(next());
    await soon(() => expect(seen()).toEqual([2, 3, 4]));
    await userEvent.click(next());
    await soon(() => expect(seen()).toEqual([3, 4, 5]));
    await soon(() => expect(next().getAttribute('aria-disabled')).toBe('true'));
    await soon(() =>
      expect(find('[data-iyim-announcer]').textContent?.trim()).toBe(
        dir === 'rtl' ? 'שקופית 3 מתוך 3' : 'Slide 3 of 3',
      ),
    );
  });

  it('RT-21 a slider moves in the direction of the arrow keys', async () => {
    await show(slider(5), dir);
    await sliding();
    next().focus();
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await soon(() => expect(seen()).toEqual([2, 3, 4]));
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await soon(() => expect(seen()).toEqual([1, 2, 3]));
  });

  it('RT-21 a slider shows the following items after a swipe towards the start', async () => {
    await show(slider(5), dir);
    await sliding();
    const box = frame().getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    const by = (dir === 'rtl' ? 1 : -1) * (box.width / 3);
    const mouse = (type: string, at: number) =>
      items()[1]?.dispatchEvent(
        new MouseEvent(type, {
          bubbles: true,
          cancelable: true,
          button: 0,
          buttons: 1,
          clientX: at,
          clientY: y,
        }),
      );
    mouse('mousedown', x);
    for (let step = 1; step <= 8; step += 1) mouse('mousemove', x + (by * step) / 8);
    mouse('mouseup', x + by);
    await soon(() => expect(seen()[0]).toBeGreaterThan(1));
  });

  it('LG-7 a slider is announced as a carousel and has no accessibility violations', async () => {
    await show(slider(5, { autoplay: true }), dir);
    await sliding();
    expect(frame().getAttribute('aria-roledescription')).toBe(dir === 'rtl' ? 'קרוסלה' : 'carousel');
    expect(items()[1]?.getAttribute('aria-label')).toBe(dir === 'rtl' ? '2 מתוך 5' : '2 of 5');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a slider listing', () => {
  it('AY-1 only a slider’s visible slides can be focused, but a focused slide keeps the focus when it moves out of view', async () => {
    await show(slider(5));
    await sliding();
    const reached = () =>
      items()
        .filter(({ inert }) => !inert)
        .map(({ dataset }) => Number(dataset.postId));
    await soon(() => expect(reached()).toEqual([1, 2, 3]));
    await userEvent.click(next());
    await soon(() => expect(reached()).toEqual([2, 3, 4]));
    const inside = items()[1] as HTMLElement;
    inside.tabIndex = 0;
    inside.focus();
    next().click();
    await soon(() => expect(reached()).toEqual([2, 3, 4, 5]));
    expect(document.activeElement).toBe(inside);
    inside.removeAttribute('tabindex');
    stop();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('AY-1 sliders are named after the heading above them, with a number if they share it', async () => {
    const item = '<li class="product"><h3>A product</h3></li>';
    await show(`${slider(5)}${slider(5)}<h2>Vases</h2><ul>${item}</ul>${slider(5)}`);
    const frames = [...document.querySelectorAll('[data-slider_options]')];
    await soon(() =>
      expect(frames.map((one) => one.getAttribute('aria-label'))).toEqual(['Listing', 'Listing 2', 'Vases']),
    );
  });

  it('LG-7 a slider is off while all items fit, and on when a narrower window shows fewer', async () => {
    await show(slider(3));
    await soon(() => expect(frame().classList.contains('jet-listing-grid__slider')).toBe(false));
    expect(document.querySelector('.iyim-carousel-arrow')).toBeNull();
    await page.viewport(900, 800);
    await sliding();
    await soon(() => expect(seen()).toHaveLength(2));
    await page.viewport(500, 800);
    await soon(() => expect(seen()).toHaveLength(1));
    await page.viewport(1280, 800);
    await soon(() => expect(document.querySelector('.iyim-carousel-arrow')).toBeNull());
  });

  it('LG-7 a slider keeps the theme’s gap between items and shows whole items', async () => {
    await show(
      `<style>.jet-listing-grid__slider > .jet-listing-grid__items { display: grid; grid-auto-flow: column; grid-auto-columns: 80%; gap: 20px; overflow-x: auto }</style>${slider(5)}`,
    );
    await sliding();
    const { width } = frame().getBoundingClientRect();
    await soon(() => expect(items()[0]?.offsetWidth).toBe(Math.round((width - 40) / 3)));
    expect(seen()).toEqual([1, 2, 3]);
    await userEvent.dblClick(next());
    await soon(() => expect(seen()).toEqual([3, 4, 5]));
    await soon(() => {
      const last = items()[4]?.getBoundingClientRect().x ?? 0;
      expect(Math.abs(last - frame().getBoundingClientRect().x)).toBeLessThan(2);
    });
  });

  it('RT-9 a slider’s dots fit the reserved space, regardless of a theme’s styles for lists and buttons', async () => {
    await page.viewport(375, 800);
    await show(
      `<style>ul { margin: 0 0 2em 3em } li { margin-bottom: 1em; padding: 1em } button { width: 100%; min-height: 50px; padding: 1em; line-height: 2 }</style>${slider(8)}`,
    );
    await soon(() => expect(document.querySelectorAll('.jet-slick-dots button')).toHaveLength(8));
    const { top, bottom } = find('.jet-slick-dots').getBoundingClientRect();
    expect(top - find('.jet-listing-grid__slider').getBoundingClientRect().bottom).toBe(8);
    expect(bottom - top).toBe(32);
  });

  it.each([
    ['dots and a stop button', { dots: true, autoplay: true }],
    ['dots', { dots: true }],
    ['a stop button', { dots: false, autoplay: true }],
    ['neither', { dots: false }],
  ])('RT-9 content below a slider with %s does not move', async (_, options) => {
    document.body.innerHTML = `<style>${hostStyles}</style><main>${slider(5, options)}<p id="below">Below</p></main>`;
    const distance = () => find('#below').getBoundingClientRect().top - list().getBoundingClientRect().bottom;
    const before = distance();
    start({ widgets: [listing] });
    const countOf = (selector: string) => document.querySelectorAll(selector).length;
    await soon(() => expect(countOf('.iyim-carousel-play')).toBe('autoplay' in options ? 1 : 0));
    await soon(() => expect(countOf('.iyim-carousel-dots')).toBe(options.dots ? 1 : 0));
    expect(distance()).toBe(before);
  });

  it('LG-7 a slider’s dots lead to their slides', async () => {
    await show(slider(6, { slidesToScroll: 3 }));
    await sliding();
    const dots = () => [...document.querySelectorAll<HTMLButtonElement>('.jet-slick-dots button')];
    await soon(() => expect(dots()).toHaveLength(2));
    await userEvent.click(dots()[1] as HTMLElement);
    await soon(() => expect(seen()).toEqual([4, 5, 6]));
    await soon(() => expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true']));
  });

  it('LG-7 an infinite slider wraps around', async () => {
    await show(slider(5, { infinite: true }));
    await sliding();
    await userEvent.click(prev());
    await soon(() => expect(seen().sort()).toEqual([1, 2, 5]));
  });

  it('LG-7 a slider with autoplay moves by itself, and its stop button becomes a play button when pressed', async () => {
    await show(slider(5, { autoplay: true, autoplaySpeed: 500, speed: 1 }));
    await sliding();
    await userEvent.hover(find('h1'));
    await soon(() => expect(seen()[0]).toBe(2));
    const stopButton = find('.iyim-carousel-play');
    expect(stopButton.getAttribute('aria-label')).toBe('עצירת ההחלפה האוטומטית');
    await userEvent.click(stopButton);
    await soon(() => expect(stopButton.getAttribute('aria-label')).toBe('הפעלת ההחלפה האוטומטית'));
  });

  it('RT-23 with reduced motion, a slider does not autoplay and moves without animation', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    await show(slider(5, { autoplay: true, autoplaySpeed: 500, speed: 3000 }));
    await sliding();
    expect(find('.iyim-carousel-play').getAttribute('aria-label')).toBe('הפעלת ההחלפה האוטומטית');
    next().click();
    await vi.waitFor(() => expect(seen()).toEqual([2, 3, 4]), 400);
  });

  it('RT-23 AY-1 a slider that is started by keyboard plays although the focus stays on its button', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    await show(slider(5, { autoplay: true, autoplaySpeed: 500, speed: 1 }));
    await sliding();
    await userEvent.hover(find('h1'));
    find('.iyim-carousel-play').focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(seen()).toEqual([2, 3, 4]));
  });

  it('RT-25 a clone of a slider that has moved starts at the first item, without an offset', async () => {
    await show(slider(5, { infinite: true, speed: 1 }));
    await sliding();
    frame().style.marginInline = '40px';
    await userEvent.click(next());
    await soon(() => expect(seen()).toEqual([2, 3, 4]));
    const clone = find('[data-widget]').cloneNode(true) as HTMLElement;
    find('[data-widget]').replaceWith(clone);
    await soon(() => expect(clone.dataset.widgetState).toBe('mounted'));
    await sliding();
    await soon(() => expect(seen()).toEqual([1, 2, 3]));
    stop();
    await soon(() =>
      expect(items().map((one) => one.getAttribute('style'))).toEqual(
        items().map(() => 'block-size: 100px;'),
      ),
    );
    expect(list().getAttribute('style')).toBeNull();
  });

  it('LG-7 a slider with the option fade stacks its items and shows one at a time', async () => {
    await show(slider(3, { fade: true, slidesToShow: { desktop: 1 } }));
    await sliding();
    await soon(() => expect(items()[1]?.style.opacity).toBe('0'));
    await userEvent.click(next());
    await soon(() => expect(items()[1]?.style.opacity).toBe('1'));
    await soon(() => expect(items()[0]?.style.opacity).toBe('0'));
  });

  it('LG-7 a slider uses the server’s arrow markup', async () => {
    await show(slider(5, { nextArrow: '<div class="slick-arrow next-arrow"><b class="icon">n</b></div>' }));
    await sliding();
    await soon(() => expect(next().classList.contains('next-arrow')).toBe(true));
    expect(next().querySelector('.icon')).not.toBeNull();
  });

  it('SEC-1 a slider runs no script from the server’s arrow markup', async () => {
    const icon = '<img src="x:" onerror="window.pwned = 1"><b class="icon" onclick="window.pwned = 1">n</b>';
    await show(
      slider(5, { nextArrow: `<button class="next-arrow" onclick="window.pwned = 1">${icon}</button>` }),
    );
    await sliding();
    await soon(() => expect(next().innerHTML).toBe('<img><b class="icon">n</b>'));
    expect(next().classList.contains('next-arrow')).toBe(true);
    await userEvent.click(next());
    await soon(() => expect(seen()).toEqual([2, 3, 4]));
    expect('pwned' in window).toBe(false);
  });

  it('RT-18 stop() restores the server’s markup of a slider', async () => {
    const html = slider(5);
    await show(html);
    await sliding();
    stop();
    const plain = document.createElement('main');
    plain.innerHTML = `<h1>Listing</h1>${html}`;
    await soon(() => expect(find('main').innerHTML).toBe(plain.innerHTML));
  });
});
