/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Tokens that are shown on each other, with the lowest contrast that WCAG 2.2 AA allows. */
export interface Pair {
  readonly front: string;
  readonly back: string;
  /** 4.5 for text (1.4.3), 3 for borders, marks and focus rings (1.4.11). */
  readonly least: 4.5 | 3;
}

const pair = (front: string, back: string, least: Pair['least'] = 4.5): Pair => ({
  front: `--iyim-${front}`,
  back: `--iyim-${back}`,
  least,
});

export const pairs: readonly Pair[] = [
  pair('text', 'surface'),
  pair('muted', 'surface'),
  pair('on-accent', 'accent'),
  pair('accent', 'surface', 3),
  pair('focus', 'surface', 3),
  pair('line', 'surface', 3),
  pair('danger', 'surface'),
  pair('on-danger', 'danger'),
  pair('danger', 'danger-surface'),
  pair('success', 'success-surface'),
  pair('on-mark', 'mark'),
  pair('lightbox-text', 'lightbox-backdrop'),
  pair('lightbox-focus', 'lightbox-backdrop', 3),
];

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns a ratio as text, rounded down, so that "4.5" is never shown for a lower contrast. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
