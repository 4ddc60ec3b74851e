import type { Paint } from '../paint.ts';
import { bowl, cup, mug, planter, plates, teapot, vase } from './ceramics.ts';
import { apron, dress, scarf, shirt, tote, trousers } from './clothing.ts';
import { basket, cushion, poster, rug, soap, throwBlanket, towels } from './textiles.ts';
import { board, candle, lamp, mirror, pendant, spoons, stool, tray } from './wood-and-light.ts';

/** Every thing the shop can picture, drawn on an 800 × 800 sheet. */
export const shapes = {
  apron,
  basket,
  board,
  bowl,
  candle,
  cup,
  cushion,
  dress,
  lamp,
  mirror,
  mug,
  pendant,
  planter,
  plates,
  poster,
  rug,
  scarf,
  shirt,
  soap,
  spoons,
  stool,
  teapot,
  throw: throwBlanket,
  tote,
  towels,
  tray,
  trousers,
  vase,
} as const satisfies Record<string, (paint: Paint) => string>;

export type ShapeName = keyof typeof shapes;
