import { iyimWidget } from '../../shared/iyim-widget.ts';

/** An element that stays in the window. A page that is scrolled already may have one far above. */
export const widget = iyimWidget('sticky', { trigger: 'idle', load: () => import('./definition.ts') });
