import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/** Added to each widget of this package: the lightbox of its page (PG-5), and the originals that may become hosts (RT-26). */
export const broughtToPage: Pick<Widget, 'lightbox' | 'originals'> = {
  lightbox: () => import('./lightbox/open-lightbox.ts'),
  originals: () => import('../originals/originals.ts'),
};

/** Names a widget of this package to the scanner, as `lazyWidget` does. */
export const iyimWidget = (name: string, options: Parameters<typeof lazyWidget>[1]): Widget =>
  lazyWidget(name, { ...options, ...broughtToPage });
