import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/** Added to each widget of this package: the lightbox of its page (PG-5), and the originals that may become hosts (RT-26). */
export const broughtToPage: Pick<Widget, 'lightbox' | 'originals'> = {
  lightbox: () => import('./lightbox/open-lightbox.ts'),
  originals: () => import('./originals.ts'),
};

type Options = Parameters<typeof lazyWidget>[1] & {
  /** The entry's own table has this widget's chunks and claims; without it the core's table has them. */
  readonly isEarly?: true;
};

/** Names a widget of this package to the scanner, as `lazyWidget` does. */
export const iyimWidget = (name: string, options: Options): Widget =>
  lazyWidget(name, { ...options, ...broughtToPage });
