import type { Locale } from './language.ts';

/** Texts that more than one widget shows. */
export const sharedMessages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  he: {
    close: 'סגירה',
    retry: 'לנסות שוב',
    loading: 'בטעינה…',
    unknownError: 'אירעה שגיאה לא ידועה.',
    invalidAnswer: 'התשובה אינה תשובת JSON תקינה.',
    offline: 'נראה שאין חיבור לרשת.',
    timeout: 'השרת לא ענה בזמן.',
  },
  en: {
    close: 'Close',
    retry: 'Try again',
    loading: 'Loading…',
    unknownError: 'An unknown error occurred.',
    invalidAnswer: 'The response is not a valid JSON response.',
    offline: 'You are probably offline.',
    timeout: 'The server did not answer in time.',
  },
};
