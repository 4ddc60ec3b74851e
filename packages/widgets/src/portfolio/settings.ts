import { byDevice, choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

const gap = (doc: string) => byDevice(number(0, doc, { min: 0, max: 500 }));

export const settings = defineSettings(
  {
    layoutType: choice(
      ['', 'grid', 'masonry', 'justify', 'list'],
      '',
      'How items are laid out. Empty: as `masonry` says; the elements plugin’s in masonry.',
    ),
    masonry: toggle(false, 'Lays items out in masonry.'),
    columns: byDevice(number(3, 'Items side by side. 2 on tablets, 1 on phones.', { min: 1, max: 24 }), {
      tablet: 2,
      mobile: 1,
    }),
    item_gap: gap('Space between columns, in px.'),
    row_gap: gap('Space between rows, in px.'),
    item_ratio: byDevice(
      number(0.66, 'How high a picture is in a grid, by its width. 0: as high as its file.', {
        min: 0,
        max: 10,
      }),
    ),
    view_more_button: toggle(
      false,
      'Shows some items, and more when a button is pressed. On where the elements plugin prints its button.',
    ),
    perPage: number(6, 'How many are shown first, and how many more with each press.', { min: 1 }),
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
