import type { Sheet } from '../sheet.ts';
import { ceramics } from './ceramics.ts';
import { clothing } from './clothing.ts';
import { decor } from './decor.ts';
import { light } from './light.ts';
import { textiles } from './textiles.ts';
import { wood } from './wood.ts';

export const sheets: readonly Sheet[] = [...ceramics, ...wood, ...light, ...clothing, ...textiles, ...decor];
