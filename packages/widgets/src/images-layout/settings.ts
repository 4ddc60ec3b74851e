import { byDevice, choice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 0, max: 24 };

export const settings = defineSettings(
  {
    layoutType: choice(['masonry', 'justify', 'grid', 'list'], 'masonry', 'Layout of the pictures.'),
    justifyHeight: number(300, 'Approximate height of a row of `justify`, in px.', { min: 20 }),
    columns: byDevice(
      number(
        0,
        'Number of columns. 0: the number in the markup, or without one 3 (2 on tablets, 1 on phones).',
        limits,
      ),
    ),
    columnsTablet: number(0, 'Number of columns on tablets, as set by older releases of the plugin.', limits),
    columnsMobile: number(0, 'Number of columns on phones, as set by older releases of the plugin.', limits),
    gap: byDevice(
      number(0, 'Space between pictures, in px. Added to the spacing of the plugin’s items.', { min: 0 }),
    ),
  },
  ({ columns, columnsTablet, columnsMobile, ...raw }) => ({
    layout: raw.layoutType,
    rowHeight: raw.justifyHeight,
    columns: {
      ...(columnsTablet && { tablet: columnsTablet }),
      ...(columnsMobile && { mobile: columnsMobile }),
      ...columns,
    },
    gap: raw.gap,
  }),
  { isTolerant: true },
);

export type LayoutSettings = ReturnType<typeof settings.parse>;
