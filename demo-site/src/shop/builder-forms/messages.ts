import texts from '../../../content/texts/forms.json' with { type: 'json' };
import type { Locale } from '../model.ts';

/** The server's messages about a form. */
export type FormMessages = (typeof texts.messages)['he'];

/** Returns the messages in a language. */
export const formMessages = (locale: Locale): FormMessages => texts.messages[locale];
