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

/** Texts of the widgets' READMEs by path; they are shown as docs pages. Each widget's folder has the widget's name. */
const readmes = import.meta.glob<string>('../../packages/widgets/src/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface WidgetStories {
  readonly definition: AnyDefinition;
  /** The page that the widget's stories show. A story may override parts of it in `parameters.page`. */
  readonly page: PageParameters;
  /** Name of the export of the story that the docs page shows first. @default the first story */
  readonly primary?: string;
  /** Whether to centre the stories in the canvas. @default false */
  readonly isSmall?: boolean;
}

/** Returns the metadata of a widget's stories: controls from its schema, docs from its README, and a new page for each story. */
export function widgetStories({ definition, page, primary, isSmall = false }: WidgetStories): WidgetMeta {
  const { name } = definition;
  const defaults = argsOf(definition);
  return {
    args: defaults,
    argTypes: argTypesOf(definition),
    parameters: {
      readme: readmes[`../../packages/widgets/src/${name}/README.md`],
      page,
      primary,
      ...(isSmall && { layout: 'centered' }),
    },
    loaders: [
      async ({ parameters, globals }) => ({
        page: await openPage(parameters.page as PageParameters, globals as unknown as PageGlobals),
      }),
    ],
    beforeEach: () => closePage,
    render: (settings, { loaded }) => ({ page: loaded.page as OpenPage, widget: name, settings, defaults }),
    play: async ({ canvasElement }) => {
      await mounted(canvasElement, name);
    },
  };
}
