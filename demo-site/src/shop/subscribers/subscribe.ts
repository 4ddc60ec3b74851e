import { isEmail } from '../address-fields.ts';
import { formAllowance } from '../allowance.ts';
import type { Visit } from '../visit.ts';
import { addSubscriber } from './subscribers.ts';

const texts = {
  he: {
    success: 'תודה! המכתב הבא כבר יגיע אליך.',
    already: 'הכתובת הזו כבר רשומה.',
    invalid: 'יש להזין כתובת אימייל תקינה.',
    missing: 'שגיאת שרת. כדאי לנסות שוב מאוחר יותר.',
    full: 'רשימת הנרשמים מלאה כרגע. כדאי לנסות שוב מאוחר יותר.',
    tooMany: 'הרבה הרשמות ברצף. כדאי לחכות דקה ולנסות שוב.',
  },
  en: {
    success: 'Thank you! The next letter will reach you.',
    already: 'This address is subscribed already.',
    invalid: 'Please provide a valid e-mail.',
    missing: 'Server error. Please try again later.',
    full: 'The list is full at the moment. Please try again later.',
    tooMany: 'Many subscriptions in a row. Please wait a minute and try again.',
  },
};

/** What the plugin answers. */
export interface Subscribed {
  readonly type: 'success' | 'error';
  readonly message: string;
}

/** What a visitor subscribes with; null: the call carried nothing. */
export type Wanted = { readonly email: string; readonly name: string; readonly source: string } | null;

/** Subscribes an address, unless it is none or is subscribed already. */
export function subscribe(visit: Visit, wanted: Wanted): Subscribed {
  const { shop, locale } = visit;
  const say = texts[locale];
  const error = (message: string): Subscribed => ({ type: 'error', message });
  if (wanted === null) return error(say.missing);
  const email = wanted.email.trim();
  if (email.length > 120 || !isEmail(email)) return error(say.invalid);
  if (!formAllowance.take(visit)) return error(say.tooMany);
  const outcome = addSubscriber(shop.repository, {
    email,
    name: wanted.name.trim().slice(0, 80),
    source: wanted.source.slice(0, 40),
    locale,
    subscribedAt: shop.platform.now(),
  });
  if (outcome === 'added') return { type: 'success', message: say.success };
  return error(outcome === 'known' ? say.already : say.full);
}
