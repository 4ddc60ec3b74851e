import type {
  ComponentAnnotations,
  PreparedStory,
  ProjectAnnotations,
  StoryAnnotations,
  StoryContext,
  WebRenderer,
} from 'storybook/internal/types';
import { type ShownPage, showPage } from '../page/show-page.ts';

/** Renders stories as server pages, not React elements: the islands load React, as on a real page. */
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

/** Renders a story. Every change of controls or toolbars opens its page again. */
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

/** Milliseconds without another change before the story plays again, for example while a control is being edited. */
const REPLAY_AFTER = 300;

/** Plays a story again on a page that was opened again, because Storybook plays it only once. */
async function play(context: StoryContext<PageRenderer>): Promise<void> {
  const { playFunction } = context as unknown as Pick<PreparedStory<PageRenderer>, 'playFunction'>;
  try {
    await playFunction?.(context);
  } catch (error) {
    console.info('The story expects other settings than these:', error);
  }
}
