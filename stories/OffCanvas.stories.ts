import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/off-canvas/OffCanvas.tsx';

const words = {
  he: {
    toggle: 'סינון',
    title: 'סינון המוצרים',
    colour: 'צבע',
    colours: ['כחול', 'חול', 'ירוק'],
    close: 'סגירה',
    search: 'חיפוש בחנות',
    send: 'חיפוש',
    text: 'הקערות נעשות ביד על האובניים.',
  },
  en: {
    toggle: 'Filter',
    title: 'Filter the products',
    colour: 'Colour',
    colours: ['Blue', 'Sand', 'Green'],
    close: 'Close',
    search: 'Search the shop',
    send: 'Search',
    text: 'The bowls are thrown by hand.',
  },
} as const;

const panel = (_page: Document, language: Locale) => {
  const { toggle, title, colour, colours, close, text } = words[language];
  return html`<div data-widget="off-canvas"><a class="button" href="#filters" data-off-canvas-toggle>${toggle}</a>
    <div id="filters" data-off-canvas-panel><button type="button" data-off-canvas-close>${close}</button>
      <h2>${title}</h2><fieldset><legend>${colour}</legend>${colours.map((each) => html`<label><input type="checkbox" name="colour" value="${each}"> ${each}</label> `)}</fieldset></div>
  </div><p>${text}</p>`.toString();
};

const CROSS = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2" /></svg>`;

/** The markup of JetBlocks' search, with the rules of its style sheet that hide and show the panel. */
const search = (_page: Document, language: Locale) => {
  const { search, send } = words[language];
  return html`<style>.jet-search__popup { visibility: hidden; opacity: 0; position: fixed; inset: 0; z-index: 99; display: grid; place-items: center; background: #333; transition: opacity 200ms }
    :is(.jet-search-popup-active, .jet-transition-in, .jet-transition-out) .jet-search__popup { visibility: visible }
    :is(.jet-search-popup-active, .jet-transition-in) .jet-search__popup { opacity: 1 }
    .jet-search__popup-content { display: flex; gap: 8px } .jet-search__popup-close { background: #fff; color: #333 }</style>
  <div class="jet-search" data-widget="off-canvas"><div class="jet-search__popup jet-search__popup--full-screen jet-search__popup--fade-effect"><div class="jet-search__popup-content">
    <form role="search" method="get" class="jet-search__form" action="/"><input type="search" class="jet-search__field" aria-label="${search}" name="s"> <button type="submit">${send}</button></form>
    <button type="button" class="jet-search__popup-close">${CROSS}</button></div></div>
    <div class="jet-search__popup-trigger-container"><button type="button" class="jet-search__popup-trigger">${search}</button></div></div>`.toString();
};

const page = (markup: typeof panel) => ({ path: '/', show: ['main'], markup });

const meta: WidgetMeta = {
  title: 'Content/Off canvas',
  ...widgetStories({ definition, primary: 'Open', page: page(panel) }),
};

export default meta;

export const Closed: WidgetStory = { name: 'Closed' };

const opened =
  (toggle: string, dialog: string): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(canvasElement, toggle));
    await waitFor(() => expect(find(canvasElement, dialog)).toBeVisible());
  };

export const Open: WidgetStory = {
  name: 'Open',
  tags: ['OC-6'],
  play: opened('[data-off-canvas-toggle]', '[data-off-canvas-panel]'),
};

export const AtStart: WidgetStory = {
  name: 'At the start of the window',
  args: { side: 'start' },
  play: opened('[data-off-canvas-toggle]', '[data-off-canvas-panel]'),
};

export const Search: WidgetStory = {
  name: 'JetBlocks’ search',
  tags: ['OC-5'],
  parameters: { page: page(search) },
  play: opened('.jet-search__popup-trigger', '.jet-search__field'),
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: opened('[data-off-canvas-toggle]', '[data-off-canvas-panel]'),
};
