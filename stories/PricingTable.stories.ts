import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/pricing-table/PricingTable.tsx';

const words = {
  he: {
    plan: 'סדנה',
    price: '180\u00a0₪ לחודש',
    meaning: 'הכלי הראשון עלינו: חימר, גלזורה ושריפה.',
    features: ['מפגש בשבוע', 'חימר וגלזורה', 'שריפה אחת', 'ארון אישי', 'ימי שישי פתוחים'],
  },
  en: {
    plan: 'Workshop',
    price: '₪180 a month',
    meaning: 'The first piece is on us: clay, glaze and firing.',
    features: ['A session a week', 'Clay and glaze', 'One firing', 'A shelf of your own', 'Open Fridays'],
  },
} as const;

const plan = (_page: Document, language: Locale) => {
  const { plan, price, meaning, features } = words[language];
  return html`<div data-widget="pricing-table"><h2>${plan}</h2><p>${price}</p><ul>${features.map(
    (feature, index) =>
      html`<li class="${index > 2 ? 'iyim-feature-more' : ''}">${index === 1 ? html`<span title="${meaning}">${feature}</span>` : feature}</li>`,
  )}</ul></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Pricing table',
  ...widgetStories({ definition, primary: 'Unfolded', page: { path: '/', show: ['main'], markup: plan } }),
};

export default meta;

export const Folded: WidgetStory = { name: 'Folded' };

const unfolded: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '[data-widget] > button'));
  await waitFor(() => expect(host.querySelector('[aria-expanded=true]')).not.toBeNull());
};

export const Unfolded: WidgetStory = { name: 'Unfolded', tags: ['PT-1'], play: unfolded };

const tooltipShown: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, 'li [role=button]'));
  await waitFor(() => expect(host.querySelector('[role=tooltip]')).toBeVisible());
};

export const WithTooltip: WidgetStory = {
  name: 'With a tooltip',
  args: { tooltipArrow: true, tooltipShowDuration: 0 },
  play: tooltipShown,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  args: { tooltipPlacement: 'right', tooltipShowDuration: 0 },
  globals: { viewport: { value: 'phone' } },
  play: tooltipShown,
};
