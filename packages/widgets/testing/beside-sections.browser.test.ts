import { start, stop, type Widget } from '@iyim/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soon } from '../../runtime/src/testing/soon.ts';
import { accordion } from '../src/accordion/index.ts';
import { classic, nested, plugin } from '../src/accordion/testing/markup.ts';
import { $, classicScript, MARK, nestedScript, pluginAccordionScript } from './section-scripts.ts';

interface Case {
  readonly what: string;
  readonly widget: Widget;
  readonly html: string;
  readonly script: () => void;
  /** What is pressed; it says by `aria-expanded` what it did. */
  readonly control: string;
}

const cases: readonly Case[] = [
  {
    what: 'the classic accordion',
    widget: accordion,
    html: classic('accordion'),
    script: classicScript,
    control: '#elementor-tab-title-92',
  },
  {
    what: 'the nested accordion',
    widget: accordion,
    html: nested(),
    script: nestedScript,
    control: '#e-n-accordion-item-121 summary',
  },
  {
    what: 'the tabs plugin’s accordion',
    widget: accordion,
    html: `${plugin()}<a id="way" href="#jet-toggle-control-122">There</a>`,
    script: pluginAccordionScript,
    control: '#jet-toggle-control-122',
  },
];

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** What the originals did, wherever. */
const originals = () => [...document.querySelectorAll(`[${MARK}]`)].map((part) => part.getAttribute(MARK));
const isOpen = (control: string) => find(control).getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  Object.assign(window, { jQuery: $ });
});
afterEach(() => {
  stop();
  $(document).off();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'jQuery');
  history.replaceState(null, '', location.pathname + location.search);
});

async function mount({ widget, html, script }: Case, order: string): Promise<void> {
  document.body.innerHTML = html;
  const host = find('[data-widget]');
  host.dataset.widgetLoad = 'load';
  if (order === 'beside') script();
  start({ widgets: [widget] });
  await soon(() => expect(host.dataset.widgetState).toBe('mounted'));
  if (order === 'late') script();
}

describe.each(cases)('RT-29 $what', (which) => {
  it.each(['beside', 'late'])('opens and closes once, the original’s script %s', async (order) => {
    await mount(which, order);
    const { control } = which;
    for (const isWanted of [true, false]) {
      await userEvent.click(find(control));
      await soon(() => expect(isOpen(control)).toBe(isWanted));
    }
    find(control).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(isOpen(control)).toBe(true));
    await userEvent.keyboard('{ArrowDown}');
    expect(originals()).toEqual([]);

    stop();
    await userEvent.click(find(control));
    expect(originals()).toEqual(['x']);
  });
});

describe('RT-29 what else the originals hear', () => {
  it('a link to an item opens it once, and other links stay the page’s', async () => {
    const [, , which] = cases as [Case, Case, Case];
    await mount(which, 'beside');
    await userEvent.click(find('#way'));
    await soon(() => expect(isOpen(which.control)).toBe(true));
    expect(originals()).toEqual([]);
  });

  it('Escape in an item of the nested accordion closes nothing', async () => {
    const [, which] = cases as [Case, Case];
    await mount(which, 'beside');
    find('#link1').focus();
    await userEvent.keyboard('{Escape}');
    expect(originals()).toEqual([]);
  });
});
