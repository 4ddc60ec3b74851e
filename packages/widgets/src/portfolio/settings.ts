import { byDevice, choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

const gap = (doc: string) => byDevice(number(0, doc, { min: 0, max: 500 }));

export const settings = defineSettings(
  {
    layoutType: choice(
      ['', 'grid', 'masonry', 'justify', 'list'],
      '',
      'Layout of the items. Empty: masonry if `masonry` is on or the elements plugin prints the markup, otherwise a grid.',
    ),
    masonry: toggle(false, 'Lays out the items in columns without gaps between items of different heights.'),
    columns: byDevice(
      number(3, 'Number of columns; by default 2 on tablets and 1 on phones.', { min: 1, max: 24 }),
      {
        tablet: 2,
        mobile: 1,
      },
    ),
    item_gap: gap('Space between columns, in px.'),
    row_gap: gap('Space between rows, in px.'),
    item_ratio: byDevice(
      number(0.66, 'Height of a picture in a grid, relative to its width. 0: the ratio of its file.', {
        min: 0,
        max: 10,
      }),
    ),
    view_more_button: toggle(
      false,
      'Shows only some items at first, and a button that shows more. Always on if the elements plugin prints its button.',
    ),
    perPage: number(6, 'Number of items that are shown at first, and that each click of the button adds.', {
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
