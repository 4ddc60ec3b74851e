import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/nav-menu/NavMenu.tsx';

const words = {
  he: {
    name: 'תפריט ראשי',
    menu: 'תפריט',
    items: ['דף הבית', 'חנות', 'ספלים', 'קערות', 'עמוקות', 'שטוחות', 'עלינו'],
  },
  en: { name: 'Main menu', menu: 'Menu', items: ['Home', 'Shop', 'Mugs', 'Bowls', 'Deep', 'Flat', 'About'] },
} as const;

const menu = (language: Locale, toggle = '') => {
  const { name, items } = words[language];
  const [home, shop, mugs, bowls, deep, flat, about] = items.map((text) => html`<a href="#">${text}</a>`);
  const link = (text: unknown) => String(text).replace('href="#"', 'href="/shop/"');
  return `<nav data-widget="nav-menu" aria-label="${name}">${toggle}<ul><li>${link(home)}</li><li>${link(shop)}<ul><li>${link(mugs)}</li><li>${link(bowls)}<ul><li>${link(deep)}</li><li>${link(flat)}</li></ul></li></ul></li><li>${link(about)}</li></ul></nav>`;
};

const inLine = (_page: Document, language: Locale) => menu(language);
const belowToggle = (_page: Document, language: Locale) =>
  menu(language, html`<button type="button">${words[language].menu}</button>`.toString());

const meta: WidgetMeta = {
  title: 'Content/Nav menu',
  ...widgetStories({ definition, primary: 'Opened', page: { path: '/', show: ['main'], markup: inLine } }),
};

export default meta;

const openBoth: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  for (const depth of [1, 2]) {
    const opener = host.querySelectorAll<HTMLElement>('.iyim-menu-opener')[depth - 1];
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.querySelectorAll('.iyim-submenu-open')).toHaveLength(depth));
  }
};

export const Horizontal: WidgetStory = { name: 'Horizontal', tags: ['NM-1'] };

export const Opened: WidgetStory = { name: 'With open submenus', tags: ['NM-1'], play: openBoth };

export const Vertical: WidgetStory = {
  name: 'Vertical',
  tags: ['NM-1'],
  args: { layout: 'vertical' },
  play: openBoth,
};

export const BelowToggle: WidgetStory = {
  name: 'Below its toggle',
  tags: ['NM-1'],
  parameters: { page: { path: '/', show: ['main'], markup: belowToggle } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const host = await mounted(context.canvasElement, definition.name);
    await context.userEvent.click(find(host, 'button'));
    await waitFor(() => expect(host.querySelector('ul:not([inert])')).not.toBeNull());
    await openBoth(context);
  },
};
