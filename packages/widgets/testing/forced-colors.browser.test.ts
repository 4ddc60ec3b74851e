import { start, stop } from '@iyim/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { soon } from '../../runtime/src/testing/soon.ts';
import { widgets } from '../bundle/catalogue.ts';
import { monthHtml } from '../src/calendar/testing/events.ts';
import { button, favourites, KEY } from '../src/data-store/testing/store-page.ts';
import { fixtures } from './fixtures.ts';

/** What forced colors do is the browser's: the page is shown as for a visitor who has them. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

beforeEach(() => forceColors('active'));

afterEach(async () => {
  stop();
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  await forceColors('none');
});

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
  ['what is in its store', store(12) + store(13), '[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['the present day', monthHtml('March 2024'), 'td[aria-current]', 'td:not(.day-pad, [aria-current])'],
  [
    'the open day',
    `<style>.jet-calendar-week__day-content { display: none }</style>${monthHtml('March 2024')}`,
    'td:has([aria-expanded="true"])',
    'td:has([aria-expanded="false"])',
  ],
])(
  'AY-2 with forced colors %s looks unlike the others, whatever the theme gave it',
  async (_what, html, chosen, other) => {
    localStorage.setItem(KEY, '12');
    vi.stubGlobal('fetch', async () => new Response('0'));
    const theme = 'a, button, td { background: #fff; color: #000; border: 1px solid #000 }';
    document.body.innerHTML = `<style>${theme} ${chosen} { background: teal; color: #fff }</style><main>${html}</main>`;
    start({ widgets });
    await soon(() => expect(document.querySelector('[data-widget-state="mounted"]')).not.toBeNull());
    document.querySelector<HTMLElement>('[aria-expanded]')?.click();
    const looks = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
      return [backgroundColor, outlineStyle, outlineColor];
    };
    await soon(() => expect(looks(chosen)).not.toEqual(looks(other)));
  },
);
