import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** How a listing shows its other items. `links` are plain links that the browser follows. */
type LoopPaging = 'links' | 'ajax' | 'button' | 'scroll';

/** Names and values as the page builder writes them; it omits settings with default values. */
export const settings = defineSettings(
  {
    pagination_type: text(
      '',
      '`load_more_on_click`, `load_more_infinite_scroll`, or a kind of numbered links.',
    ),
    pagination_load_type: choice(
      ['page_reload', 'ajax'],
      'page_reload',
      '`page_reload` follows numbered links, `ajax` shows their page in place.',
    ),
    auto_scroll: toggle(false, 'Scrolls to the start of the listing when another page is shown in place.'),
  },
  ({ pagination_type: type, pagination_load_type, auto_scroll: autoScroll }) => {
    let paging: LoopPaging = pagination_load_type === 'ajax' ? 'ajax' : 'links';
    if (type === 'load_more_on_click') paging = 'button';
    if (type === 'load_more_infinite_scroll') paging = 'scroll';
    return { paging, autoScroll };
  },
);

export type LoopSettings = ReturnType<typeof settings.parse>;
