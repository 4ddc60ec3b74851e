import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/** Names a widget of this package to the scanner, as `lazyWidget` does, and brings the lightbox to its page (PG-5). */
export const iyimWidget = (name: string, options: Parameters<typeof lazyWidget>[1]): Widget =>
  lazyWidget(name, { ...options, lightbox: () => import('./lightbox/open-lightbox.ts') });
