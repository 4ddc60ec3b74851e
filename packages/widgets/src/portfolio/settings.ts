import { byDevice, choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

const gap = (doc: string) => byDevice(number(0, doc, { min: 0, max: 500 }));

export const settings = defineSettings(
  {
    layoutType: choice(
      ['', 'grid', 'masonry', 'justify', 'list'],
      '',
      'Layout of the items. If empty, it is `masonry` in JetElements’ markup or if `masonry` is on, otherwise `grid`.',
    ),
    masonry: toggle(
      false,
      'Lays out items of different heights in columns without gaps, if `layoutType` is empty.',
    ),
    columns: byDevice(
      number(3, 'Number of columns. The default is 2 on tablets and 1 on phones.', { min: 1, max: 24 }),
      {
        tablet: 2,
        mobile: 1,
      },
    ),
    item_gap: gap('Space between columns, in px. JetElements’ items have their own.'),
    row_gap: gap('Space between rows, in px. JetElements’ items have their own.'),
    item_ratio: byDevice(
      number(
        0.66,
        'Height of a picture in a grid divided by its width. If 0, the picture keeps the ratio of its file.',
        {
          min: 0,
          max: 10,
        },
      ),
    ),
    view_more_button: toggle(
      false,
      'Shows only some items at first, and a button that shows more. Always on if the markup has JetElements’ button.',
    ),
    perPage: number(6, 'Number of items that are shown at first, and that each click on the button adds.', {
      min: 1,
    }),
  },
  (raw) => ({
    layout: raw.layoutType || (raw.masonry ? ('masonry' as const) : ''),
    columns: raw.columns,
    gap: raw.item_gap,
    rowGap: raw.row_gap,
    ratio: raw.item_ratio,
    hasMore: raw.view_more_button,
    perPage: Math.floor(raw.perPage),
  }),
  { isTolerant: true },
);

export type PortfolioSettings = ReturnType<typeof settings.parse>;
