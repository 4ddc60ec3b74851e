import type {
  ComponentAnnotations,
  ProjectAnnotations,
  StoryAnnotations,
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

/** Draws a story; every change of controls or toolbars draws it anew. */
export const renderToCanvas: NonNullable<ProjectAnnotations<PageRenderer>['renderToCanvas']> = (
  { storyFn, showMain },
  canvas,
) => {
  undo?.();
  const clear = showPage(storyFn(), canvas);
  undo = clear;
  showMain();
  return () => {
    if (undo === clear) undo = undefined;
    clear();
  };
};
