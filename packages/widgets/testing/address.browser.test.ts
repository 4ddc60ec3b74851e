/** Tests addresses that lead into sections whose hosts have not been in view yet. */
import { start } from '@iyim/runtime';
import { beforeEach, expect, it } from 'vitest';
import { soon } from '../../runtime/src/testing/soon.ts';
import { accordion as widget } from '../bundle/catalogue.ts';
import { CLASSIC_SHEET, classic, PLUGIN_SHEET, plugin } from '../src/accordion/testing/markup.ts';

const base = location.pathname + location.search;
const NAME = 'שאלה';
const closed = `<style>${CLASSIC_SHEET}${PLUGIN_SHEET}</style>`;
/** Returns the markup with the target in the last section. */
const withTarget = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const last = [...page.querySelectorAll('a[href="#x"]')].at(-1)?.parentElement;
  last?.insertAdjacentHTML('beforeend', `<p id="${NAME}">The answer</p>`);
  return page.body.innerHTML;
};
const tall = '<div style="block-size: 3000px"></div>';
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widgetState);
const target = () => document.getElementById(NAME) as HTMLElement;

function show(html: string, hash = ''): void {
  history.replaceState(null, '', base + hash);
  document.body.innerHTML = `${closed}${tall}<main>${withTarget(html)}</main>${tall}`;
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]'))
    host.dataset.widgetLoad ??= 'visible';
}

async function isReached(): Promise<void> {
  await soon(() => {
    const { top, height } = target().getBoundingClientRect();
    expect(height > 0 && target().checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(top >= 0 && top < innerHeight).toBe(true);
  });
}

beforeEach(() => scrollTo(0, 0));

const kinds = [
  ['a classic accordion', () => classic('accordion')],
  ['a plugin’s accordion', () => plugin({ collapsible: true })],
] as const;

it.each(kinds)(
  'RT-4 the section in %s that the address leads to opens, and the page scrolls to it',
  async (_, html) => {
    show(html(), `#${encodeURIComponent(NAME)}`);
    expect(target().checkVisibility({ visibilityProperty: true })).toBe(false);
    start({ widgets: [widget] });
    await isReached();
  },
);

it('RT-4 a section opens when the address later changes to its id, even if the hash is not encoded', async () => {
  show(classic('accordion'));
  start({ widgets: [widget] });
  await soon(() => expect(states()).toEqual(['pending']));
  location.hash = NAME;
  await isReached();
});

it('RT-4 an address that leads into a host that never activates, or into a popup, is ignored', async () => {
  const never = classic('accordion').replace('data-widget', 'data-widget-load="never" data-widget');
  show(`${never}<div data-widget="popup" data-widget-load="never">${classic('accordion')}</div>`);
  const [one, two] = [...document.querySelectorAll('[data-widget=accordion]')];
  one?.querySelector('a')?.setAttribute('id', 'one');
  two?.querySelector('a')?.setAttribute('id', 'two');
  history.replaceState(null, '', `${base}#one&two`);
  start({ widgets: [widget] });
  for (let wait = 0; wait < 5; wait += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(states()).toEqual(['pending', 'pending', 'pending']);
});

it('RT-4 the page does not scroll to the section in the address if the visitor has scrolled while the code was loading', async () => {
  show(classic('accordion'), `#${encodeURIComponent(NAME)}`);
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  start({ widgets: [{ ...widget, load: () => late.then(() => widget.load()) }] });
  await soon(() => expect(states()).toEqual(['loading']));
  scrollTo(0, 100);
  arrive();
  await soon(() => expect(states()).toEqual(['mounted']));
  expect(scrollY).toBe(100);
  expect(target().getClientRects()).toHaveLength(1);
});

it.each(['#', '#%', '#%E0%A4%A', '#"><i>', '#&&&'])(
  'RT-4 an address that leads to no element is ignored: %s',
  async (hash) => {
    show(classic('accordion'), hash);
    start({ widgets: [widget] });
    await soon(() => expect(states()).toEqual(['pending']));
    expect(scrollY).toBe(0);
  },
);
