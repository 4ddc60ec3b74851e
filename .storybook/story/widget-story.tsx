import type { AnyDefinition } from '@iyim/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  closePage,
  type OpenPage,
  openPage,
  type PageGlobals,
  type PageParameters,
} from '../page/open-page.ts';
import { ShopPage } from '../page/ShopPage.tsx';
import { argsOf, argTypesOf } from './arg-types.ts';
import { mounted } from './mounted.ts';

export type WidgetArgs = Record<string, unknown>;
export type WidgetStory = StoryObj<WidgetArgs>;

interface WidgetStories {
  readonly definition: AnyDefinition;
  /** The widget's README: its docs page. */
  readonly readme: string;
  /** The page its stories show unless they say otherwise in `parameters.page`. */
  readonly page: PageParameters;
}

/** What all stories of a widget share: controls from its schema, its README, a fresh page for each story. */
export function widgetStories({ definition, readme, page }: WidgetStories): Meta<WidgetArgs> {
  return {
    args: argsOf(definition),
    argTypes: argTypesOf(definition),
    parameters: { readme, page },
    loaders: [
      async ({ parameters, globals }) => ({
        page: await openPage(parameters.page as PageParameters, globals as unknown as PageGlobals),
      }),
    ],
    beforeEach: () => closePage,
    render: (args, { loaded }) => (
      <ShopPage page={loaded.page as OpenPage} widget={definition.name} settings={args} />
    ),
    play: ({ canvasElement }) => mounted(canvasElement, definition.name).then(() => {}),
  };
}
