import { describe, expect, it } from 'vitest';
import { contrastOf, pairs, type Rgb, ratioText } from '../../.storybook/theme/contrast.ts';
import { decodePalette, encodePalette, type Palette } from '../../.storybook/theme/palette.ts';
import { presets } from '../../.storybook/theme/presets.ts';
import { allValues, paletteOf } from '../../.storybook/theme/themes.ts';
import { cssOf, defaultValues, tokens } from '../../.storybook/theme/tokens.ts';

const edited: Palette = {
  page: 'dark',
  values: { '--iyim-accent': '#2c5649', '--iyim-backdrop': 'rgb(0 0 0 / 50%)', '--iyim-radius': '0.5rem' },
};

describe('the palette in the address', () => {
  it('STB-1 the address keeps every value of the palette, in letters that Storybook accepts', () => {
    expect(encodePalette(edited)).toMatch(/^[\w-]+$/);
    expect(decodePalette(encodePalette(edited))).toEqual(edited);
    for (const { palette } of Object.values(presets))
      expect(decodePalette(encodePalette(palette))).toEqual(palette);
    expect(encodePalette(presets.default.palette)).toBe('');
  });

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    '%',
    'é',
    'not base64!',
    btoa('light;accent'),
    btoa('light;:red;unknown:red;__proto__:red;constructor:red'),
    btoa('light;accent:red} body{display:none'),
    btoa('light;accent:url(//example.org/x)'),
    btoa('light;accent:</style><script>alert(1)</script>'),
    btoa(`light;accent:${'1'.repeat(101)}`),
    btoa('light;accent:red/* '),
  ])('STB-1 an address with a palette that is not valid yields the defaults: %j', (text) => {
    expect(decodePalette(text)).toEqual({ page: 'light', values: {} });
  });

  it('STB-1 the CSS contains only the values that differ from the defaults', () => {
    expect(cssOf({})).toBe('');
    expect(cssOf({ '--iyim-accent': '#2c5649' })).toBe(':root {\n  --iyim-accent: #2c5649;\n}');
  });
});

describe('tokens and themes', () => {
  it('STB-1 every token has a default and a description', () => {
    expect(tokens.length).toBeGreaterThan(20);
    expect(tokens.filter(({ defaultValue, description }) => !defaultValue || !description)).toEqual([]);
  });

  it('STB-2 each theme sets all tokens, except the theme of the demo shop, which keeps the shop’s own', () => {
    expect(paletteOf('shop', encodePalette(edited))).toBeUndefined();
    expect(paletteOf('toString', '')).toBeUndefined();
    expect(paletteOf('default', encodePalette(edited))).toEqual({ page: 'light', values: {} });
    expect(paletteOf('dark', '')?.page).toBe('dark');
    expect(paletteOf('mine', encodePalette(edited))).toEqual(edited);
    expect(allValues(edited)).toEqual({ ...defaultValues, ...edited.values });
  });
});

describe('contrast', () => {
  const rgb = (hex: string): Rgb | undefined => {
    const digits = /^#(..)(..)(..)$/.exec(hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
    return digits
      ? ([1, 2, 3].map((at) => Number.parseInt(digits[at] ?? '', 16)) as unknown as Rgb)
      : undefined;
  };

  it('STB-1 contrast ratios are those of WCAG, and are rounded down', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBe(21);
    expect(contrastOf([255, 255, 255], [255, 255, 255])).toBe(1);
    expect(ratioText(contrastOf([118, 118, 118], [255, 255, 255]))).toBe('4.5'); // the lightest grey with 4.5:1
    expect(ratioText(contrastOf([119, 119, 119], [255, 255, 255]))).toBe('4.4');
  });

  it.each(Object.entries(presets))('STB-1 the preset %s has enough contrast', (_name, { palette }) => {
    const values = allValues(palette);
    const resolved = (token: string) =>
      rgb(values[token] === 'var(--iyim-accent)' ? (values['--iyim-accent'] ?? '') : (values[token] ?? ''));
    const measured = pairs.flatMap(({ front, back, least }) => {
      const [a, b] = [resolved(front), resolved(back)];
      return a && b ? [{ front, back, isEnough: contrastOf(a, b) >= least }] : [];
    });
    expect(measured.length).toBe(pairs.length - 2); // the lightbox's backdrop is translucent
    expect(measured.filter(({ isEnough }) => !isEnough)).toEqual([]);
  });
});
