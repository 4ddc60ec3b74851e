import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/accordion/Accordion.tsx';

const questions = {
  he: [
    ['מתי החבילה מגיעה?', 'עד חמישה ימי עסקים מרגע ההזמנה.'],
    ['אפשר להחזיר?', 'כן, עד שלושים יום מיום הקבלה.'],
    ['איך מכבסים פשתן?', 'בכביסה עדינה ב־30 מעלות, בלי מייבש.'],
  ],
  en: [
    ['When does it arrive?', 'Within five working days.'],
    ['May I return it?', 'Yes, within thirty days.'],
    ['How do I wash linen?', 'Gently, at 30 degrees, without a dryer.'],
  ],
} as const;

const plain = (_page: Document, language: Locale) =>
  html`<div data-widget="accordion">${questions[language].map(
    ([question, answer]) => html`<details><summary>${question}</summary><div>${answer}</div></details>`,
  )}</div>`.toString();

const rooms = {
  he: [
    ['מטבח', 'קערות וצלחות לכל יום.'],
    ['סלון', 'אגרטלים ונרות.'],
    ['אמבטיה', 'סבוניות ומגבות.'],
  ],
  en: [
    ['Kitchen', 'Bowls and plates for every day.'],
    ['Living room', 'Vases and candles.'],
    ['Bathroom', 'Soap dishes and towels.'],
  ],
} as const;

const COLORS = ['%23a67c52', '%235b7f95', '%23778a5f'] as const;
const pictureOf = (index: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'%3E%3Cpath fill='${COLORS[index]}' d='M0 0h600v600H0z'/%3E%3Cpath fill='%23e8ddd0' d='M200 260h200a100 100 0 0 1-200 0z'/%3E%3C/svg%3E`;

const images = (_page: Document, language: Locale) =>
  html`<div class="jet-image-accordion" data-widget="accordion"><div class="jet-image-accordion__list">${rooms[
    language
  ].map(
    ([room, words], index) => html`<div class="jet-image-accordion__item">
      <img class="jet-image-accordion__image-instance" src="${pictureOf(index)}" alt="">
      <div class="jet-image-accordion__content"><h3 class="jet-image-accordion__title">${room}</h3><div class="jet-image-accordion__desc">${words}</div><a class="jet-image-accordion__button" href="/">${language === 'he' ? 'לחנות' : 'To the shop'}</a></div>
    </div>`,
  )}</div></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Accordion',
  ...widgetStories({ definition, primary: 'InTheShop', page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const item = (canvas: HTMLElement, index: number) =>
  find<HTMLDetailsElement>(canvas, `details:nth-of-type(${index})`);

export const InTheShop: WidgetStory = {
  name: 'In the demo shop',
  parameters: { page: { path: '/faq/', show: ['.elementor-top-section'], markup: null } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const second = find<HTMLDetailsElement>(canvasElement, 'details:nth-of-type(2)');
    await userEvent.click(find(second, 'summary'));
    await waitFor(() => expect(second.open).toBe(true));
  },
};

export const Closed: WidgetStory = { name: 'All closed' };

const secondOpened: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(find(item(canvasElement, 1), 'summary'));
  await userEvent.click(find(item(canvasElement, 2), 'summary'));
  await waitFor(() => expect([1, 2].map((index) => item(canvasElement, index).open)).toEqual([false, true]));
};

export const OneAtATime: WidgetStory = {
  name: 'Opening an item closes the others',
  tags: ['AX-1'],
  play: secondOpened,
};

export const AnyNumber: WidgetStory = {
  name: 'Any number of open items',
  tags: ['AX-1'],
  args: { max_items_expended: 'multiple', default_state: 'expanded' },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(item(canvasElement, 3), 'summary'));
    await waitFor(() =>
      expect([1, 2, 3].map((index) => item(canvasElement, index).open)).toEqual([true, false, true]),
    );
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: secondOpened,
};

const pictures: WidgetStory = { parameters: { page: { path: '/', show: ['main'], markup: images } } };
const areGrown = (canvas: HTMLElement, expected: number) =>
  waitFor(() => {
    const all = [...canvas.querySelectorAll('.jet-image-accordion__item')];
    expect(all.findIndex((each) => each.classList.contains('active-accordion'))).toBe(expected);
  });

export const Images: WidgetStory = {
  ...pictures,
  name: 'Pictures',
  args: { activeItem: 0 },
  tags: ['AX-2'],
  async play({ canvasElement, userEvent }) {
    await mounted(canvasElement, definition.name);
    await areGrown(canvasElement, 0);
    await userEvent.click(find(canvasElement, '.jet-image-accordion__item:nth-child(2)'));
    await areGrown(canvasElement, 1);
  },
};

export const ImagesBelowEachOther: WidgetStory = {
  ...pictures,
  name: 'Pictures below each other',
  args: { orientation: 'horizontal', activeItem: 1, activeSize: 70 },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => areGrown(canvasElement, 1),
};
