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

/** READMEs of all widgets, shown as their docs pages. A widget's folder has the widget's name. */
const readmes = import.meta.glob<string>('../../packages/widgets/src/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface WidgetStories {
  readonly definition: AnyDefinition;
  /** The page that its stories show. A story overrides parts of it in `parameters.page`. */
  readonly page: PageParameters;
  /** Whether the widget is small: its stories are centred in the canvas, and have a low frame on the docs page. @default false */
  readonly isSmall?: boolean;
}

/** Returns the metadata of a widget's stories: controls from its schema, its README, and a new page for each story. */
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
