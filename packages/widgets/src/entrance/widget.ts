import { iyimWidget } from '../../shared/iyim-widget.ts';

/** An element that comes in when it is seen. It is hidden until its code is here: that is fetched at once. */
export const widget = iyimWidget('entrance', { trigger: 'load', load: () => import('./definition.ts') });
