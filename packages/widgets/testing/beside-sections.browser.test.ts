import { start, stop, type Widget } from '@iyim/runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { putJQueryOnPage } from '../../runtime/src/host-page/testing/jquery.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import {
  accordion,
  hotspots,
  megaMenu,
  pricingTable,
  scratch,
  tabs,
  unfold,
  video,
  viewMore,
} from '../bundle/catalogue.ts';
import { classic, IMAGES_SHEET, images, nested, plugin } from '../src/accordion/testing/markup.ts';
import { SHEET as HOTSPOTS_SHEET, builder as hotspotsHtml } from '../src/hotspots/testing/markup.ts';
import { third as megaMenuHtml, SHEET } from '../src/mega-menu/testing/markup.ts';
import { plugin as pricingHtml } from '../src/pricing-table/testing/markup.ts';
import { plugin as cardHtml } from '../src/scratch/testing/markup.ts';
import * as tabsMarkup from '../src/tabs/testing/markup.ts';
import { plugin as unfoldHtml } from '../src/unfold/testing/markup.ts';
import * as videoMarkup from '../src/video/testing/markup.ts';
import { plugin as viewMoreHtml } from '../src/view-more/testing/markup.ts';
import {
  $,
  animatedBoxScript,
  classicScript,
  foldScript,
  hotspotScript,
  imageAccordionScript,
  MARK,
  megaMenuScript,
  nestedScript,
  nestedTabsScript,
  pluginAccordionScript,
  pluginTabsScript,
  videoScript,
  viewMoreScript,
} from './section-scripts.ts';

interface Case {
  readonly what: string;
  readonly widget: Widget;
  readonly html: string;
  readonly script: () => void;
  /** Selector of the control to click. Its `aria-expanded` shows the effect. */
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
  {
    what: 'the tricks plugin’s unfold',
    widget: unfold,
    html: unfoldHtml(),
    script: () => foldScript('.jet-unfold__button', 'jetUnfold'),
    control: '.jet-unfold__button',
  },
  {
    what: 'the elements plugin’s pricing table',
    widget: pricingTable,
    html: pricingHtml(),
    script: () => foldScript('.pricing-table__fold-button', 'jetPricingTable'),
    control: '.pricing-table__fold-button',
  },
  {
    what: 'the page builder’s hotspots',
    widget: hotspots,
    html: `<style>${HOTSPOTS_SHEET}</style><main style="padding: 100px">${hotspotsHtml()}</main>`,
    script: hotspotScript,
    control: '.e-hotspot__button',
  },
];

/** Returns the marks that the originals' handlers have left on the page. */
const originals = () => [...document.querySelectorAll(`[${MARK}]`)].map((part) => part.getAttribute(MARK));
const isOpen = (control: string) => find(control).getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  putJQueryOnPage($);
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
  it.each(['beside', 'late'])(
    'a control opens and closes its content only once, with the original’s script %s',
    async (order) => {
      await mount(which, order);
      const { control } = which;
      for (const isExpected of [true, false]) {
        await userEvent.click(find(control));
        await soon(() => expect(isOpen(control)).toBe(isExpected));
      }
      find(control).focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(isOpen(control)).toBe(true));
      await userEvent.keyboard('{ArrowDown}');
      expect(originals()).toEqual([]);

      stop();
      await userEvent.click(find(control));
      expect(originals()).toEqual(['x']);
    },
  );
});

describe('RT-29 other listeners of the originals', () => {
  it('a link to an item of JetTabs’ accordion opens the item only once', async () => {
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

describe.each([
  ['the classic tabs', tabsMarkup.classic, classicScript, '#elementor-tab-title-122'],
  ['the nested tabs', tabsMarkup.nested, nestedTabsScript, '#e-n-tab-title-122'],
  ['the tabs plugin’s tabs', tabsMarkup.plugin, pluginTabsScript, '#jet-tabs-control-122'],
] as const)('RT-29 %s', (_what, html, script, title) => {
  it.each(['beside', 'late'])('a tab opens only once, with the original’s script %s', async (order) => {
    const way = `<a id="way" href="${title}">There</a>`;
    await mount({ what: '', widget: tabs, html: html() + way, script, control: title }, order);
    const isShown = (expected: boolean) =>
      soon(() => expect(find(title).getAttribute('aria-selected')).toBe(String(expected)));
    await userEvent.click(find(title));
    await isShown(true);
    find(title).focus();
    await userEvent.keyboard('{Enter}{Home}');
    await isShown(false);
    await userEvent.click(find('#way'));
    await isShown(true);
    expect(originals()).toEqual([]);

    stop();
    await userEvent.click(find(title));
    expect(originals()).toEqual(['x']);
  });
});

describe.each([
  ['the builder’s video', videoMarkup.builder(), '.elementor-custom-embed-play'],
  ['the elements plugin’s video', videoMarkup.plugin('/none.mp4'), '.jet-video__play-button'],
] as const)('RT-29 %s', (_what, html, control) => {
  it.each(['beside', 'late'])('a video starts only once, with the original’s script %s', async (order) => {
    await mount({ what: '', widget: video, html, script: videoScript, control }, order);
    find(control).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(find(control).checkVisibility({ visibilityProperty: true })).toBe(false));
    expect(originals()).toEqual([]);
    stop();
    find(control).click();
    expect(originals()).toEqual(['x']);
  });
});

describe('RT-29 the tricks plugin’s button that shows further sections', () => {
  const control = '.jet-view-more__button';
  it.each(['beside', 'late'])(
    'the view-more button shows each section only once, with the original’s script %s',
    async (order) => {
      await mount(
        { what: '', widget: viewMore, html: viewMoreHtml(), script: viewMoreScript, control },
        order,
      );
      await userEvent.click(find(control));
      expect(['#one', '#two'].map((id) => find(id).hasAttribute('hidden'))).toEqual([false, true]);
      find(control).focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(find(control).checkVisibility()).toBe(false));
      expect(originals()).toEqual([]);
      stop();
      find(control).click();
      expect(originals()).toEqual(['x']);
    },
  );
});

it.each(['beside', 'late'])('RT-29 a card flips only once, with the original’s script %s', async (order) => {
  const control = '.jet-animated-box';
  const html = cardHtml({ switchEventType: 'click' });
  await mount({ what: '', widget: scratch, html, script: animatedBoxScript, control }, order);
  find(control).click();
  expect(find(control).classList.contains('flipped')).toBe(true);
  expect(originals()).toEqual([]);
  stop();
  find(control).click();
  expect(originals()).toEqual(['x']);
});

it.each(['beside', 'late'])(
  'RT-29 only the widget widens a picture of the image accordion, with the original’s script %s',
  async (order) => {
    const control = '#item2';
    const html = `<style>${IMAGES_SHEET}</style>${images()}<p id="outside">Outside</p>`;
    await mount({ what: '', widget: accordion, html, script: imageAccordionScript, control }, order);
    await userEvent.hover(find(control));
    await soon(() => expect(find(control).classList).toContain('active-accordion'));
    find(control).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.hover(find('#outside'));
    expect(originals()).toEqual([]);
    stop();
    // Without a script the pictures have no width, so the real pointer cannot reach them.
    find(control).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(originals()).toEqual(['x']);
  },
);

it('RT-29 the mega menu opens only once, with the original’s script loaded later', async () => {
  await page.viewport(1300, 700);
  const control = '#e-n-menu-dropdown-icon-122';
  const html = `<style>${SHEET}</style>${megaMenuHtml({ settings: { open_on: 'click' } })}`;
  await mount({ what: '', widget: megaMenu, html, script: megaMenuScript, control }, 'late');
  await userEvent.click(find(control));
  await soon(() => expect(isOpen(control)).toBe(true));
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(isOpen(control)).toBe(false));
  await userEvent.hover(find('.e-n-menu-title'));
  expect(originals()).toEqual([]);
  stop();
  await userEvent.click(find(control));
  expect(originals()).toEqual(['xx']); // one x from the hover and one from the click
});
