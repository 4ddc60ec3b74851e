import { start } from '@iyim/runtime';
import { expect, it, vi } from 'vitest';
import { emulateMedia } from '../../runtime/src/testing/emulate-media.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import * as catalogue from '../bundle/catalogue.ts';
import {
  dialog,
  isPressed,
  button as lightboxButton,
  links,
  loaded,
} from '../shared/lightbox/testing/lightbox-page.ts';
import { monthHtml } from '../src/calendar/testing/events.ts';
import { plain as carousel } from '../src/carousel/testing/markup.ts';
import { button, favourites, KEY } from '../src/data-store/testing/store-page.ts';
import { builder as gallery } from '../src/gallery/testing/markup.ts';
import { plain as slideshow } from '../src/slideshow/testing/markup.ts';
import { nested, plain as tabs } from '../src/tabs/testing/markup.ts';
import { fixtures } from './fixtures.ts';

const widgets = Object.values(catalogue);

const forceColors = () => emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });

const coloursOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
  return [backgroundColor, outlineStyle, outlineColor];
};

const store = (post: number) =>
  button(favourites, post, { add: 'Save', added: 'Save' }, { icon: '', added_icon: '' });
const filter = fixtures.find(({ widget }) => widget === 'taxonomy-filter');

it.each([
  [
    'the active filter',
    filter?.html() ?? '',
    '[data-filter][aria-current]',
    '[data-filter]:not([aria-current])',
  ],
  ['a saved item', store(12) + store(13), '[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['the current day', monthHtml('March 2024'), 'td[aria-current]', 'td:not(.day-pad, [aria-current])'],
  [
    'the open day',
    `<style>.jet-calendar-week__day-content { display: none }</style>${monthHtml('March 2024')}`,
    'td:has([aria-expanded="true"])',
    'td:has([aria-expanded="false"])',
  ],
  ['the open tab', tabs(), '[aria-selected="true"]', '[aria-selected="false"]'],
  ['the open tab of the page builder', nested(), '[aria-selected="true"]', '[aria-selected="false"]'],
  [
    'the current slide',
    carousel({ pagination: 'bullets', slides_per_view: 1 }),
    'button[aria-current] > span',
    '.iyim-carousel-dots button:not([aria-current]) > span',
  ],
  [
    'the current thumbnail',
    slideshow(),
    'button[aria-current]',
    '.iyim-slideshow-thumbnails button:not([aria-current])',
  ],
  ['the gallery’s active filter', gallery(), '[aria-pressed="true"]', '[aria-pressed="false"]'],
])('AY-2 with forced colors, %s differs from the others in any theme', async (_what, html, chosen, other) => {
  await forceColors();
  localStorage.setItem(KEY, '12');
  vi.stubGlobal('fetch', async () => new Response('0'));
  const theme = 'a, button, td { background: #fff; color: #000; border: 1px solid #000 }';
  document.body.innerHTML = `<style>${theme} ${chosen} { background: teal; color: #fff }</style><main>${html}</main>`;
  start({ widgets });
  await soon(() => expect(document.querySelector('[data-widget-state="mounted"]')).not.toBeNull());
  document.querySelector<HTMLElement>('[aria-expanded]')?.click();
  await soon(() => expect(coloursOf(chosen)).not.toEqual(coloursOf(other)));
});

it('AY-2, LB-1 with forced colors, the pressed button of the lightbox differs from the others', async () => {
  await forceColors();
  document.body.innerHTML = `<style>button { background: #fff; color: #000 }</style><main>${links}</main>`;
  start({ widgets });
  find('#link-2').click();
  await soon(() => expect(dialog()?.open).toBe(true));
  await loaded();
  lightboxButton('zoom').click();
  await soon(() => expect(isPressed('zoom')).toBe('true'));
  for (const other of ['fullscreen', 'close'])
    expect(coloursOf('.iyim-lightbox-zoom')).not.toEqual(coloursOf(`.iyim-lightbox-${other}`));
});
