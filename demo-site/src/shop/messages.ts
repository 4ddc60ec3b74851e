import texts from '../../content/texts/messages.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import type { Locale } from './model.ts';

/** Sentences the shop says. All plain text: what is put into a page is escaped there. */
export type Messages = (typeof texts.messages)['he'];

/** The sentences of a language. */
export const messages = (locale: Locale): Messages => texts.messages[locale];

/** Says that some pieces of a product were added. */
export const addedText = (say: Messages, name: string, quantity: number): string =>
  fill(quantity > 1 ? say.addedMany : say.addedOne, { name, quantity });

/** Says that several products were added. */
export const addedSeveralText = (say: Messages, names: readonly string[]): string =>
  fill(say.addedSeveral, { names: names.map((name) => fill(say.quoted, { name })).join(say.and) });

/** Says which choices are missing. */
export const requiredText = (say: Messages, names: readonly string[]): string =>
  fill(names.length > 1 ? say.requiredSeveral : say.requiredOne, { names: names.join(say.and) });

/** The label of a posted field, by its name without `billing_`. */
export const fieldLabel = ({ fields }: Messages, name: string): string =>
  Object.entries(fields).find(([known]) => known === name)?.[1] ?? name;
