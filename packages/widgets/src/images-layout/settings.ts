import { byDevice, choice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 0, max: 24 };

export const settings = defineSettings(
  {
    layoutType: choice(['masonry', 'justify', 'grid', 'list'], 'masonry', 'How the pictures are laid out.'),
    justifyHeight: number(300, 'About how high a row of `justify` is, in px.', { min: 20 }),
    columns: byDevice(
      number(
        0,
        'Pictures side by side. 0: what the markup says, else 3, on tablets 2 and on phones 1.',
        limits,
      ),
    ),
    columnsTablet: number(0, 'What older releases of the plugin say for tablets.', limits),
    columnsMobile: number(0, 'What they say for phones.', limits),
    gap: byDevice(number(0, 'Space between pictures, in px; the plugin’s items have their own.', { min: 0 })),
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
