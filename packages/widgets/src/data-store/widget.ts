import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Buttons and counts of favourites and other lists: a first click is kept until the island is there. */
export const widget = iyimWidget('data-store', {
  claims: '[data-args]',
  load: () => import('./definition.ts'),
});
