import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/** Names a widget of this package to the scanner, as `lazyWidget` does, and brings to its page the lightbox (PG-5) and what it may adopt (RT-26). */
export const iyimWidget = (name: string, options: Parameters<typeof lazyWidget>[1]): Widget =>
  lazyWidget(name, {
    ...options,
    lightbox: () => import('./lightbox/open-lightbox.ts'),
    originals: () => import('./originals.ts'),
  });
