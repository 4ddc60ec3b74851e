import type { BroughtToPage } from '@iyim/runtime/page';
import { lazyWidget, type Widget } from '@iyim/runtime/widget';
import { behaviours } from '../page/behaviours.ts';

/** The page-wide behaviours that each widget of this package brings (PG-5). */
export const broughtToPage: BroughtToPage = {
  behaviours,
  lightbox: () => import('./lightbox/open-lightbox.ts'),
  originals: () => import('../originals/handlers.ts'),
  editor: () => import('../originals/editor/follow-settings.ts'),
};

type Options = Parameters<typeof lazyWidget>[1] & {
  /** Whether the entry's own table contains this widget's chunks and claims. Otherwise the core's table contains them. */
  readonly isEarly?: true;
};

/** Declares a widget of this package for the scanner, as `lazyWidget` does. */
export const iyimWidget = (name: string, options: Options): Widget =>
  lazyWidget(name, { ...options, page: broughtToPage });
