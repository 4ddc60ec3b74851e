import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/hotspots/Hotspots.tsx';

const words = {
  he: {
    picture: 'מדף עם שלוש קערות',
    bowl: 'נעשתה ביד על האובניים',
    glaze: 'גלזורה',
    mixed: 'מעורבבת בסטודיו',
    ask: 'שאלו אותנו',
  },
  en: {
    picture: 'A shelf with three bowls',
    bowl: 'Thrown by hand',
    glaze: 'Glaze',
    mixed: 'Mixed in the studio',
    ask: 'Ask us',
  },
} as const;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 300'%3E%3Cpath fill='%23e8ddd0' d='M0 0h600v300H0z'/%3E%3Cpath fill='%23a67c52' d='M0 220h600v20H0z'/%3E%3Cpath fill='%235b7f95' d='M90 150h120a60 60 0 0 1-120 0zm150 0h120a60 60 0 0 1-120 0zm150 0h120a60 60 0 0 1-120 0z'/%3E%3C/svg%3E";

const shelf = (_page: Document, language: Locale) => {
  const { picture, bowl, glaze, mixed, ask } = words[language];
  return html`<div data-widget="hotspots"><img src="${PICTURE}" alt="${picture}" width="600" height="300">
    <div class="e-hotspot first"><button type="button" class="e-hotspot__button"></button><div class="e-hotspot__tooltip e-hotspot--slide-direction">${bowl}</div></div>
    <div class="e-hotspot second"><button type="button" class="e-hotspot__button" aria-label="${glaze}"></button><div class="e-hotspot__tooltip">${mixed}: <a href="#ask">${ask}</a></div></div>
  </div><style>.first { left: 23%; top: 45% } .second { left: 73%; top: 45% } .e-hotspot__tooltip a { color: inherit }</style>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Hotspots',
  ...widgetStories({ definition, primary: 'Hovered', page: { path: '/', show: ['main'], markup: shelf } }),
};

export default meta;

export const Closed: WidgetStory = { name: 'Closed' };

const opened: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '.second button'));
  await waitFor(() => expect(host.querySelector('.second .e-hotspot__tooltip')).toBeVisible());
};

export const WithLink: WidgetStory = { name: 'A link in a tooltip', tags: ['HS-1'], play: opened };

export const Hovered: WidgetStory = {
  name: 'On hover',
  args: { tooltip_trigger: 'mouseenter', tooltip_position: 'right' },
  async play({ canvasElement, userEvent }) {
    const host = await mounted(canvasElement, definition.name);
    await userEvent.hover(find(canvasElement, '.first button'));
    await waitFor(() => expect(host.querySelector('.first [role=tooltip]')).toBeVisible());
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: opened,
};
