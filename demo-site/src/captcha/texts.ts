import type { Locale } from '../shop/model.ts';

export interface CaptchaTexts {
  readonly label: string;
  readonly busy: string;
  readonly ticked: string;
  readonly failed: string;
  readonly expired: string;
  readonly badge: string;
}

export const captchaTexts: Readonly<Record<Locale, CaptchaTexts>> = {
  he: {
    label: 'אני לא רובוט',
    busy: 'בודק…',
    ticked: 'האימות עבר',
    failed: 'האימות לא הצליח. כדאי לנסות שוב.',
    expired: 'פג תוקף האימות. יש לסמן שוב.',
    badge: 'העמוד מוגן מפני רובוטים',
  },
  en: {
    label: 'I am not a robot',
    busy: 'Checking…',
    ticked: 'Verified',
    failed: 'The check did not work. Please try again.',
    expired: 'The check has expired. Please tick the box again.',
    badge: 'This page is guarded against robots',
  },
};
