import { expect } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/share/Share.tsx';

const words = {
  he: { whatsapp: 'וואטסאפ', facebook: 'פייסבוק', email: 'אימייל', print: 'הדפסה' },
  en: { whatsapp: 'WhatsApp', facebook: 'Facebook', email: 'E-mail', print: 'Print' },
} as const;

const plain = (_page: Document, language: Locale) =>
  html`<p data-widget="share">${Object.entries(words[language]).map(
    ([network, name]) =>
      html`<button type="button" class="iyim-button" data-share="${network}">${name}</button> `,
  )}</p>`.toString();

/** Older markup of the page builder, without a role, a tab stop or text. */
const icons = () =>
  html`<div data-widget="share">${['whatsapp', 'facebook'].map(
    (network) =>
      html`<span class="elementor-share-btn elementor-share-btn_${network}" style="display: inline-block; inline-size: 44px; text-align: center"><span aria-hidden="true">${network[0] ?? ''}</span></span>`,
  )}</div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Share',
  ...widgetStories({ definition, isSmall: true, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

export const Buttons: WidgetStory = { name: 'Buttons', tags: ['SH-1'] };

export const Icons: WidgetStory = {
  name: 'Icons of older pages',
  tags: ['SH-1'],
  parameters: { page: { markup: icons } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    expect(find(canvasElement, '.elementor-share-btn_facebook').role).toBe('button');
  },
};
