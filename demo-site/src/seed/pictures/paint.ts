/** One colour and the tones a flat picture needs of it. */
export interface Paint {
  base: string;
  light: string;
  dark: string;
  deep: string;
}

export const cream = '#f7f1e6';
export const ink = '#3a332d';
export const brass = '#b98d4f';
export const wood: Paint = paintOf('#b98558');
export const clay: Paint = paintOf('#c9a184');

/** `share` of `other` stirred into `colour`, both as #rrggbb. */
export function mix(colour: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const stirred = [1, 3, 5].map((at) =>
    Math.round(channel(colour, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${stirred.join('')}`;
}

export function paintOf(base: string): Paint {
  return {
    base,
    light: mix(base, '#fffaf0', 0.32),
    dark: mix(base, '#33241a', 0.16),
    deep: mix(base, '#33241a', 0.36),
  };
}
