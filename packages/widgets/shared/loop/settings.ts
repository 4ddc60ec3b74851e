import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** How a listing gets to its other items; `links`: by plain links, which the browser follows. */
type LoopPaging = 'links' | 'ajax' | 'button' | 'scroll';

/** Names and values as the page builder writes them; it writes none where the page's author left the default. */
export const settings = defineSettings(
  {
    pagination_type: text(
      '',
      '`load_more_on_click`, `load_more_infinite_scroll`, or one of the kinds of numbered links.',
    ),
    pagination_load_type: choice(
      ['page_reload', 'ajax'],
      'page_reload',
      'Whether numbered links are followed, or their page is shown in place.',
    ),
    auto_scroll: toggle(false, 'Scrolls to the listing’s beginning when another page is shown in place.'),
  },
  ({ pagination_type: type, pagination_load_type, auto_scroll: autoScroll }) => {
    let paging: LoopPaging = pagination_load_type === 'ajax' ? 'ajax' : 'links';
    if (type === 'load_more_on_click') paging = 'button';
    if (type === 'load_more_infinite_scroll') paging = 'scroll';
    return { paging, autoScroll };
  },
);

export type LoopSettings = ReturnType<typeof settings.parse>;
