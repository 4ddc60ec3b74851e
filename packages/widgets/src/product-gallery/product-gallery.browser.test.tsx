import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { $, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { alsoForOriginals } from '../../build/host-styles.ts';
import { productGallery, swatches } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { address, plain, SHEET, shop, shopSlide, withoutPictures } from './testing/markup.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const QUICK = { flexslider: { animationSpeed: 1 } };
const show = (html: string, dir = 'ltr', params: unknown = QUICK) => {
  Object.assign(window, { wc_single_product_params: params });
  return mountWidget(productGallery, `<main><h1>Jug</h1>${html}</main>`, { dir, sheet: SHEET });
};
const slides = () => all('.woocommerce-product-gallery__image, [data-widget] > ul > li');
const thumbnails = () => all<HTMLButtonElement>('.flex-control-thumbs button');
/** Returns the numbers of the slides that are completely visible in the gallery. */
const seen = () => {
  const around = host().getBoundingClientRect();
  return slides().flatMap((slide, index) => {
    const { x, right } = slide.getBoundingClientRect();
    return x >= around.x - 2 && right <= around.right + 2 ? [index + 1] : [];
  });
};
const shows = (number: number) =>
  soon(() => {
    expect(seen()).toEqual([number]);
    expect(thumbnails().findIndex(({ ariaCurrent }) => ariaCurrent === 'true') + 1).toBe(number);
  });
/** Makes the page detect a touch screen, and moves the pointer away from the gallery. */
const haveTouchScreen = async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(any-pointer: coarse)' ? 'all' : query),
  );
};
/** Swipes to the next picture. */
async function swipe(dir: string): Promise<void> {
  const { x, y, width } = host().getBoundingClientRect();
  const [from, to] = dir === 'rtl' ? [0.2, 0.8] : [0.8, 0.2];
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: frame.x + x + width * at, y: frame.y + y + 100 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
}
const trigger = () => document.querySelector<HTMLElement>('.iyim-product-gallery-trigger');
const lightbox = () => document.querySelector<HTMLElement>('dialog.iyim-lightbox[open]');
const enlarged = () => find<HTMLImageElement>('.gslide.current img').src;
const zoom = () => document.querySelector<HTMLElement>('.iyim-product-gallery-zoom');

beforeEach(() => page.viewport(1000, 900));
afterEach(async () => {
  stop();
  delete (window as { wc_single_product_params?: unknown }).wc_single_product_params;
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  vi.restoreAllMocks();
});

describe.each(['rtl', 'ltr'])('the gallery of a product, %s', (dir) => {
  it('PP-1 a gallery shows one picture, thumbnails lead to the others, and stop() restores the server HTML', async () => {
    const before = await show(shop(), dir);
    await shows(1);
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    expect(slides().map(({ inert }) => inert)).toEqual([true, true, false, true]);
    expect(find('.flex-control-thumbs img.flex-active').getAttribute('src')).toBe(address(3, 'thumb'));
    expect(slides().map(({ classList }) => classList.contains('flex-active-slide'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('PP-1 arrow keys change the picture in the direction of the page', async () => {
    await show(shop(), dir);
    await shows(1);
    thumbnails()[0]?.focus();
    const [forward, back] = dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.keyboard(forward);
    await shows(2);
    await userEvent.keyboard(`${forward}${back}`);
    await shows(2);
  });

  it('PP-1 a swipe changes the picture in the direction of the page, and the next click on a thumbnail counts', async () => {
    await haveTouchScreen();
    await show(shop(), dir);
    await shows(1);
    await swipe(dir);
    await shows(2);
    thumbnails()[2]?.click();
    await shows(3);
    await swipe(dir);
    await shows(4);
  });

  it('PP-1 a finger scrolls the pictures before the slider has loaded, and the slider continues with the picture that is shown', async () => {
    await haveTouchScreen();
    await show(shop(), dir);
    await shows(1);
    expect(find('.woocommerce-product-gallery__wrapper').classList).toContain('iyim-product-gallery-resting');
    await swipe(dir);
    await shows(2);
    await soon(() => expect(host().classList).toContain('iyim-carousel'));
    expect(seen()).toEqual([2]);
    await swipe(dir);
    await shows(3);
  });

  it('AY-1 a gallery has no accessibility violation, with one picture and with several', async () => {
    for (const count of [1, 4]) {
      await show(shop({ count }), dir);
      await soon(() => expect(trigger()).not.toBeNull());
      const { violations } = await axe.run(find('main'));
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      stop();
    }
  });

  it('AY-1 the link of a picture without a name of its own is named', async () => {
    await show(shop({ count: 2 }).replaceAll(/alt="Picture 1"/g, 'alt=""'), dir);
    const links = () => all('.woocommerce-product-gallery__image a').map(({ ariaLabel }) => ariaLabel);
    const name = dir === 'rtl' ? 'הצגת התמונות בגודל מלא' : 'Show the pictures in full size';
    await soon(() => expect(links()).toEqual([name, null]));
    for (const index of [1, 0, 1]) {
      thumbnails()[index]?.click();
      await shows(index + 1);
      expect(links()).toEqual([name, null]);
    }
    const { violations } = await axe.run(find('main'));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('PP-3 the link of a picture opens all pictures, with captions, and the focus returns to it', async () => {
    await show(shop(), dir);
    await userEvent.click(thumbnails()[1] as HTMLElement);
    await shows(2);
    const link = find<HTMLElement>('.flex-active-slide a');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(enlarged()).toBe(address(2)));
    expect(find('.gslide.current figcaption').textContent).toBe('Caption 2');
    expect(find('.iyim-lightbox-count').textContent).toMatch(/2.*4/);
    expect(document.querySelector('.iyim-lightbox-share, .iyim-lightbox-download')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(lightbox()).toBeNull());
    expect(document.activeElement).toBe(link);
  });
});

describe('the full size', () => {
  it('PP-3 the button on the gallery opens the current picture', async () => {
    await show(shop());
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    trigger()?.focus();
    await userEvent.keyboard(' ');
    await soon(() => expect(enlarged()).toBe(address(3)));
  });

  it('PP-3 a video between the pictures is a slide, and is left out in full size', async () => {
    const video = '<div class="woocommerce-product-gallery__image"><video></video></div>';
    const html = shop({ count: 2 }).replace(
      '<div class="woocommerce-product-gallery__wrapper">',
      `$&${video}`,
    );
    await show(html);
    await shows(1);
    expect(thumbnails()).toHaveLength(3);
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(enlarged()).toBe(address(1)));
    expect(find('.iyim-lightbox-count').textContent).toMatch(/1.*2/);
  });

  it('PP-3 of two slides with the same picture, the current one is opened', async () => {
    await show(shop({ count: 2, more: shopSlide(1) }));
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(find('.iyim-lightbox-count').textContent).toMatch(/3.*3/));
  });

  it('PP-3 a picture with a link to a page keeps its link', async () => {
    const html = shop({ count: 1 })
      .replace(/<a href="[^"]*"/, '<a href="#film"')
      .replace(/data-large_image="[^"]*"/, '');
    await show(html);
    const link = find('.woocommerce-product-gallery__image a');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect([click.defaultPrevented, link.getAttribute('href'), trigger()]).toEqual([false, '#film', null]);
  });

  it('PP-5 a shop without the lightbox has neither the button nor the click', async () => {
    await show(shop(), 'ltr', { ...QUICK, photoswipe_enabled: '' });
    await shows(1);
    expect([trigger(), find('.woocommerce-product-gallery__image a').ariaHasPopup]).toEqual([null, null]);
  });
});

describe('the zoom', () => {
  const at = (x: number, y: number, init: PointerEventInit = {}) => {
    const slide = slides()[0] as HTMLElement;
    const box = slide.getBoundingClientRect();
    slide.dispatchEvent(
      new PointerEvent('pointermove', {
        pointerType: 'mouse',
        clientX: box.x + box.width * x,
        clientY: box.y + box.height * y,
        ...init,
      }),
    );
  };
  const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;

  it.runIf(hasMouse)(
    'PP-2 a mouse pointer shows the part under it in full size, and leaving hides it',
    async () => {
      await show(shop());
      await soon(() => {
        at(0.25, 1);
        expect(zoom()?.style.backgroundImage).toBe(`url("${address(1)}")`);
      });
      expect([zoom()?.style.backgroundSize, zoom()?.style.backgroundPosition]).toEqual([
        '1800px 1800px',
        '25% 100%',
      ]);
      slides()[0]?.dispatchEvent(new PointerEvent('pointerleave'));
      await soon(() => expect(zoom()).toBeNull());
    },
  );

  it.runIf(hasMouse)('PP-2 the setting of the shop enlarges the zoomed picture', async () => {
    await show(shop(), 'ltr', { ...QUICK, zoom_options: { magnify: 2 } });
    await soon(() => {
      at(0.5, 0.5);
      expect(zoom()?.style.backgroundSize).toBe('3600px 3600px');
    });
  });

  it.runIf(hasMouse).each([
    ['a touch', shop(), { pointerType: 'touch' }, QUICK],
    ['a pressed button, which swipes', shop(), { buttons: 1 }, QUICK],
    [
      'a picture that is not larger than the gallery',
      shop().replaceAll('width="1800"', 'width="300"'),
      {},
      QUICK,
    ],
    ['a shop without zoom', shop(), {}, { ...QUICK, zoom_enabled: '' }],
  ])('PP-2 %s does not zoom', async (_, html, init, params) => {
    await show(html, 'ltr', params);
    await shows(1);
    at(0.5, 0.5, init);
    await new Promise(requestAnimationFrame);
    expect(zoom()).toBeNull();
  });
});

describe('the chosen variation', () => {
  const image = (n: number) => ({
    src: address(n, 'single'),
    src_w: 600,
    src_h: 600,
    srcset: '',
    sizes: '',
    alt: `Variation ${n}`,
    title: '',
    caption: '',
    full_src: address(n),
    full_src_w: 1800,
    full_src_h: 1800,
    gallery_thumbnail_src: address(n, 'thumb'),
  });
  const variation = (id: number, color: string, n: number) => ({
    variation_id: id,
    attributes: { attribute_color: color },
    is_in_stock: true,
    image_id: n,
    image: image(n),
  });
  const form = (variations: readonly object[]) =>
    `<form class="variations_form cart" data-widget="swatches" data-widget-load="load" data-product_id="7" data-product_variations="${escaped(JSON.stringify(variations))}">
    <table class="variations"><tr><th><label for="color">Color</label></th><td class="value"><select id="color" name="attribute_color"><option value="">–</option><option value="red">Red</option><option value="blue">Blue</option></select> <a class="reset_variations" href="#">Clear</a></td></tr></table>
    <div class="single_variation_wrap"><button type="submit" class="single_add_to_cart_button">Add</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></form>`;
  const choose = (color: string) => {
    const select = find<HTMLSelectElement>('select');
    select.value = color;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const both = async (dir: string, variations = [variation(1, 'red', 3), variation(2, 'blue', 9)]) => {
    Object.assign(window, { wc_single_product_params: QUICK });
    const before = await mountWidget(
      [productGallery, swatches],
      `<main class="product"><h1>Jug</h1>${shop()}${form(variations)}</main>`,
      {
        dir,
        sheet: SHEET,
      },
    );
    await soon(() => expect(find('form').dataset.widgetState).toBe('mounted'));
    await shows(1);
    return before;
  };

  it.each(['rtl', 'ltr'])(
    'PP-4 the gallery moves to the variation’s picture if it contains it, and clearing returns, %s',
    async (dir) => {
      await both(dir);
      choose('red');
      await shows(3);
      expect(find('.wp-post-image').getAttribute('src')).toBe(address(1, 'single'));
      find('.reset_variations').click();
      await shows(1);
    },
  );

  it('PP-4 another picture is shown in the place of the first, in the thumbnail and in full size, and clearing restores it', async () => {
    await both('ltr');
    await userEvent.click(thumbnails()[1] as HTMLElement);
    await shows(2);
    choose('blue');
    await shows(1);
    const first = () => [
      find('.wp-post-image').getAttribute('src'),
      thumbnails()[0]?.querySelector('img')?.getAttribute('src'),
    ];
    await soon(() => expect(first()).toEqual([address(9, 'single'), address(9, 'thumb')]));
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(enlarged()).toBe(address(9)));
    await userEvent.keyboard('{Escape}');
    find('.reset_variations').click();
    await soon(() => expect(first()).toEqual([address(1, 'single'), address(1, 'thumb')]));
  });

  it('PP-4 the placeholder of a variable product gets the variation’s picture, and then the full size', async () => {
    await show(withoutPictures(true));
    await soon(() => expect(host().style.opacity).toBe('1'));
    expect(trigger()).toBeNull();
    const picture = find('.wp-post-image');
    picture.dataset.large_image = address(4);
    await soon(() => expect(trigger()).not.toBeNull());
  });

  it('PP-4 the event of the shop’s own script on a thumbnail moves the gallery, and its reset returns to the first picture', async () => {
    await show(shop());
    await shows(1);
    thumbnails()[3]?.firstElementChild?.dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true }));
    await shows(4);
    host().dispatchEvent(new CustomEvent('woocommerce_gallery_reset_slide_position'));
    await shows(1);
  });

  describe('a variation with a gallery of its own', () => {
    const gallery = (...numbers: readonly number[]) =>
      shop({ count: 0, more: numbers.map((n) => shopSlide(n)).join('') }).replace(
        ' data-widget="product-gallery"',
        '',
      );
    const withGallery = (id: number, color: string, html: unknown) => ({
      ...variation(id, color, 9),
      gallery_images_html: html,
    });
    const pictures = () =>
      all<HTMLImageElement>('.woocommerce-product-gallery__image img').map((image) =>
        Number(/=(\d+)\.svg$/.exec(image.src)?.[1]),
      );
    const thumbnailPictures = () =>
      thumbnails().map((button) => button.querySelector('img')?.getAttribute('src'));
    const mounted = (...numbers: readonly number[]) =>
      soon(() => {
        expect([pictures(), host().dataset.widgetState]).toEqual([numbers, 'mounted']);
        expect(host().querySelectorAll('.flex-control-thumbs button')).toHaveLength(
          numbers.length > 1 ? numbers.length : 0,
        );
      });

    it.each(['rtl', 'ltr'])(
      'PP-10 its gallery replaces the product’s, with thumbnails and full size, and clearing restores it, %s',
      async (dir) => {
        const before = await both(dir, [
          withGallery(1, 'red', gallery(11, 12, 13)),
          withGallery(2, 'blue', gallery(21)),
        ]);
        choose('red');
        await mounted(11, 12, 13);
        expect(thumbnailPictures()).toEqual([11, 12, 13].map((n) => address(n, 'thumb')));
        expect([host().dataset.columns, find('form').dataset.product_gallery_active]).toEqual(['4', 'yes']);
        await userEvent.click(thumbnails()[1] as HTMLElement);
        await shows(2);
        await userEvent.click(trigger() as HTMLElement);
        await soon(() => expect(enlarged()).toBe(address(12)));
        expect(find('.iyim-lightbox-count').textContent).toMatch(/2.*3/);
        await userEvent.keyboard('{Escape}');
        choose('blue');
        await mounted(21);
        find('.reset_variations').click();
        await mounted(1, 2, 3, 4);
        await shows(1);
        expect(find('form').dataset.product_gallery_active).toBeUndefined();
        stop();
        expect(document.body.innerHTML).toBe(before);
      },
    );

    it('PP-10 stopping the page while a variation’s gallery is shown restores the server HTML', async () => {
      const before = await both('ltr', [withGallery(1, 'red', gallery(11, 12))]);
      choose('red');
      await mounted(11, 12);
      stop();
      expect(document.body.innerHTML).toBe(before);
    });

    it('PP-10 of quick choices, the last one’s gallery stays, and late pictures of the others change nothing', async () => {
      await both('ltr', [
        withGallery(1, 'red', gallery(11, 12, 13)),
        withGallery(2, 'blue', gallery(21, 22)),
      ]);
      choose('red');
      await soon(() => expect(pictures()).toEqual([11, 12, 13]));
      const late = find('.wp-post-image, .woocommerce-product-gallery__image img');
      choose('blue');
      choose('red');
      choose('blue');
      late.dispatchEvent(new Event('load'));
      await mounted(21, 22);
      await shows(1);
    });

    it('PP-10 a variation without a gallery of its own shows its picture in the product’s gallery', async () => {
      await both('ltr', [withGallery(1, 'red', gallery(11, 12)), variation(2, 'blue', 9)]);
      choose('red');
      await mounted(11, 12);
      choose('blue');
      await soon(() => expect(pictures()).toEqual([9, 2, 3, 4]));
      await soon(() => expect(thumbnailPictures()[0]).toBe(address(9, 'thumb')));
      find('.reset_variations').click();
      await mounted(1, 2, 3, 4);
    });

    it.each([
      ['a number', 7],
      ['an object', { html: gallery(11) }],
      ['a list', [gallery(11)]],
      ['HTML without a gallery', '<p>Sold out</p>'],
      ['broken HTML', '<div class="woocommerce-product'],
      ['null', null],
    ])('PP-10 SEC-3 %s in the place of the gallery is ignored: the picture is shown', async (_, html) => {
      await both('ltr', [withGallery(1, 'red', html)]);
      choose('red');
      await soon(() => expect(pictures()).toEqual([9, 2, 3, 4]));
      expect(find('form').dataset.product_gallery_active).toBeUndefined();
    });

    it('PP-10 SEC-1 scripts in a variation’s gallery do not run', async () => {
      const script = '<script>window.attacked = true</script>';
      await both('ltr', [
        withGallery(1, 'red', gallery(11, 12).replace('<div class="woo', `${script}<div class="woo`)),
      ]);
      choose('red');
      await mounted(11, 12);
      expect('attacked' in window).toBe(false);
    });

    it('PP-7 PP-10 the original’s events tell scripts about each change of the gallery', async () => {
      const fired: unknown[] = [];
      const names = ['before-destroy', 'before-init', 'after-init'].map(
        (name) => `wc-product-gallery-${name}`,
      );
      const note = ({ type, detail, target }: Event & { detail?: unknown[] }) =>
        fired.push([
          type.slice(19),
          detail?.[0] === target,
          detail?.[1] === QUICK,
          (target as Element).isConnected,
        ]);
      await both('ltr', [withGallery(1, 'red', gallery(11, 12))]);
      for (const name of names) document.addEventListener(name, note);
      choose('red');
      await mounted(11, 12);
      for (const name of names) document.removeEventListener(name, note);
      expect(fired).toEqual(
        ['before-destroy', 'before-init', 'after-init'].map((name) => [name, true, true, true]),
      );
    });

    it('PP-10 while the server is asked for another variation, the last one’s gallery stays', async () => {
      const fetchBefore = globalThis.fetch;
      const answers: ((value: Response) => void)[] = [];
      globalThis.fetch = () => new Promise((resolve) => answers.push(resolve));
      const answer = (index: number, data: unknown) =>
        answers[index]?.(
          new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } }),
        );
      try {
        await both('ltr', []);
        choose('red');
        await soon(() => expect(answers).toHaveLength(1));
        answer(0, withGallery(1, 'red', gallery(11, 12)));
        await mounted(11, 12);
        choose('blue');
        await soon(() => expect(answers).toHaveLength(2));
        expect([pictures(), find('form').ariaBusy]).toEqual([[11, 12], 'true']);
        choose('red');
        await soon(() => expect(answers).toHaveLength(3));
        answer(2, withGallery(1, 'red', gallery(11, 13)));
        answer(1, withGallery(2, 'blue', gallery(21, 22)));
        await mounted(11, 13);
      } finally {
        globalThis.fetch = fetchBefore;
      }
    });

    it('PP-10 a gallery that another script puts in the place of a variation’s stays', async () => {
      await both('ltr', [withGallery(1, 'red', gallery(11, 12)), withGallery(2, 'blue', gallery(21, 22))]);
      choose('red');
      await mounted(11, 12);
      host().outerHTML = shop({ count: 2 });
      await mounted(1, 2);
      find('.reset_variations').click();
      await new Promise(requestAnimationFrame);
      expect(pictures()).toEqual([1, 2]);
      choose('blue');
      await mounted(21, 22);
      find('.reset_variations').click();
      await mounted(1, 2);
    });

    it('PP-10 in a list of products a choice changes no other product’s gallery, also without an element around the product', async () => {
      Object.assign(window, { wc_single_product_params: QUICK });
      const item = form([withGallery(1, 'red', gallery(11, 12))])
        .replace('<form class', '<div class')
        .replace('</form>', '</div>');
      const now = (html: string) => html.replace('data-widget=', 'data-widget-load="load" data-widget=');
      await mountWidget(
        [productGallery, swatches],
        `<main><div class="product">${shop()}</div><ul><li class="product">${now(item)}</li></ul><div>${now(item)}</div></main>`,
        { dir: 'ltr', sheet: SHEET },
      );
      await soon(() =>
        expect(all('.variations_form').map(({ dataset }) => dataset.widgetState)).toEqual([
          'mounted',
          'mounted',
        ]),
      );
      const radios = all('[role=radio]');
      radios[0]?.click();
      radios[2]?.click();
      await soon(() =>
        expect(radios.map(({ ariaChecked }) => ariaChecked)).toEqual(['true', 'false', 'true', 'false']),
      );
      await shows(1);
      expect(pictures()).toEqual([1, 2, 3, 4]);
    });

    it('PP-10 a quick view that is added later has its own gallery and form, beside those of the page', async () => {
      const html = await both('ltr', [
        withGallery(1, 'red', gallery(11, 12)),
        withGallery(2, 'blue', gallery(21, 22)),
      ]);
      const view = document.createElement('dialog');
      const { outerHTML } = Object.assign(document.createElement('main'), {
        className: 'product',
        innerHTML: `<h2>Cup</h2>${shop({ attributes: ' data-widget-load="load"' })}${form([withGallery(3, 'red', gallery(31, 32))])}`,
      });
      view.innerHTML = outerHTML;
      document.body.append(view);
      view.show();
      const inView = (selector: string) => [...view.querySelectorAll<HTMLElement>(selector)];
      const numbers = () =>
        inView('.woocommerce-product-gallery__image img').map((image) =>
          Number(/=(\d+)\.svg$/.exec((image as HTMLImageElement).src)?.[1]),
        );
      await soon(() => expect(inView('form')[0]?.dataset.widgetState).toBe('mounted'));
      await soon(() => expect(inView('.flex-control-thumbs button')).toHaveLength(4));
      expect(inView('.woocommerce-product-gallery')[0]?.ariaLabel).toBe('Product pictures: Cup');
      inView('[role=radio]')[0]?.click();
      await soon(() => expect(numbers()).toEqual([31, 32]));
      expect(pictures().slice(0, 4)).toEqual([1, 2, 3, 4]);
      choose('blue');
      await soon(() => expect(pictures()).toEqual([21, 22, 31, 32]));
      view.remove();
      await mounted(21, 22);
      stop();
      expect(document.body.innerHTML).toBe(html);
    });

    it('PP-7 PP-10 the shop’s own script for galleries initialises a variation’s gallery if the page has it', async () => {
      const before = await both('ltr', [withGallery(1, 'red', gallery(11, 12))]);
      const begun: unknown[] = [];
      const plugin = {
        wc_product_gallery(this: ArrayLike<HTMLElement>, params: unknown) {
          this[0]?.insertAdjacentHTML('afterbegin', '<div class="flex-viewport"></div>');
          begun.push([this[0]?.querySelectorAll('img').length, params]);
        },
      };
      const info = vi.spyOn(console, 'info').mockImplementation(() => {});
      Object.assign($.fn, plugin);
      putJQueryOnPage($);
      try {
        choose('red');
        await soon(() => expect(begun).toEqual([[2, QUICK]]));
        expect(thumbnails()).toHaveLength(0);
        stop();
      } finally {
        delete (window as { jQuery?: unknown }).jQuery;
        delete ($.fn as Partial<typeof plugin>).wc_product_gallery;
        info.mockRestore();
      }
      expect(document.body.innerHTML).toBe(before);
    });
  });
});

describe('changes by other scripts', () => {
  it('PP-1 a gallery whose list is replaced shows the first picture of the new list', async () => {
    await show(shop());
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    find('.woocommerce-product-gallery__wrapper').outerHTML =
      `<div class="woocommerce-product-gallery__wrapper">${shopSlide(5)}${shopSlide(6)}</div>`;
    await shows(1);
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(enlarged()).toBe(address(5)));
  });

  it('PP-1 a gallery in whose list a plugin puts other pictures shows the first of them', async () => {
    await show(shop());
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    find('.woocommerce-product-gallery__wrapper').innerHTML = [5, 6, 7, 8].map((n) => shopSlide(n)).join('');
    await shows(1);
    expect(thumbnails().map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual(
      [5, 6, 7, 8].map((n) => address(n, 'thumb')),
    );
  });

  it('PP-1 a gallery that a plugin replaces as a whole mounts again, and the old one gets its HTML back', async () => {
    await show(shop());
    const old = host();
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    old.outerHTML = shop({ count: 2 });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    await shows(1);
    expect(thumbnails()).toHaveLength(2);
    await soon(() => expect(old.querySelector('.flex-control-thumbs, [inert]')).toBeNull());
  });

  it('PP-1 slides can be removed and added', async () => {
    await show(shop());
    await userEvent.click(thumbnails()[3] as HTMLElement);
    await shows(4);
    slides()[3]?.remove();
    await shows(3);
    for (const slide of slides().slice(1)) slide.remove();
    await soon(() => expect([thumbnails().length, seen()]).toEqual([0, [1]]));
    find('.woocommerce-product-gallery__wrapper').insertAdjacentHTML('beforeend', shopSlide(7));
    await shows(1);
    thumbnails()[1]?.click();
    await shows(2);
  });

  it.each([
    ['a thumbnail', true],
    ['a script', false],
  ])(
    'PP-4 a picture chosen by %s while the gallery is hidden is shown when the gallery is',
    async (_, isClicked) => {
      await show(`<div id="closed" style="display: none">${shop()}</div>`);
      await soon(() => expect(thumbnails()).toHaveLength(4));
      // A click also loads the slider.
      isClicked
        ? thumbnails()[2]?.click()
        : thumbnails()[2]?.firstElementChild?.dispatchEvent(
            new CustomEvent('flexslider-click', { bubbles: true }),
          );
      await new Promise(requestAnimationFrame);
      find('#closed').style.display = '';
      await shows(3);
    },
  );

  it('PP-3 stop() closes the lightbox and restores the server HTML', async () => {
    const before = await show(shop());
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(lightbox()).not.toBeNull());
    stop();
    expect(lightbox()).toBeNull();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('slides that are not pictures, and pictures that are not as usual', () => {
  const slide = (html: string, attributes = '') =>
    `<div class="woocommerce-product-gallery__image" ${attributes}>${html}</div>`;

  it('PP-12 a video’s thumbnail is its poster, else a sign, and a video that leaves the view is paused', async () => {
    const film = slide(`<video poster="${address(7, 'poster')}" muted loop></video>`);
    await show(shop({ count: 1, more: film + slide('<iframe title="Film"></iframe>') }));
    await shows(1);
    const [, poster, sign] = thumbnails();
    expect(poster?.querySelector('img')?.getAttribute('src')).toBe(address(7, 'poster'));
    expect([sign?.textContent, sign?.querySelector('img')]).toEqual(['▶', null]);
    expect(sign?.offsetHeight).toBe(poster?.offsetHeight);
    const video = find<HTMLVideoElement>('video');
    const calls: string[] = [];
    video.pause = () => void calls.push('pause');
    video.play = async () => void calls.push('play');
    poster?.click();
    await shows(2);
    expect(calls).toEqual([]);
    thumbnails()[2]?.click();
    await shows(3);
    expect(calls).toEqual(['pause']);
    video.autoplay = true;
    poster?.click();
    await shows(2);
    expect(calls).toEqual(['pause', 'play']);
    const { violations } = await axe.run(find('main'), { rules: { 'frame-title': { enabled: true } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it.each([
    [
      'without a full size',
      slide(`<a href="${address(5)}"><img alt="Lid" src="${address(5, 'single')}"></a>`),
      5,
    ],
    [
      'that is a drawing (SVG)',
      slide(
        '<a href="/lid.svg"><img alt="Lid" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"></a>',
      ),
      null,
    ],
  ])('PP-12 a picture %s has a thumbnail and fills the gallery', async (_, html, full) => {
    await show(shop({ count: 1, more: html }));
    await shows(1);
    await userEvent.click(thumbnails()[1] as HTMLElement);
    await shows(2);
    expect(thumbnails()[1]?.querySelector('img')?.getAttribute('src')).toBe(
      slides()[1]?.querySelector('img')?.getAttribute('src'),
    );
    expect(slides()[1]?.querySelector('img')?.offsetWidth).toBe(400);
    if (full === null) return;
    await userEvent.click(trigger() as HTMLElement);
    await soon(() => expect(enlarged()).toBe(address(full)));
  });

  it('PP-12 a picture that fails to load keeps its place, and its thumbnail keeps its size', async () => {
    const broken = shopSlide(2).replaceAll(/(src|data-thumb)="[^"]*"/g, '$1="/no-such-picture.png"');
    await show(shop({ count: 1, more: broken }));
    await shows(1);
    await userEvent.click(thumbnails()[1] as HTMLElement);
    await shows(2);
    await soon(() => expect(slides()[1]?.querySelector('img')?.complete).toBe(true));
    await soon(() => expect(find('.woocommerce-product-gallery__wrapper').offsetHeight).toBe(400));
    expect(new Set(thumbnails().map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await userEvent.click(thumbnails()[0] as HTMLElement);
    await shows(1);
  });

  it('PP-12 forty pictures have forty thumbnails, and only the pictures next to the current one load at once', async () => {
    await show(shop({ count: 40 }).replaceAll('<img ', '<img loading="lazy" '));
    await shows(1);
    await userEvent.click(thumbnails()[39] as HTMLElement);
    await shows(40);
    expect(thumbnails()[39]?.ariaLabel).toBe('Go to slide 40 of 40');
    const eager = slides().flatMap((each, index) =>
      each.querySelector('img')?.loading === 'eager' ? [index + 1] : [],
    );
    expect(eager).toEqual([39, 40]);
  });

  it('PP-12 a list of thumbnails that the theme prints itself stays as it is', async () => {
    const themeList =
      '<ol class="flex-control-nav flex-control-thumbs" id="own"><li><img alt="1"></li><li><img alt="2"></li></ol>';
    const before = await show(shop({ count: 2 }).replace(/<\/div>$/, `${themeList}</div>`));
    await shows(1);
    expect(thumbnails()).toHaveLength(2);
    find('#own img:last-child').dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await shows(1);
    expect(find('#own').outerHTML).toBe(themeList);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe.each([
  ['rtl', 'תמונות המוצר'],
  ['ltr', 'Product pictures'],
])('several galleries on a page, %s', (dir, name) => {
  const product = (title: string, gallery: string) =>
    `<section class="product">${gallery}<h2 class="product_title">${title}</h2></section>`;
  const names = () => all('[data-widget]').map(({ ariaLabel }) => ariaLabel);

  it('PP-11 they are named after their products, and numbered if they have the same name', async () => {
    const now = shop({ attributes: ' data-widget-load="load"' });
    await show(product('Cup', now) + product('Jug', now) + product('Cup', now) + now + now, dir);
    await soon(() => expect(all('.flex-control-thumbs')).toHaveLength(5));
    expect(names()).toEqual([`${name}: Cup`, `${name}: Jug`, `${name}: Cup 2`, name, `${name} 2`]);
    const { violations } = await axe.run(find('main'), { rules: { 'duplicate-id': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('PP-11 a single gallery has the short name, and one that the server has named keeps its name', async () => {
    await show(product('Cup', shop()), dir);
    await soon(() => expect(names()).toEqual([name]));
    stop();
    await show(product('Cup', shop({ attributes: ' aria-label="Views"' })), dir);
    await shows(1);
    expect(names()).toEqual(['Views']);
  });

  it('PP-11 markup in a product’s name is text', async () => {
    await show(product('&lt;img src=x onerror=alert(1)>', shop()) + shop(), dir);
    await soon(() => expect(names()[0]).toBe(`${name}: <img src=x onerror=alert(1)>`));
  });
});

it('AY-1 a slide that stays reachable for its focus is inert once the focus has left it', async () => {
  await show(shop());
  await shows(1);
  find('.flex-active-slide a').focus();
  await userEvent.keyboard('{ArrowRight}');
  await shows(2);
  expect(slides()[0]?.inert).toBe(false);
  thumbnails()[1]?.focus();
  await soon(() => expect(slides()[0]?.inert).toBe(true));
});

describe('before and after mounting', () => {
  it.each([
    ['without pictures', withoutPictures()],
    ['with one picture', shop({ count: 1 })],
    [
      'without a wrapper',
      '<div class="woocommerce-product-gallery" style="opacity: 0" data-widget="product-gallery"></div>',
    ],
  ])('PP-6 a hidden gallery %s is shown, without controls', async (_, html) => {
    const before = await show(html);
    expect(host().style.opacity).toBe('1');
    expect(all('.flex-control-thumbs, [inert]')).toEqual([]);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('PP-1 the gallery is as high as its picture and its thumbnails', async () => {
    await show(shop({ size: (n) => [600, n === 2 ? 900 : 300] }));
    await shows(1);
    const height = () => host().offsetHeight;
    const row = find('.flex-control-thumbs').offsetHeight;
    await soon(() => expect(height()).toBe(200 + 4 + row));
    await userEvent.click(thumbnails()[1] as HTMLElement);
    await soon(() => expect(height()).toBe(600 + 4 + row));
    expect(row).toBe(Math.round((400 - 3 * 4) / 4));
  });

  it('PP-5 columns sets the number of thumbnails per row, and a shop without the slider keeps its layout', async () => {
    await show(shop({ count: 5, columns: 2 }));
    await shows(1);
    expect(new Set(thumbnails().map(({ offsetLeft }) => offsetLeft)).size).toBe(2);
    stop();
    await show(shop(), 'ltr', { flexslider_enabled: '' });
    await soon(() => expect(trigger()).not.toBeNull());
    expect([thumbnails().length, slides()[1]?.offsetWidth, all('[inert]').length]).toEqual([0, 100, 0]);
  });

  it('PP-7 the original’s events are fired once around mounting, with the gallery and the shop’s parameters', async () => {
    const fired: unknown[] = [];
    const note = (event: Event) =>
      fired.push([
        event.type,
        (event as CustomEvent).detail[0] === host(),
        (event as CustomEvent).detail[1],
        thumbnails().length,
      ]);
    for (const name of ['before', 'after'])
      document.addEventListener(`wc-product-gallery-${name}-init`, note, { once: true });
    await show(shop());
    await shows(1);
    expect(fired).toEqual([
      ['wc-product-gallery-before-init', true, QUICK, 0],
      ['wc-product-gallery-after-init', true, QUICK, 4],
    ]);
  });

  it('PP-7 the original’s events are fired for a gallery without pictures, too', async () => {
    const fired: string[] = [];
    for (const name of ['before', 'after'])
      document.addEventListener(`wc-product-gallery-${name}-init`, ({ type }) => fired.push(type), {
        once: true,
      });
    await show(withoutPictures());
    await soon(() =>
      expect(fired).toEqual(['wc-product-gallery-before-init', 'wc-product-gallery-after-init']),
    );
  });

  it('PP-7 a gallery on which the original’s script has started is left alone', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const html = shop()
      .replace('<div class="woocommerce-product-gallery__wrapper">', '<div class="flex-viewport">$&')
      .replace(/<\/div>$/, '</div></div>');
    const before = await show(html);
    expect(document.body.innerHTML.replace(/ data-widget-state="\w+"/, '')).toBe(before);
    info.mockRestore();
  });

  it('PP-7 the original’s script that starts later gets the server’s gallery back, and measures it again', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(shop());
    await shows(1);
    const resized = vi.fn();
    window.addEventListener('resize', resized, { once: true });
    const viewport = document.createElement('div');
    viewport.className = 'flex-viewport';
    const list = find('.woocommerce-product-gallery__wrapper');
    list.before(viewport);
    viewport.append(list);
    await soon(() => expect(resized).toHaveBeenCalled());
    expect([trigger(), thumbnails().length, list.getAttribute('style'), all('[inert]').length]).toEqual([
      null,
      0,
      null,
      0,
    ]);
    info.mockRestore();
  });

  it('PP-1 plain markup becomes a gallery, with dots and arrows if they are set', async () => {
    await show(plain({ controlNav: 'dots', directionNav: true, animationSpeed: 1 }));
    await soon(() => expect(seen()).toEqual([1]));
    await userEvent.click(find('.iyim-carousel-next'));
    await soon(() => expect(seen()).toEqual([2]));
    await userEvent.click(all('.iyim-carousel-dot')[2] as HTMLElement);
    await soon(() => expect(seen()).toEqual([3]));
  });

  it('PP-1 pictures next to the current one load before they are seen, and none is replaced by its full size', async () => {
    await show(shop().replaceAll('<img ', '<img loading="lazy" '));
    await shows(1);
    expect(slides().map((slide) => slide.querySelector('img')?.loading)).toEqual([
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(slides().map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
      [1, 2, 3, 4].map((n) => address(n, 'single')),
    );
  });

  it('RT-23 the gallery changes its picture at once for visitors who prefer reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    await show(shop(), 'ltr', { flexslider: { animationSpeed: 500 } });
    await shows(1);
    thumbnails()[3]?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(seen()).toEqual([4]);
  });

  it('PP-1 thumbnails of a hidden gallery load when it is shown', async () => {
    // The browser shows a picture that it already has, whether it is lazy or not.
    const html = shop({ count: 2 }).replaceAll('?thumb=', `?thumb-${Date.now()}=`);
    await show(`<div id="closed" style="display: none">${html}</div>`);
    await soon(() => expect(thumbnails()).toHaveLength(2));
    const loaded = () =>
      all<HTMLImageElement>('.flex-control-thumbs img').map(({ naturalWidth }) => naturalWidth > 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(loaded()).toEqual([false, false]);
    find('#closed').style.display = '';
    await soon(() => expect(loaded()).toEqual([true, true]));
  });

  it('PP-1 AY-1 the gallery can be used by keyboard alone, and the focus is never on a picture out of view', async () => {
    await show(shop({ count: 3 }));
    await shows(1);
    const focused = () => {
      const { activeElement: element } = document;
      return element?.ariaLabel ?? element?.querySelector('img')?.alt;
    };
    const stops: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.keyboard('{Tab}');
      stops.push(focused());
    }
    const thumbs = [1, 2, 3].map((n) => `Go to slide ${n} of 3`);
    expect(stops).toEqual(['Show the pictures in full size', 'Picture 1', ...thumbs]);
    await userEvent.keyboard(' ');
    await shows(3);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await shows(2);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(focused()).toBe('Picture 2');
    await userEvent.keyboard('{ArrowRight}');
    await shows(3);
    expect(find('.woocommerce-product-gallery').ariaRoleDescription).toBe('carousel');
  });

  it('AY-2 with forced colours, the current thumbnail, the focus and the full-size button can be seen', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await show(shop());
    await shows(1);
    const outline = (element: HTMLElement | undefined) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element as HTMLElement);
      return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
    };
    expect(thumbnails().map(outline)).toEqual(['solid 3px', 'none', 'none', 'none']);
    const { borderTopStyle, borderTopWidth } = getComputedStyle(trigger() as HTMLElement);
    expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
    await userEvent.keyboard('{Tab}');
    expect([document.activeElement === trigger(), outline(trigger() as HTMLElement)]).toEqual([
      true,
      'solid 3px',
    ]);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(thumbnails().map(outline)).toEqual(['double 6px', 'none', 'none', 'none']);
    await userEvent.keyboard('{Tab}');
    expect(thumbnails().map(outline)).toEqual(['solid 3px', 'solid 3px', 'none', 'none']);
    const focusColor = getComputedStyle(thumbnails()[1] as HTMLElement).outlineColor;
    expect(focusColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });

  it('AY-2 at 320 px the gallery fits, and its controls are at least 24 px high and wide', async () => {
    await page.viewport(320, 600);
    await show(shop({ count: 8 }).replace('images"', 'images" '), 'rtl');
    await shows(1);
    for (const element of [...thumbnails(), trigger() as HTMLElement]) {
      expect(element.offsetWidth).toBeGreaterThanOrEqual(24);
      expect(element.offsetHeight).toBeGreaterThanOrEqual(24);
    }
  });

  it.each(['rtl', 'ltr'])('AY-2 at 320 px nothing is cut off or scrolls sideways, %s', async (dir) => {
    await page.viewport(320, 600);
    await show(`<style>.images { inline-size: auto !important }</style>${shop({ count: 8 })}`, dir);
    await shows(1);
    const { documentElement: root } = document;
    expect(root.scrollWidth).toBe(root.clientWidth);
    const around = host().getBoundingClientRect();
    for (const element of [...thumbnails(), trigger() as HTMLElement]) {
      const { left, right } = element.getBoundingClientRect();
      expect([left >= around.left, right <= around.right]).toEqual([true, true]);
    }
  });
});

describe.each(['rtl', 'ltr'])('the space of a gallery, %s', (dir) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(alsoForOriginals(hostStyles));
  beforeEach(() => {
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  });
  const places = () =>
    [find('.wp-post-image'), find('#after')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((each) => Math.round(each * 10) / 10);
    });
  const config = '<script type="application/json" id="iyim-config" data-adopt>{}</script>';

  it.each([
    ['with one picture', shop({ count: 1 })],
    ['with fewer pictures than columns', shop({ count: 3 })],
    ['with pictures in two rows', shop({ count: 5 })],
    ['with pictures of different heights', shop({ count: 5, size: (n) => [600, 300 * n] })],
    ['with three columns', shop({ count: 7, columns: 3 })],
    ['that is adopted', shop({ count: 5 }).replace('data-widget="product-gallery"', '')],
    ['without a slider', shop({ count: 5 }).replaceAll('class=""', 'class="size-100x100"')],
  ])('RT-9 PP-6 nothing moves when a gallery %s mounts, and it is visible before', async (name, html) => {
    const hasSlider = name !== 'without a slider';
    Object.assign(window, {
      wc_single_product_params: { ...QUICK, flexslider_enabled: hasSlider ? '1' : '' },
    });
    Object.assign(document.documentElement, { dir, lang: 'en' });
    document.body.innerHTML = `<style>${SHEET}</style>${config}<main>${html}<p id="after">After</p></main>`;
    const before = places();
    expect(getComputedStyle(find('.woocommerce-product-gallery')).opacity).toBe('1');
    start({ widgets: [productGallery], config: { adopt: true } });
    await soon(() => expect(find('.woocommerce-product-gallery').dataset.widgetState).toBe('mounted'));
    expect(places()).toEqual(before);
  });
});

describe('the catalogue', () => {
  it('RT-26 the shop’s gallery is adopted by its class', async () => {
    document.body.innerHTML = `<main>${shop().replace(' data-widget="product-gallery"', '')}</main>`;
    start({ widgets: [productGallery], config: { adopt: true } });
    await soon(() => expect(find('.woocommerce-product-gallery').dataset.widgetState).toBe('mounted'));
  });
});
