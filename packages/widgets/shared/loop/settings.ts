import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** How a listing shows its other items. `links`: by plain links that the browser follows. */
type LoopPaging = 'links' | 'ajax' | 'button' | 'scroll';

/** Names and values are those of the page builder, which omits settings with default values. */
export const settings = defineSettings(
  {
    pagination_type: text(
      '',
      'How the other items are reached: `load_more_on_click` (a button), `load_more_infinite_scroll` (scrolling), or any other value for links to numbered pages.',
    ),
    pagination_load_type: choice(
      ['page_reload', 'ajax'],
      'page_reload',
      'Effect of a click on a numbered link: `page_reload` opens its page, `ajax` shows the items of its page in place.',
    ),
    auto_scroll: toggle(
      false,
      'Scrolls to the start of the listing when the items of another page are shown in place.',
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
