import { mount, stop } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { carousel as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { image, loop, media, nested, plain, SHEET, slides, testimonials } from './testing/markup.ts';

const frame = () => find('.iyim-carousel');
const items = () => all('[data-n]');
const next = () => find('.elementor-swiper-button-next, .iyim-carousel-next');
const prev = () => find('.elementor-swiper-button-prev, .iyim-carousel-prev');

/** Numbers of the slides inside the frame, in visual order. */
const seen = () => {
  const { x, right } = frame().getBoundingClientRect();
  return items()
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.width > 0 && box.x >= x - 2 && box.right <= right + 2 && slide.style.opacity !== '0';
    })
    .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
    .map(({ dataset }) => Number(dataset.n));
};
const shows = (...numbers: number[]) => soon(() => expect(seen()).toEqual(numbers));
const reached = () =>
  items()
    .filter((slide) => !slide.inert)
    .map(({ dataset }) => Number(dataset.n));

async function show(
  html: string,
  { dir = 'rtl', sheet = SHEET, isOff = false, heading = '<h1>Pots</h1>' } = {},
): Promise<string> {
  const before = await mountWidget(widget, `<main>${heading}${html}</main>`, { dir, sheet });
  if (!isOff)
    await soon(() => expect(all('.iyim-carousel-list > [aria-roledescription]').length).toBeGreaterThan(0));
  return before;
}
const stillness = () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? 'all' : query),
  );
};

beforeEach(() => page.viewport(1280, 800));

/** Resolves after the browser has told resize observers about the changes until now, which it does in its next frame. */
const resizeObserved = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
};
const FAST = { speed: 1 };
const kinds = [
  ['image', () => image({ slides_to_show: '3', ...FAST }, 5, { dir: 'rtl' }), [1, 2, 3], [2, 3, 4]],
  ['media', () => media({ ...FAST }), [1, 2, 3], [2, 3, 4]],
  ['media before roles', () => media({ ...FAST }, 6, { old: true }), [1, 2, 3], [2, 3, 4]],
  ['testimonials', () => testimonials({ ...FAST, slides_per_view_laptop: 2 }), [1, 2], [2, 3]],
  ['reviews', () => testimonials({ ...FAST, effect: 'cube' }, 'reviews'), [1], [2]],
  ['slides', () => slides({ transition_speed: 1 }), [1], [2]],
  ['plain', () => plain({ ...FAST }), [1, 2, 3], [2, 3, 4]],
] as const;

describe.each(kinds)('a %s carousel', (_kind, html, first, second) => {
  it('CR-1 arrows move the slides of a carousel, and stop() restores the server HTML', async () => {
    document.body.innerHTML = `<main>${html()}</main>`;
    host().dataset.widgetLoad = 'load';
    const server = host().outerHTML;
    await show(html());
    await shows(...[...first].reverse());
    await soon(() => expect(prev().getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(next());
    await shows(...[...second].reverse());
    await soon(() => expect(reached()).toEqual([...second]));
    expect(frame().getAttribute('aria-roledescription')).toBe('קרוסלה');
    expect(items()[1]?.getAttribute('aria-label')).toMatch(/^2 מתוך/);
    stop();
    expect(host().outerHTML).toBe(server);
  });
});

describe('directions', () => {
  it.each([
    ['ltr', 'rtl', [1, 2, 3]],
    ['rtl', 'rtl', [3, 2, 1]],
    ['rtl', 'ltr', [3, 2, 1]],
  ] as const)(
    'RT-21 arrows and arrow keys follow the direction of a %s carousel on a %s page',
    async (dir, pageDir, order) => {
      await show(image({ slides_to_show: 3, ...FAST }, 5, { dir }), { dir: pageDir });
      await shows(...order);
      next().focus();
      await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
      await shows(...order.map((n) => n + 1));
      await userEvent.click(prev());
      await shows(...order);
    },
  );

  it.each([
    ['nested', nested],
    ['loop', loop],
  ])(
    'RT-21 CR-4 arrows of %s carousels, which the server swaps in rtl, are not swapped twice',
    async (_, html) => {
      await show(html({ slides_to_show: 2, ...FAST }));
      await shows(2, 1);
      await userEvent.click(find('.elementor-swiper-button-prev'));
      await shows(3, 2);
      expect(find('.elementor-swiper-button-prev').getAttribute('aria-label')).toBe('הבא');
      stop();
      await show(html({ slides_to_show: 2, ...FAST }), { dir: 'ltr' });
      await userEvent.click(find('.elementor-swiper-button-next'));
      await shows(2, 3);
    },
  );

  it('AY-1 the carousel ignores keys in fields, keys with modifiers, and prevented key events', async () => {
    await show(plain({ ...FAST }).replace('Slide 1</a>', 'Slide 1</a><input>'), { dir: 'ltr' });
    await shows(1, 2, 3);
    find('input').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}');
    next().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
    const prevented = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    items()[0]?.addEventListener('keydown', (event) => event.preventDefault());
    find('[data-n="1"] a').dispatchEvent(prevented);
    await shows(1, 2, 3);
  });
});

describe('number of visible slides', () => {
  const at = async (width: number) => {
    await page.viewport(width, 800);
    await soon(() => expect(innerWidth).toBe(width));
  };
  it('CR-1 each device has its own default of slides_per_view, limited to the number of slides', async () => {
    await show(media({ slides_per_view: 4, ...FAST }), { dir: 'ltr' });
    await at(1600);
    await shows(1, 2, 3, 4);
    await at(1280);
    await shows(1, 2, 3);
    await at(900);
    await shows(1, 2);
    await at(400);
    await shows(1);
    stop();
    await at(1600);
    await show(media({ slides_per_view: 9 }, 2), { dir: 'ltr' });
    await shows(1, 2);
  });

  it('CR-1 an image carousel inherits from the next larger device, except tablets with 2 slides and phones with 1', async () => {
    await show(image({ slides_to_show: 4, slides_to_show_laptop: '3', ...FAST }), { dir: 'ltr' });
    await at(1280);
    await shows(1, 2, 3);
    await at(900);
    await shows(1, 2);
    await at(400);
    await shows(1);
  });

  it('CR-1 space_between separates slides, and slides_to_scroll sets how many move together', async () => {
    await show(media({ space_between: { unit: 'px', size: 20 }, slides_to_scroll_laptop: 3, ...FAST }), {
      dir: 'ltr',
    });
    await shows(1, 2, 3);
    const [one, two, three] = items().map((slide) => slide.getBoundingClientRect());
    expect(Math.round((two?.x ?? 0) - (one?.right ?? 0))).toBe(20);
    expect(Math.round(three?.right ?? 0)).toBe(Math.round(frame().getBoundingClientRect().right));
    await userEvent.click(next());
    await shows(4, 5, 6);
  });

  it('CR-1 a carousel with a single slide gets no controls, and its picture loads', async () => {
    await show(image({}, 1, { lazy: true }), { isOff: true });
    expect(document.querySelector('.iyim-carousel')).toBeNull();
    await soon(() => expect(find<HTMLImageElement>('img').getAttribute('src')).toBe('/p1.png'));
  });

  it('CR-1 a carousel in a hidden tab measures itself when the tab is shown', async () => {
    await show(`<div id="tab" style="display: none">${media({ ...FAST })}</div>`);
    find('#tab').style.display = '';
    document.dispatchEvent(new Event('jet-engine/listing/recalculate-masonry'));
    await shows(3, 2, 1);
    await userEvent.click(next());
    await shows(4, 3, 2);
  });

  it('CR-1 a carousel shows the same slides after it was hidden and shown', async () => {
    await show(`<div id="tab">${media({ ...FAST })}</div>`);
    await userEvent.click(next());
    await shows(4, 3, 2);
    find('#tab').style.display = 'none';
    await resizeObserved();
    find('#tab').style.display = '';
    await resizeObserved();
    await shows(4, 3, 2);
  });

  it.each([
    ['nested', nested],
    ['loop', loop],
  ])(
    'CR-1 CR-4 a %s carousel shows a part of the next slides on the sides that offset_sides names',
    async (_, html) => {
      await show(
        html({
          slides_to_show: 1,
          infinite: 'yes',
          offset_sides: 'both',
          offset_width: { unit: 'px', size: 60 },
        }),
        { dir: 'ltr' },
      );
      await soon(() =>
        expect(
          Math.round((items()[0]?.getBoundingClientRect().x ?? 0) - frame().getBoundingClientRect().x),
        ).toBe(60),
      );
    },
  );
});

describe('controls', () => {
  it('CR-1 bullets select their slide, and the page builder’s texts have priority over Iyim’s', async () => {
    Object.assign(window, {
      elementorFrontendConfig: {
        i18n: {
          a11yCarouselNextSlideMessage: 'השקופית שאחריה',
          a11yCarouselLastSlideMessage: 'זו האחרונה',
          a11yCarouselPaginationBulletMessage: 'אל שקופית',
        },
      },
    });
    await show(media({ pagination: 'bullets', ...FAST }, 4));
    const bullets = () => all('.swiper-pagination button:has(> span.swiper-pagination-bullet)');
    await soon(() => expect(bullets()).toHaveLength(2));
    expect(next().getAttribute('aria-label')).toBe('השקופית שאחריה');
    expect(prev().getAttribute('aria-label')).toBe('הקודם');
    expect(bullets()[1]?.getAttribute('aria-label')).toBe('אל שקופית 2');
    await userEvent.click(bullets()[1] as HTMLElement);
    await shows(4, 3, 2);
    await soon(() =>
      expect(
        bullets().map((one) => one.firstElementChild?.classList.contains('swiper-pagination-bullet-active')),
      ).toEqual([false, true]),
    );
    next().click();
    await soon(() => expect(find('[data-iyim-announcer]').textContent?.trim()).toBe('זו האחרונה'));
  });

  it('CR-1 the carousel and its controls have Hebrew names, and its ends have Hebrew announcements', async () => {
    await show(media({ pagination: 'bullets', ...FAST }, 4, { old: true }), { heading: '' });
    const bullets = () => all('.swiper-pagination button');
    await soon(() => expect(bullets()).toHaveLength(2));
    expect(find('[aria-roledescription="קרוסלה"]').getAttribute('aria-label')).toBe('פריטים');
    expect([prev(), next(), bullets()[1]].map((control) => control?.getAttribute('aria-label'))).toEqual([
      'הקודם',
      'הבא',
      'מעבר לשקופית 2 מתוך 2',
    ]);
    const announcement = () => find('[data-iyim-announcer]').textContent?.trim();
    prev().click();
    await soon(() => expect(announcement()).toBe('זו השקופית הראשונה'));
    bullets()[1]?.click();
    await soon(() => expect(bullets()[1]?.firstElementChild?.className).toContain('active'));
    next().click();
    await soon(() => expect(announcement()).toBe('זו השקופית האחרונה'));
  });

  it.each([
    ['fraction', () => find('.swiper-pagination').textContent?.replace(/\s/g, ''), '1/4', '2/4'],
    ['progressbar', () => find<HTMLElement>('.iyim-carousel-bar > span').style.inlineSize, '25%', '50%'],
    ['progress', () => find<HTMLElement>('.iyim-carousel-bar > span').style.inlineSize, '25%', '50%'],
  ])('CR-1 the pagination %s shows the carousel’s position', async (pagination, position, first, second) => {
    await show(media({ pagination, ...FAST }));
    await soon(() => expect(position()).toBe(first));
    await userEvent.click(next());
    await soon(() => expect(position()).toBe(second));
  });

  it('CR-1 a click on another slide selects that slide, unless the click is on a link', async () => {
    await show(media({ ...FAST }), { dir: 'ltr' });
    await shows(1, 2, 3);
    await userEvent.click(find('[data-n="2"] a'));
    await shows(1, 2, 3);
    await userEvent.click(find('[data-n="3"] [role=img]'));
    await shows(3, 4, 5);
  });

  it.each(['rtl', 'ltr'])('AY-1 axe finds no violation with bullets and autoplay, %s', async (dir) => {
    await show(media({ pagination: 'bullets', autoplay: 'yes', ...FAST }), { dir });
    await soon(() => expect(reached()).toEqual([1, 2, 3]));
    const { violations } = await axe.run(find('main'));
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('optional settings', () => {
  const arrowsSeen = () =>
    all('.elementor-swiper-button, .iyim-carousel-arrow').filter((arrow) => arrow.checkVisibility()).length;
  it.each([
    ['the minimal carousel', plain],
    ['the media carousel', media],
    ['the nested carousel', nested],
    ['the loop carousel', loop],
  ])('CR-1 with show_arrows or arrows off, the arrows of %s are hidden', async (_whose, html) => {
    for (const [settings, expected] of [
      [{}, 2],
      [{ show_arrows: 'yes', arrows: 'yes' }, 2],
      [{ show_arrows: '' }, 0],
      [{ arrows: 'no' }, 0],
      [{ arrows: false, show_arrows: 'yes' }, 0],
    ] as const) {
      await show(html(settings));
      await soon(() => expect(arrowsSeen(), JSON.stringify(settings)).toBe(expected));
      stop();
    }
  });

  it('CR-1 with lazyload off, all pictures of a carousel load immediately', async () => {
    const sources = () => all('img').filter((img) => img.hasAttribute('src')).length;
    await show(image({ slides_to_show: 1, lazyload: 'yes' }, 5, { lazy: true }));
    await soon(() => expect(sources()).toBe(3));
    stop();
    await show(image({ slides_to_show: 1, lazyload: '' }, 5, { lazy: true }));
    await soon(() => expect(sources()).toBe(5));
  });

  it.each(['rtl', 'ltr'])(
    'CR-2 centered_slides centers the current slide, and is off by default, %s',
    async (dir) => {
      const offset = () => {
        const [one, box] = [items()[0], frame()].map((element) => element?.getBoundingClientRect());
        return Math.round((one?.x ?? 0) + (one?.width ?? 0) / 2 - (box?.x ?? 0) - (box?.width ?? 0) / 2);
      };
      await show(media({ ...FAST }), { dir });
      await soon(() => expect(Math.abs(offset())).toBeGreaterThan(300));
      stop();
      await show(media({ centered_slides: 'yes', ...FAST }), { dir });
      await soon(() => expect(Math.abs(offset())).toBeLessThan(2));
    },
  );

  it('CR-2 skin coverflow rotates the neighbours, and slideshow shows one slide', async () => {
    await show(media({ skin: 'coverflow', speed: 1 }), { dir: 'ltr' });
    await soon(() => expect(items()[1]?.style.transform).toContain('rotateY(-50deg)'));
    stop();
    await show(media({ skin: 'slideshow', ...FAST }), { dir: 'ltr' });
    await shows(1);
  });
});

describe('autoplay', () => {
  const turning = { autoplay: 'yes', autoplay_speed: 500, speed: 1, loop: 'yes' };
  const playButton = () => find('.iyim-carousel-play');

  it('CR-1 autoplay moves without announcements, and its button is the first tab stop and stops it', async () => {
    await show(`<button id="before">x</button>${media(turning)}`, { dir: 'ltr' });
    expect(find('.swiper-wrapper').getAttribute('aria-live')).toBe('off');
    await soon(() => expect(seen()[0]).not.toBe(1));
    find('#before').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(playButton());
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(playButton().getAttribute('aria-label')).toBe('Start automatic rotation'));
    expect(find('.swiper-wrapper').getAttribute('aria-live')).toBe('polite');
    expect(document.querySelector('[data-iyim-announcer]')?.textContent ?? '').toBe('');
  });

  it.each([
    ['yes', 'Start automatic rotation'],
    ['', 'Stop automatic rotation'],
  ])(
    'CR-1 with pause_on_interaction "%s", the autoplay button is named "%s" after the carousel was used',
    async (pause_on_interaction, label) => {
      await show(media({ ...turning, autoplay_speed: 60_000, pause_on_interaction }), { dir: 'ltr' });
      await userEvent.click(next());
      await soon(() => expect(seen()[0]).toBe(2));
      expect(playButton().getAttribute('aria-label')).toBe(label);
    },
  );

  it('CR-1 autoplay pauses under the pointer with pause_on_hover, and always while the focus is in the carousel', async () => {
    const now = () => find('.swiper-slide-active').dataset.n;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(media({ ...turning, pause_on_hover: 'yes' }), { dir: 'ltr' });
    await shows(1, 2, 3);
    host().dispatchEvent(new PointerEvent('pointerenter'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(now()).toBe('1');
    host().dispatchEvent(new PointerEvent('pointerleave'));
    await soon(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(now()).not.toBe('1');
    });
    next().focus();
    const held = now();
    await vi.advanceTimersByTimeAsync(3000);
    expect(now()).toBe(held);
  });

  it('CR-1 autoplay_speed sets the time that each slide stays', async () => {
    const now = () => find('.swiper-slide-active').dataset.n;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(media({ ...turning, autoplay_speed: 2000 }), { dir: 'ltr' });
    await shows(1, 2, 3);
    // If the carousel is measured again, its timer restarts, so the delay is checked as a range.
    let waited = 0;
    await soon(async () => {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
      expect(now()).toBe('2');
    });
    expect(waited).toBeGreaterThanOrEqual(2000);
    expect(waited).toBeLessThan(4500);
  });

  it('CR-1 autoplay pauses while the carousel is outside the window', async () => {
    await show(`${media(turning)}<p id="end" style="margin-block-start: 3000px">x</p>`, { dir: 'ltr' });
    await soon(() => expect(seen()[0]).not.toBe(1));
    find('#end').scrollIntoView();
    await soon(() => expect(frame().getBoundingClientRect().bottom).toBeLessThan(0));
    const stayed = new Set<string | undefined>();
    await soon(() => {
      const now = find('.swiper-slide-active').dataset.n;
      stayed.add(now);
      expect(stayed.size).toBeLessThan(4);
    });
    window.scrollTo(0, 0);
    const before = find('.swiper-slide-active').dataset.n;
    await soon(() => expect(find('.swiper-slide-active').dataset.n).not.toBe(before));
  });

  it('RT-20 autoplay is off and has no button in the editor', async () => {
    editMode().value = true;
    await show(media(turning), { dir: 'ltr' });
    await shows(1, 2, 3);
    expect(document.querySelector('.iyim-carousel-play')).toBeNull();
    editMode().value = false;
    await soon(() => expect(seen()[0]).not.toBe(1));
  });

  it('CR-1 autoplay pauses while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const notifyVisible = () => document.dispatchEvent(new Event('visibilitychange'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(media(turning), { dir: 'ltr' });
    await shows(1, 2, 3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(find('.swiper-slide-active').dataset.n).toBe('1');
    hidden.mockReturnValue('visible');
    notifyVisible();
    await soon(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(find('.swiper-slide-active').dataset.n).not.toBe('1');
    });
  });

  it('RT-23 reduced motion stops autoplay and the cube effect', async () => {
    stillness();
    await show(media({ ...turning, effect: 'cube' }), { dir: 'ltr' });
    expect(playButton().getAttribute('aria-label')).toBe('Start automatic rotation');
    expect(items()[1]?.style.transform).not.toContain('rotateY');
  });
});

describe('effects', () => {
  it.each(['cube', 'fade'])('CR-1 effect %s shows one slide at a time', async (effect) => {
    await show(media({ effect, slides_per_view: 3, speed: 1 }), { dir: 'ltr' });
    await soon(() => expect(reached()).toEqual([1]));
    await userEvent.click(next());
    await soon(() => expect(reached()).toEqual([2]));
    await soon(() => {
      const middle = document.elementFromPoint(640, frame().getBoundingClientRect().y + 60);
      expect(middle?.closest<HTMLElement>('[data-n]')?.dataset.n).toBe('2');
    });
  });

  it.each(['rtl', 'ltr'])(
    'CR-1 coverflow rotates the neighbours and centers the selected slide, %s',
    async (dir) => {
      await show(media({ loop: 'yes', speed: 1 }, 6, { classes: 'elementor-skin-coverflow' }), { dir });
      const middle = () =>
        document
          .elementFromPoint(640, frame().getBoundingClientRect().y + 60)
          ?.closest<HTMLElement>('[data-n]')?.dataset.n;
      await soon(() => expect(middle()).toBe('1'));
      await userEvent.click(next());
      await soon(() => expect(middle()).toBe('2'));
      const angle = () => Number(/rotateY\((.*?)deg/.exec(items()[2]?.style.transform ?? '')?.[1]);
      await soon(() => expect(Math.round(angle())).toBe(dir === 'rtl' ? 50 : -50));
      await soon(() => expect(reached()).toEqual([1, 2, 3]));
      stop();
      expect(items()[2]?.getAttribute('style')).toBeNull();
    },
  );
});

describe('printing', () => {
  it.each([
    ['slides', () => media({ ...FAST })],
    ['fading slides', () => media({ effect: 'fade', ...FAST })],
  ])('CR-1 printing %s shows all slides and no controls', async (_what, html) => {
    await show(html());
    await userEvent.click(next());
    await emulateMedia({ media: 'print' });
    const printed = () =>
      items().filter((slide) => {
        const { x, right, y } = slide.getBoundingClientRect();
        return (
          x >= -1 && right <= innerWidth + 1 && y >= 0 && slide.checkVisibility({ opacityProperty: true })
        );
      });
    await soon(() => expect(printed()).toHaveLength(6));
    expect(next().checkVisibility()).toBe(false);
  });
});

describe('content of slides', () => {
  it('CR-1 lazy pictures load for visible and adjacent slides', async () => {
    await show(image({ slides_to_show: 1, ...FAST }, 5, { lazy: true }), { dir: 'ltr' });
    const sources = () => all('img').map((img) => img.getAttribute('src'));
    await soon(() => expect(sources()).toEqual(['/p1.png', '/p2.png', null, null, '/p5.png']));
    expect(find('.swiper-lazy-preloader').checkVisibility()).toBe(false);
    await userEvent.click(next());
    await soon(() => expect(sources()[2]).toBe('/p3.png'));
    stop();
    await show(media({ ...FAST }, 3, { lazy: true }));
    await soon(() => expect(find('.elementor-carousel-image').style.backgroundImage).toContain('/b1.png'));
  });

  it('CR-1 only the current slide animates its texts and its background picture', async () => {
    await show(slides({ transition_speed: 1 }));
    const states = () => [
      all('.swiper-slide-contents').map(({ className }) => className.includes('animated fadeInUp')),
      all('.swiper-slide-bg').map(({ className }) => className.includes('elementor-ken-burns--active')),
    ];
    await soon(() =>
      expect(states()).toEqual([
        [true, false, false],
        [true, false, false],
      ]),
    );
    await userEvent.click(next());
    await soon(() =>
      expect(states()).toEqual([
        [false, true, false],
        [false, true, false],
      ]),
    );
  });

  it('CR-1 content of slides in minimal markup is neither copied nor moved, even after a full loop', async () => {
    await show(plain({ loop: true, ...FAST }).replace('Slide 1</a>', 'Slide 1</a><input>'), { dir: 'ltr' });
    const field = find('input') as HTMLInputElement;
    const slides = items();
    field.value = 'kept';
    for (let move = 0; move < 5; move += 1) {
      const before = seen()[0];
      next().click();
      await soon(() => expect(seen()[0]).not.toBe(before));
    }
    await shows(1, 2, 3);
    expect(items()).toEqual(slides);
    expect([find('input'), field.value]).toEqual([field, 'kept']);
  });

  it('RT-7 the carousel handles added and removed slides', async () => {
    await show(plain({ ...FAST }, 3), { dir: 'ltr' });
    await shows(1, 2, 3);
    await soon(() => expect(all('.iyim-carousel-next')).toEqual([]));
    find('ul').insertAdjacentHTML('beforeend', '<li data-n="4"><a href="#x4">4</a></li>');
    await soon(() => expect(next().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(next());
    await shows(2, 3, 4);
    items()[0]?.remove();
    await soon(() => expect(items()[0]?.getAttribute('aria-label')).toBe('1 of 3'));
  });

  it('RT-9 mounting a carousel moves neither its slides nor the content below them', async () => {
    const html = `${plain({ ...FAST }).replace('<ul>', '<ul style="--slides-per-view: 3">')}<p>after</p>`;
    const sheet =
      'ul { display: flex; margin: 0; padding: 0; overflow: hidden } li { flex: 0 0 calc(100% / var(--slides-per-view)); block-size: 60px }';
    await mountWidget(widget, `<main>${html}</main>`, { sheet, load: 'never', state: 'pending' });
    const places = () =>
      [...items().slice(0, 3), find('main > p')].map((part) => part.getBoundingClientRect());
    const before = places();
    await mount(host());
    await shows(3, 2, 1);
    for (const [index, { x, y, width, height }] of places().entries()) {
      const was = before[index];
      expect(x).toBeCloseTo(was?.x ?? Number.NaN, 1);
      expect(y).toBeCloseTo(was?.y ?? Number.NaN, 1);
      expect([width, height]).toEqual([was?.width, was?.height]);
    }
  });
});

describe('nested', () => {
  const drag = async (part: number, isSlow: boolean) => {
    const box = frame().getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    const target = items()[0]?.querySelector('.e-con') as Element;
    const by = -part * (items()[0]?.offsetWidth ?? 0);
    const mouse = (type: string, clientX: number) =>
      target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1, clientX, clientY: y }),
      );
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    mouse('mousedown', x);
    for (let step = 1; step <= 5; step += 1) mouse('mousemove', x + (by * step) / 5);
    // Waits until the carousel has followed the pointer.
    vi.mocked(performance.now).mockRestore();
    await soon(() =>
      expect(Math.abs((items()[0]?.getBoundingClientRect().x ?? 0) - box.x - by)).toBeLessThan(3),
    );
    vi.spyOn(performance, 'now').mockReturnValue(isSlow ? 2000 : 1100);
    mouse('mouseup', x + by);
    vi.mocked(performance.now).mockRestore();
  };
  it.each([
    [0.2, 1],
    [0.4, 2],
  ])(
    'CR-1 a slow swipe in a nested carousel over %d of a slide ends at slide %d; the threshold is 0.3',
    async (part, expected) => {
      await show(nested({ slides_to_show: 1, speed: 1 }), { dir: 'ltr' });
      await shows(1);
      await drag(part, true);
      await shows(expected);
    },
  );

  it.each([
    [8, 'makes a click'],
    [12, 'makes a swipe'],
  ])('CR-1 a pointer that moves by %d pixels %s; the threshold is 10', async (by, what) => {
    await show(nested({ slides_to_show: 1, speed: 1 }), { dir: 'ltr' });
    await shows(1);
    const target = items()[0]?.querySelector('.e-con') as Element;
    const mouse = (type: string, clientX: number) => {
      const at = { clientX, clientY: target.getBoundingClientRect().y + 5, button: 0, buttons: 1 };
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...at });
      target.dispatchEvent(event);
      return event;
    };
    mouse('mousedown', 200);
    mouse('mousemove', 200 - by);
    mouse('mouseup', 200 - by);
    expect(mouse('click', 200 - by).defaultPrevented).toBe(what === 'makes a swipe');
  });
});

describe('hostile pages', () => {
  it('RT-3 a carousel works with invalid settings, which are replaced by the defaults', async () => {
    const odd = {
      slides_per_view: '<img onerror=1>',
      slides_to_scroll: -1,
      space_between: { size: {} },
      speed: 'fast',
      effect: 'flip',
      loop: [],
      pagination: 7,
      autoplay_speed: -5,
      offset_sides: null,
    };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(media({ ...odd }), { dir: 'ltr' });
    await shows(1, 2, 3);
    await userEvent.click(next());
    await shows(2, 3, 4);
  });

  it('SEC-1 a hostile length or picture address in a carousel runs no code', async () => {
    await show(
      media({ space_between: '10px; background: url(javascript:pwned=1)', ...FAST }, 3, {
        lazy: true,
      }).replace('/b1.png', '&quot;);} body{display:none} x{a:url(&quot;'),
    );
    await soon(() =>
      expect(find('.elementor-carousel-image').classList.contains('swiper-lazy-loaded')).toBe(true),
    );
    expect(document.body.checkVisibility()).toBe(true);
    expect('pwned' in window).toBe(false);
  });

  it('RT-25 a cloned carousel starts at its first slide', async () => {
    await show(media({ loop: 'yes', ...FAST }), { dir: 'ltr' });
    await userEvent.click(next());
    await shows(2, 3, 4);
    const clone = host().cloneNode(true) as HTMLElement;
    host().replaceWith(clone);
    await soon(() => expect(clone.dataset.widgetState).toBe('mounted'));
    await shows(1, 2, 3);
    expect(all('.swiper-slide-active').map(({ dataset }) => dataset.n)).toEqual(['1']);
  });
});

describe('loop carousel', () => {
  it.each(['rtl', 'ltr'])(
    'CR-4 a loop carousel is a group of slides that moves by keyboard, and its server HTML is restored: %s',
    async (dir) => {
      const before = await show(loop({ slides_to_show: 2, pagination: 'bullets', ...FAST }), { dir });
      await shows(...(dir === 'rtl' ? [2, 1] : [1, 2]));
      expect(find('.elementor-loop-container').getAttribute('role')).toBe('group');
      expect(items()).toHaveLength(5);
      find('[data-n="1"] a').focus();
      await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
      await shows(...(dir === 'rtl' ? [3, 2] : [2, 3]));
      expect(all('.swiper-pagination-bullet')).toHaveLength(4);
      stop();
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
    },
  );

  it('CR-4 a carousel inside a slide of a loop carousel is not taken for the loop carousel', async () => {
    const inner = image({ slides_to_show: 1 }, 3)
      .replaceAll('data-widget=', 'data-x=')
      .replaceAll('data-n', 'data-m');
    await show(loop({ slides_to_show: 1, ...FAST }, 2).replace('Slide 1</a>', `Slide 1</a>${inner}`), {
      dir: 'ltr',
    });
    await shows(1);
    expect(items()).toHaveLength(2);
  });
});
