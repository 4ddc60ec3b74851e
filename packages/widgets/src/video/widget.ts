import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A video behind its poster. A press that comes before the code is kept. */
export const widget = iyimWidget('video', {
  trigger: 'visible(200px)',
  claims: '.elementor-custom-embed-image-overlay, .jet-video__overlay, [data-widget~=video] > a',
  load: () => import('./definition.ts'),
});
