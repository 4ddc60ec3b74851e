import type {
  ComponentAnnotations,
  PreparedStory,
  ProjectAnnotations,
  StoryAnnotations,
  StoryContext,
  WebRenderer,
} from 'storybook/internal/types';
import { type ShownPage, showPage } from '../page/show-page.ts';

/** Stories are pages of a server, not React elements: React comes with the islands, as on a real page. */
export interface PageRenderer extends WebRenderer {
  component: never;
  storyResult: ShownPage;
}

export type WidgetArgs = Record<string, unknown>;
export type WidgetMeta = ComponentAnnotations<PageRenderer, WidgetArgs>;
export type WidgetStory = StoryAnnotations<PageRenderer, WidgetArgs>;
export type Play = NonNullable<WidgetStory['play']>;

let undo: (() => void) | undefined;
let replay: ReturnType<typeof setTimeout> | undefined;

/** Draws a story; every change of controls or toolbars opens its page anew. */
export const renderToCanvas: NonNullable<ProjectAnnotations<PageRenderer>['renderToCanvas']> = (
  { storyFn, storyContext, forceRemount, showMain },
  canvas,
) => {
  undo?.();
  clearTimeout(replay);
  const clear = showPage(storyFn(), canvas);
  undo = clear;
  showMain();
  if (!forceRemount) replay = setTimeout(() => play(storyContext), REPLAY_AFTER);
  return () => {
    if (undo === clear) undo = undefined;
    clearTimeout(replay);
    clear();
  };
};

/** Milliseconds without another change, for instance while somebody types into a control. */
const REPLAY_AFTER = 300;

/** Storybook plays a story once. On a page that was opened anew, its visitor does the same once more. */
async function play(context: StoryContext<PageRenderer>): Promise<void> {
  const { playFunction } = context as unknown as Pick<PreparedStory<PageRenderer>, 'playFunction'>;
  try {
    await playFunction?.(context);
  } catch (error) {
    console.info('The story expects other settings than these:', error);
  }
}
