import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/sticky/Sticky.tsx';

const words = {
  he: ['מבצע סוף העונה: משלוח חינם בהזמנה של 200\u00a0₪ ומעלה', 'כל כד נבנה ביד, מיובש שבוע ונשרף פעמיים.'],
  en: [
    'End of season: free delivery for orders of ₪200 or more',
    'Each vase is thrown by hand, dried for a week and fired twice.',
  ],
} as const;

const page = (_page: Document, language: Locale) => {
  const [offer, text] = words[language];
  return html`<p>${text}</p><p data-widget="sticky" style="padding: 1rem; background: Canvas; color: CanvasText; border: 1px solid">${offer}</p>
    <div style="block-size: 200vh"><p>${text}</p></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Sticky',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: page } }),
};

export default meta;

export const AtTheTop: WidgetStory = {
  name: 'At the top',
  tags: ['SK-1'],
  args: { sticky_offset: 10 },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    host.scrollIntoView();
    window.scrollBy(0, 200);
    await waitFor(() => expect(host).toHaveClass('elementor-sticky--active'));
    await expect(Math.round(host.getBoundingClientRect().top)).toBe(10);
  },
};

export const AtTheBottom: WidgetStory = {
  name: 'At the bottom',
  args: { sticky: 'bottom' },
};

export const OnDesktops: WidgetStory = {
  name: 'Only on desktops',
  args: { sticky_on: ['desktop', 'widescreen'] },
};
