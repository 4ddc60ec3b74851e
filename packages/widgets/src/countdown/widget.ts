import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. Its end may redirect, so it runs also where nobody looks. */
export const widget = iyimWidget('countdown', { trigger: 'idle', load: () => import('./definition.ts') });
