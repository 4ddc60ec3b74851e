import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Spots on a picture that say what is there. A press on one that comes before the code is kept. */
export const widget = iyimWidget('hotspots', {
  trigger: 'visible(200px)',
  claims: '.e-hotspot__button',
  load: () => import('./definition.ts'),
});
