import { expect, waitFor } from 'storybook/test';
import { alerts } from '../.storybook/page/alerts.ts';
import { goneTo } from '../.storybook/page/stay.ts';
import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/data-store/DataStore.tsx';
import { goods } from './visitor.ts';

const FAVOURITES = 'jet_engine_store_favourites';

const meta: WidgetMeta = {
  title: 'Shop/Data store',
  ...widgetStories({
    definition,
    page: { path: '/product/clay-cup/', show: ['.product-stores'] },
  }),
};

export default meta;

const link = (canvas: HTMLElement, store: string) =>
  find(canvas, `.jet-data-store-link[data-store="${store}"]`);
const count = (canvas: HTMLElement, store: string) =>
  find(canvas, `.jet-engine-data-store-count[data-store="${store}"]`);

/** Returns a function that adds posts to a list on the server before the story begins. */
const kept =
  (store: string, ...ids: readonly number[]) =>
  async (shop: BrowserShop): Promise<void> => {
    for (const id of ids) {
      const body = { action: `jet_engine_add_to_store_${store}`, store, post_id: String(id) };
      // Does not use `shop.post`, which would add a language prefix to the path.
      const url = new URL('/wp-admin/admin-ajax.php', location.origin);
      await shop.answer(new Request(url, { method: 'POST', body: new URLSearchParams(body) }));
    }
  };

/** Writes a list with the given posts to the browser's storage, before the story begins. */
const inBrowser = (...ids: readonly number[]) => localStorage.setItem(FAVOURITES, ids.join());

const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
};

export const Buttons: WidgetStory = { name: 'On a product page' };

export const KeptInTheBrowser: WidgetStory = {
  name: 'Added to a browser-kept list, and removed again',
  tags: ['DS-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const button = link(canvasElement, 'favourites');
    await userEvent.click(button);
    await expect(button).toHaveClass('in-store');
    await expect(localStorage.getItem(FAVOURITES)).toBe(String(goods.clayCup));
    await expect(announced()).not.toBe('');
    await userEvent.click(button);
    await expect(button).not.toHaveClass('in-store');
    await expect(localStorage.getItem(FAVOURITES)).toBe('');
    await userEvent.click(button);
  },
};

export const AsKept: WidgetStory = {
  name: 'A list stored by the original script',
  tags: ['!dev', 'DS-11'],
  parameters: { page: { before: () => inBrowser(goods.woolThrow, goods.clayCup) } },
  play: async (context) => {
    await ready(context);
    await expect(link(context.canvasElement, 'favourites')).toHaveClass('in-store');
  },
};

export const KeptByTheServer: WidgetStory = {
  name: 'Added to a server-kept list, then leads to it',
  tags: ['!dev', 'DS-3'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const button = link(canvasElement, 'compare');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveClass('in-store'));
    await expect(button).not.toHaveAttribute('role');
    await userEvent.click(button);
    await expect(goneTo()).toEqual([expect.stringMatching(/\/favourites\/#compare$/)]);
  },
};

export const Full: WidgetStory = {
  name: 'Full list: the browser’s alert',
  tags: ['!dev', 'DS-9'],
  parameters: {
    page: {
      before: kept('compare', goods.woolThrow, goods.wovenScarf, goods.oliveSoap, goods.oneOffTray),
    },
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(link(canvasElement, 'compare'));
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await expect(link(canvasElement, 'compare')).not.toHaveClass('in-store');
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: a second click does nothing',
  tags: ['!dev'],
  globals: { server: 'slow' },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const button = link(canvasElement, 'compare');
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveClass('jet-store-processing');
  },
};

const failing: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await ready(context);
  await userEvent.click(link(canvasElement, 'compare'));
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await expect(link(canvasElement, 'compare')).not.toHaveClass('in-store');
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: a message, and nothing changes',
  tags: ['DS-9'],
  globals: { server: 'failing' },
  play: failing,
};

export const Offline: WidgetStory = {
  name: 'Offline',
  tags: ['!dev', 'DS-9'],
  globals: { server: 'offline' },
  play: failing,
};

export const NotKept: WidgetStory = {
  name: 'Full browser storage',
  tags: ['!dev', 'DS-10'],
  beforeEach: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(key, value) {
      if (key === FAVOURITES) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(link(canvasElement, 'favourites'));
    await expect(link(canvasElement, 'favourites')).toHaveClass('in-store');
    await waitFor(() => expect(find(document, '.iyim-data-store-notice')).toBeVisible());
  },
};

export const Lists: WidgetStory = {
  name: 'The page of lists: counts update, and removed items disappear',
  tags: ['DS-7', 'DS-8'],
  parameters: {
    page: {
      path: '/favourites/',
      show: ['.store-links', '#compare'],
      before: kept('compare', goods.clayCup, goods.woolThrow),
    },
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const items = () => findAll(canvasElement, '#compare .jet-listing-grid__item');
    await expect(items()).toHaveLength(2);
    await userEvent.click(find(canvasElement, '#compare .jet-remove-from-store'));
    await waitFor(() => expect(items()).toHaveLength(1));
    await expect(count(canvasElement, 'compare')).toHaveTextContent('1');
  },
};

export const LinkedListing: WidgetStory = {
  name: 'Viewed products, kept: the linked listing updates',
  tags: ['DS-8'],
  parameters: {
    page: {
      path: '/favourites/',
      show: ['.store-links', '#favourites', '#seen'],
      before: kept('seen', goods.clayCup),
    },
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const button = link(find(canvasElement, '#seen'), 'favourites');
    await userEvent.click(button);
    await expect(button).not.toBeVisible();
    await waitFor(() =>
      expect(findAll(canvasElement, '#favourites .jet-listing-grid__item')).toHaveLength(1),
    );
    await expect(count(canvasElement, 'favourites')).toHaveTextContent('1');
  },
};

export const Narrow: WidgetStory = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };

const minimal = (_page: Document, language: Locale) => {
  const [save, saved] = language === 'he' ? ['שמירה', 'נשמר'] : ['Save', 'Saved'];
  const args = {
    store: { slug: 'favourites', is_front: true },
    post_id: goods.clayCup,
    action_after_added: 'remove_from_store',
    added_label: saved,
  };
  return html`<p><button type="button" class="button" data-widget="data-store" data-args="${JSON.stringify(args)}">${save}</button>
<span data-widget="data-store" data-store="favourites">0</span></p>`.toString();
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(find(canvasElement, 'button'));
    await expect(find(canvasElement, 'span')).toHaveTextContent('1');
  },
};
