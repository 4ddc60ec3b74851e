import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { Lightbox, type LightboxProps } from './index.ts';
import { drag } from './testing/gestures.ts';
import { button, dialog, image, loaded, picture } from './testing/lightbox-page.ts';

const slides = [1, 2, 3].map((number) => ({
  url: picture(number),
  alt: `Jug ${number}`,
  title: `Print ${number}`,
}));

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

/** A React application with a button that opens the lightbox. */
function Shop({ onClose, ...props }: Partial<LightboxProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      {isOpen && (
        <Lightbox
          slides={slides.map((slide) => ({ ...slide }))}
          {...props}
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        />
      )}
    </main>
  );
}

const draw = (props: Partial<LightboxProps> = {}) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Shop {...props} />
      </StrictMode>,
    ),
  );
const openLightbox = () => userEvent.click(place.querySelector('button') as Element);

beforeEach(() => {
  Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  flushSync(() => root.unmount());
});

it('LB-1 <Lightbox> is open while an application renders it, even in strict mode, and returns the focus when it is closed', async () => {
  const onClose = vi.fn();
  draw({ start: 1, onClose });
  const before = document.documentElement.outerHTML;
  await openLightbox();
  await loaded();
  expect(dialog()?.matches(':modal')).toBe(true);
  expect(image().src).toBe(picture(2));
  expect([image().alt, document.querySelectorAll('.gslide.current img').length]).toEqual(['Jug 2', 1]);
  await userEvent.keyboard('{ArrowRight}');
  await soon(() => expect(image().src).toBe(picture(3)));
  await loaded();
  await userEvent.click(button('zoom'));
  expect(image().style.transform).toContain('scale');
  const { left, top } = image().getBoundingClientRect();
  await drag(image(), [[-60, 40]]);
  const moved = image().getBoundingClientRect();
  expect([moved.left - left, moved.top - top].map(Math.round)).toEqual([-60, 40]);
  draw({ start: 1, onClose }); // the same slides, in a new array
  expect(image().src).toBe(picture(3));
  await userEvent.keyboard('{Escape}');
  await soon(() => expect(dialog()).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Look');
  expect(document.documentElement.outerHTML).toBe(before);
});

it('LB-1 <Lightbox> has all parts unless its properties switch them off', async () => {
  const parts = () =>
    ['count', 'fullscreen', 'zoom', 'share'].filter((part) =>
      document.querySelector(`.iyim-lightbox-${part}`),
    );
  draw();
  await openLightbox();
  await soon(() => expect(parts()).toEqual(['count', 'fullscreen', 'zoom', 'share']));
  draw({ counter: false, fullscreen: false, zoom: false, share: false });
  await soon(() => expect(parts()).toEqual([]));
});

it.each<[string, Partial<LightboxProps>, Partial<HTMLElement>]>([
  ['the property `start`', { start: 1 }, {}],
  ['the property `zoom`', { zoom: false }, {}],
  ['the language', {}, { lang: 'he' }],
  ['the direction', {}, { dir: 'rtl' }],
])('LB-1 <Lightbox> still shows the same slide, without motion, when %s changes', async (_, props, page) => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  draw();
  await openLightbox();
  await loaded();
  await userEvent.keyboard('{End}');
  await loaded();
  await userEvent.click(button('zoom'));
  Object.assign(document.documentElement, page);
  draw(props);
  await loaded();
  const count = () => find('.iyim-lightbox-count').textContent;
  expect([image().src, count()]).toEqual([picture(3), page.lang ? '3 מתוך 3' : '3 of 3']);
  const isPressed = () => document.querySelector('.iyim-lightbox-zoom')?.ariaPressed === 'true';
  await soon(() => expect(isPressed()).toBe(image().style.transform.includes('scale')));
  await userEvent.click(button('previous'));
  expect([image().src, count()?.slice(0, 1), document.getAnimations().length]).toEqual([picture(2), '2', 0]);
});

it('LB-1 <Lightbox> shows new slides when the property `slides` changes', async () => {
  draw();
  await openLightbox();
  await loaded();
  draw({ slides: [{ url: picture(9) }], start: 7 });
  await soon(() => expect(image().src).toBe(picture(9)));
  expect(image().alt).toBe('Enlarged view');
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

it('SEC-2 <Lightbox> leaves out slides with unsafe addresses, and renders nothing if no safe slide is left', async () => {
  const hostile = scriptUrls.map((url) => ({ url, poster: url, type: 'video' as const }));
  draw({ slides: [...hostile, { url: picture(4) }] });
  await openLightbox();
  await loaded();
  expect(image().src).toBe(picture(4));
  draw({ slides: [...hostile, { url: '' }] });
  await soon(() => expect(dialog()).toBeNull());
});

it.each([
  ['shows first', 3],
  ['the visitor turns to', 0],
])(
  'LB-1 <Lightbox> requests nothing from a provider until the visitor plays a video that %s',
  async (_, start) => {
    const film = { url: 'https://vimeo.com/235215203', type: 'video' as const, poster: picture(5) };
    draw({ slides: [...slides, film], start });
    await openLightbox();
    await loaded();
    await userEvent.keyboard('{End}');
    await soon(() => expect(document.querySelector('.iyim-lightbox-play')).not.toBeNull());
    expect(image().src).toBe(picture(5));
    expect(document.querySelector('iframe')).toBeNull();
  },
);
