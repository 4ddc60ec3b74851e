import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A form. One that is submitted, or whose button is pressed, before it is here is not lost: it is sent once it is. */
export const widget = iyimWidget('form', {
  load: () => import('./definition.ts'),
});
