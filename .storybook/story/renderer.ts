import type {
  ComponentAnnotations,
  PreparedStory,
  ProjectAnnotations,
  StoryAnnotations,
  StoryContext,
  WebRenderer,
} from 'storybook/internal/types';
import { type ShownPage, showPage } from '../page/show-page.ts';

/** Renderer that shows server pages instead of React elements. The islands load React, as on a real page. */
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

/** Renders a story. Opens its page again whenever a control or a toolbar changes. */
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

/** Delay after the last change before the story plays again, in ms. Typing in a control causes a change with every key. */
const REPLAY_AFTER = 300;

/** Plays a story whose page was opened again. Storybook itself plays a story only once. */
async function play(context: StoryContext<PageRenderer>): Promise<void> {
  const { playFunction } = context as unknown as Pick<PreparedStory<PageRenderer>, 'playFunction'>;
  try {
    await playFunction?.(context);
  } catch (error) {
    console.info('The story’s steps failed, perhaps because they expect other settings:', error);
  }
}
