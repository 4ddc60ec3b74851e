import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. Its end may redirect, so it runs also where nobody looks. */
export const widget = lazyWidget('countdown', { trigger: 'idle', load: () => import('./definition.ts') });
