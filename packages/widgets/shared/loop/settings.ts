import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** How a loop shows further items. `links`: with plain links that the browser follows. */
type LoopPaging = 'links' | 'ajax' | 'button' | 'scroll';

/** Names and values are those of the page builder, which omits settings with default values. */
export const settings = defineSettings(
  {
    pagination_type: text(
      '',
      'How visitors reach more items: with a button (`load_more_on_click`), by scrolling (`load_more_infinite_scroll`), or with links to pages (any other value).',
    ),
    pagination_load_type: choice(
      ['page_reload', 'ajax'],
      'page_reload',
      'Effect of a click on a link to another page: opens that page (`page_reload`), or shows its items in place (`ajax`).',
    ),
    auto_scroll: toggle(
      false,
      'Scrolls to the first item after the items of another page are shown in place.',
    ),
  },
  ({ pagination_type: type, pagination_load_type, auto_scroll: autoScroll }) => {
    let paging: LoopPaging = pagination_load_type === 'ajax' ? 'ajax' : 'links';
    if (type === 'load_more_on_click') paging = 'button';
    if (type === 'load_more_infinite_scroll') paging = 'scroll';
    return { paging, autoScroll };
  },
);

export type LoopSettings = ReturnType<typeof settings.parse>;
