import * as v from 'valibot';
import menuFile from '../../content/menu.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

const link = v.strictObject({ path: written, label: text, about: text });

const panel = v.strictObject({
  /** The section whose title opens it. */
  section: v.picklist(['shop', 'magazine']),
  links: v.union([v.literal('categories'), v.array(link)]),
  /** Number of a product that it shows. */
  product: v.number(),
  promise: text,
});

export type MenuPanel = v.InferOutput<typeof panel>;

/** What the main menu's titles open. */
export const menuPanels: readonly MenuPanel[] = checked('menu.json', v.array(panel), menuFile);
