import { editMode } from '@iyim/runtime/shop';
import type { OriginalHandlers } from '@iyim/runtime/widget';
import { ADD_BUTTONS, cartHandlers } from '../../shared/cart/original-handlers.ts';
import { ajaxButton } from './read.ts';

/** What the shop's script `add-to-cart` binds for buttons inside `root`. Those elsewhere stay its own. */
export const originalHandlers = (root: HTMLElement, isAjax: boolean): readonly OriginalHandlers[] => [
  {
    root: document.body,
    events: 'click keydown',
    selectors: ADD_BUTTONS,
    data: 'addToCartHandler',
    prevents: true,
    isOurs: ({ target }) => (isAjax || editMode().peek()) && root.contains(ajaxButton(target)),
  },
  ...cartHandlers(),
];
