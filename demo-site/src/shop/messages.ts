import messagesTexts from '../../content/texts/messages.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import type { Locale } from './model.ts';

/** The shop's messages. They are plain text, and are escaped when they are put into a page. */
export type Messages = (typeof messagesTexts.messages)[Locale];

/** Returns the messages in a language. */
export const messages = (locale: Locale): Messages => messagesTexts.messages[locale];

/** Returns the message shown after a product was added to the cart, with its quantity. */
export const addedText = (texts: Messages, name: string, quantity: number): string =>
  fill(quantity > 1 ? texts.addedMany : texts.addedOne, { name, quantity });

/** Returns the message that several products were added. */
export const addedSeveralText = (texts: Messages, names: readonly string[]): string =>
  fill(texts.addedSeveral, { names: names.map((name) => fill(texts.quoted, { name })).join(texts.and) });

/** Returns the message that choices are missing. */
export const requiredText = (texts: Messages, names: readonly string[]): string =>
  fill(names.length > 1 ? texts.requiredSeveral : texts.requiredOne, { names: names.join(texts.and) });

/** Returns the label of a posted field, by its name without `billing_`. */
export const fieldLabel = ({ fields }: Messages, name: string): string =>
  Object.entries(fields).find(([fieldName]) => fieldName === name)?.[1] ?? name;
