import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Phrases that follow each other letter by letter. */
export const widget = iyimWidget('animated-text', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});
