import type { AnyDefinition } from '@iyim/runtime/page';
import {
  closePage,
  type OpenPage,
  openPage,
  type PageGlobals,
  type PageParameters,
} from '../page/open-page.ts';
import { argsOf, argTypesOf } from './arg-types.ts';
import { mounted } from './mounted.ts';
import type { WidgetMeta } from './renderer.ts';

/** Every widget's README: its docs page. A widget's folder is called as the widget. */
const readmes = import.meta.glob<string>('../../packages/widgets/src/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface WidgetStories {
  readonly definition: AnyDefinition;
  /** The page its stories show; a story changes parts of it in `parameters.page`. */
  readonly page: PageParameters;
  /** It is lost in a whole page: in the middle of the canvas, and low on the docs page. @default false */
  readonly isSmall?: boolean;
}

/** What all stories of a widget share: controls from its schema, its README, a fresh page for each story. */
export function widgetStories({ definition, page, isSmall = false }: WidgetStories): WidgetMeta {
  const { name } = definition;
  return {
    args: argsOf(definition),
    argTypes: argTypesOf(definition),
    parameters: {
      readme: readmes[`../../packages/widgets/src/${name}/README.md`],
      page,
      ...(isSmall && { layout: 'centered', docs: { story: { height: '240px' } } }),
    },
    loaders: [
      async ({ parameters, globals }) => ({
        page: await openPage(parameters.page as PageParameters, globals as unknown as PageGlobals),
      }),
    ],
    beforeEach: () => closePage,
    render: (settings, { loaded }) => ({ page: loaded.page as OpenPage, widget: name, settings }),
    play: async ({ canvasElement }) => {
      await mounted(canvasElement, name);
    },
  };
}
