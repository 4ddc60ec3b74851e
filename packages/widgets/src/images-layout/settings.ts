import { byDevice, choice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 0, max: 24 };

export const settings = defineSettings(
  {
    layoutType: choice(['masonry', 'justify', 'grid', 'list'], 'masonry', 'Layout of the pictures.'),
    justifyHeight: number(300, 'Approximate height of a row of the layout `justify`, in px.', { min: 20 }),
    columns: byDevice(
      number(
        0,
        'Number of columns. If 0, it is the number in JetElements’ markup, or else 3 (2 on tablets, 1 on phones).',
        limits,
      ),
    ),
    columnsTablet: number(
      0,
      'Number of columns on tablets, under the name of older JetElements releases. If 0, `columns_tablet` applies.',
      limits,
    ),
    columnsMobile: number(
      0,
      'Number of columns on phones, under the name of older JetElements releases. If 0, `columns_mobile` applies.',
      limits,
    ),
    gap: byDevice(
      number(0, 'Space between pictures, in px. JetElements’ items keep their own spacing in addition.', {
        min: 0,
      }),
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
