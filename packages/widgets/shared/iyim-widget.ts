import type { BroughtToPage } from '@iyim/runtime/page';
import { lazyWidget, type Widget } from '@iyim/runtime/widget';
import { behaviours } from '../page/behaviours.ts';

/** What each widget of this package brings for its page as a whole (PG-5). */
export const broughtToPage: BroughtToPage = {
  behaviours,
  lightbox: () => import('./lightbox/open-lightbox.ts'),
  originals: () => import('../originals/originals.ts'),
  editor: () => import('../originals/editor/follow-settings.ts'),
};

/** Names a widget of this package to the scanner, as `lazyWidget` does. */
export const iyimWidget = (name: string, options: Parameters<typeof lazyWidget>[1]): Widget =>
  lazyWidget(name, { ...options, page: broughtToPage });
