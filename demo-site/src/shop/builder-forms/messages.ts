import texts from '../../../content/texts/forms.json' with { type: 'json' };
import type { Locale } from '../model.ts';

/** What the server says about a form. */
export type FormMessages = (typeof texts.messages)['he'];

/** The sentences of a language. */
export const formMessages = (locale: Locale): FormMessages => texts.messages[locale];
