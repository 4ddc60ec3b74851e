import type { BroughtToPage } from '@iyim/runtime/page';
import { lazyWidget, type Widget } from '@iyim/runtime/widget';
import { behaviours } from '../page/behaviours.ts';

/** Page-wide behaviours that any widget of this package adds to the page (PG-5). */
export const broughtToPage: BroughtToPage = {
  behaviours,
  lightbox: () => import('./lightbox/open-lightbox.ts'),
  inspector: () => import('../page/inspector/open-inspector.tsx'),
  originals: () => import('../originals/markup.ts'),
  editor: () => import('../originals/editor/follow-settings.ts'),
};

type Options = Parameters<typeof lazyWidget>[1] & {
  /** Whether this widget's chunks and claims are in the table of the entry. Otherwise they are in the table of the core. */
  readonly isEarly?: true;
};

/** Declares a widget of this package for the scanner, as `lazyWidget` does. */
export const iyimWidget = (name: string, options: Options): Widget =>
  lazyWidget(name, { ...options, page: broughtToPage });
