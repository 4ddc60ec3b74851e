import type { Palette } from './palette.ts';

/** Palettes to begin with. Every pair of colours has enough contrast (STB-1). */
export const presets = {
  default: { title: 'Default', palette: { values: {}, page: 'light' } },
  shop: {
    title: 'Demo shop',
    palette: {
      page: 'light',
      values: {
        '--iyim-text': '#2b2622',
        '--iyim-muted': '#635a50',
        '--iyim-surface': '#ffffff',
        '--iyim-line': '#877b6c',
        '--iyim-accent': '#2c5649',
        '--iyim-on-accent': '#ffffff',
        '--iyim-danger': '#97391f',
        '--iyim-danger-surface': '#f8e6dd',
        '--iyim-radius': '0.5rem',
        '--iyim-swatch-size': '2.75rem',
      },
    },
  },
  dark: {
    title: 'Dark',
    palette: {
      page: 'dark',
      values: {
        '--iyim-text': '#f2ede6',
        '--iyim-muted': '#b8aea2',
        '--iyim-surface': '#26221e',
        '--iyim-line': '#85796c',
        '--iyim-accent': '#8fd0b5',
        '--iyim-on-accent': '#12241d',
        '--iyim-danger': '#ff9d80',
        '--iyim-on-danger': '#2f1006',
        '--iyim-danger-surface': '#48231a',
        '--iyim-success': '#8fd6ae',
        '--iyim-success-surface': '#1c3527',
        '--iyim-mark': '#6b5200',
        '--iyim-on-mark': '#fff3cf',
        '--iyim-backdrop': 'rgb(0 0 0 / 70%)',
      },
    },
  },
  brand: {
    title: 'Brand',
    palette: {
      page: 'light',
      values: {
        '--iyim-text': '#1d1033',
        '--iyim-muted': '#5c4d78',
        '--iyim-surface': '#fffdf8',
        '--iyim-line': '#8a7ba6',
        '--iyim-accent': '#5b21b6',
        '--iyim-on-accent': '#ffffff',
        '--iyim-mark': '#ffd6f2',
        '--iyim-on-mark': '#3b0764',
        '--iyim-radius': '12px',
        '--iyim-gap': '12px',
      },
    },
  },
} as const satisfies Readonly<Record<string, { title: string; palette: Palette }>>;
