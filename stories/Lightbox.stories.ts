import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find, findAll, keyToNext } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import readme from '../packages/widgets/shared/lightbox/README.md?raw';
import definition from '../packages/widgets/src/gallery/Gallery.tsx';

const texts = {
  he: { about: 'צולם בחנות', film: 'כך מזגגים כד' },
  en: { about: 'Taken in the shop', film: 'How a vase is glazed' },
} as const;

/** Returns links to pictures of the page, as one slideshow. The second link opens a video. */
const links = (page: Document, language: Locale) => {
  const t = texts[language];
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img[alt]')].slice(0, 4);
  return html`<div data-widget="gallery"><ul>${pictures.map((picture, index) => {
    const film = index === 1 && html` data-elementor-lightbox-video="https://vimeo.com/235215203"`;
    return html`<li><a href="${picture.getAttribute('src') ?? ''}" data-elementor-lightbox-slideshow="story" data-elementor-lightbox-title="${film ? t.film : picture.alt}" data-elementor-lightbox-description="${t.about}"${film}><img src="${picture.getAttribute('src') ?? ''}" width="600" height="600" alt="${picture.alt}"></a></li>`;
  })}</ul></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Lightbox',
  ...widgetStories({ definition, page: { path: '/shop/', show: ['main'], markup: links } }),
};
meta.parameters = { ...meta.parameters, readme };
meta.argTypes = {};

export default meta;

const lightbox = () => find<HTMLDialogElement>(document, 'dialog.iyim-lightbox');

const opened: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(findAll(canvasElement, 'li a')[0] as HTMLElement);
  await waitFor(() => expect(lightbox().open).toBe(true));
};

export const Opened: WidgetStory = { name: 'A picture', tags: ['LB-1'], play: opened };

export const Turned: WidgetStory = {
  name: 'A video that is loaded only when it is played',
  tags: ['LB-1'],
  play: async (context) => {
    await opened(context);
    await context.userEvent.keyboard(keyToNext());
    await waitFor(() => expect(find(lightbox(), '.iyim-lightbox-play')).toBeVisible());
    expect(lightbox().querySelector('iframe')).toBeNull();
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: opened,
};
