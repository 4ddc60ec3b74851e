import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { isEmail } from '../address-fields.ts';
import { formAllowance } from '../allowance.ts';
import type { Visit } from '../visit.ts';
import { addSubscriber } from './subscribers.ts';

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
  const say = texts.subscribe[locale];
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
