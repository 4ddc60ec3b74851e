import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Buttons and counts of favourites and other lists: a first click is kept until the island is there. */
export const widget = iyimWidget('data-store', {
  trigger: 'visible(200px)',
  claims: '.jet-add-to-store, .jet-remove-from-store, [data-args]',
  load: () => import('./definition.ts'),
});
