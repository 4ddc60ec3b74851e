import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Content of which a part is seen until a button shows the rest. A press on the button that comes before the code is kept. */
export const widget = iyimWidget('unfold', {
  trigger: 'visible(200px)',
  claims: '.jet-unfold__button',
  load: () => import('./definition.ts'),
});
