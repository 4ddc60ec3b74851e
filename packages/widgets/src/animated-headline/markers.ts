export const MARKERS = [
  'circle',
  'curly',
  'underline',
  'double',
  'double_underline',
  'underline_zigzag',
  'diagonal',
  'strikethrough',
  'x',
] as const;
export type Marker = (typeof MARKERS)[number];

/** The page builder's view box: its style sheets set the stroke width in these units. */
export const BOX = '0 0 500 150';

/** The lines of each mark, in the order in which they are drawn. */
export const LINES: Readonly<Record<Marker, readonly string[]>> = {
  circle: ['M262 14C90 10 10 48 14 80c6 46 136 62 254 58 134-5 222-30 218-68C482 34 372 8 200 22'],
  curly: [`M4 136q20-22 41 0${'t41 0'.repeat(11)}`],
  underline: ['M6 138C150 128 340 128 494 136'],
  double: ['M8 14C160 6 330 8 492 16', 'M8 140C150 132 350 132 492 138'],
  double_underline: ['M6 122C160 114 340 114 494 120', 'M30 143C180 135 330 136 470 141'],
  underline_zigzag: ['M8 120 492 126 64 135 436 141 160 148'],
  diagonal: ['M12 138C160 100 340 56 488 14'],
  strikethrough: ['M8 78C160 70 340 82 492 74'],
  x: ['M14 16C160 52 330 96 486 136', 'M486 16C330 52 160 96 14 136'],
};
