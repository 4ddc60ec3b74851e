import type { AnyDefinition, Messages } from '@iyim/runtime/page';
import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import type { Locale } from '../../demo-site/src/shop/model.ts';
import howToWrite from '../../docs/views.md?raw';
import { closePage, type OpenPage, openPage, type PageGlobals } from '../page/open-page.ts';
import { mounted } from './mounted.ts';
import type { Play, WidgetMeta, WidgetStory } from './renderer.ts';

interface KitStory {
  /** Returns the server-rendered markup inside the host, in the page's language. */
  readonly html: (language: Locale) => string;
  /** A small view that is mounted on the host. */
  readonly View: (props: { input: HTMLElement }) => ReactNode;
  readonly messages?: Messages;
  readonly play: Play;
}

/** Metadata of the stories about the view kit. Each story shows a page with a small widget that uses one part of the kit. */
export const kitStories: WidgetMeta = {
  parameters: { layout: 'centered', readme: howToWrite },
  beforeEach: () => closePage,
};

/** Returns a story about one part of the view kit, with a widget and markup made for the story. */
export function kitStory({ html, View, messages, play }: KitStory): WidgetStory {
  const definition: AnyDefinition = defineWidget({
    name: 'kit',
    settings: defineSettings({}, (raw) => raw),
    read: (host) => host,
    View,
    ...(messages && { messages }),
  });
  return {
    loaders: [
      async ({ globals }) => ({
        page: await openPage(
          {
            path: '/',
            show: [],
            markup: (_page, language) => `<div data-widget="kit">${html(language)}</div>`,
          },
          globals as unknown as PageGlobals,
        ),
      }),
    ],
    render: (settings, { loaded }) => ({
      page: loaded.page as OpenPage,
      widget: 'kit',
      settings,
      definition,
    }),
    play: async (context) => {
      await mounted(context.canvasElement, 'kit');
      await play(context);
    },
  };
}
