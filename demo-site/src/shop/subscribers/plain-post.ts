import { fieldOf, textOf } from '../fields.ts';
import type { Visit } from '../visit.ts';
import { subscribe } from './subscribers.ts';

/** What became of a subscription that was posted without scripts. */
export interface SubscribeResult {
  readonly type: 'success' | 'error';
  readonly message: string;
  /** Of the form it came from. */
  readonly source: string;
  readonly email: string;
  readonly name: string;
}

const results = new WeakMap<Visit, SubscribeResult>();

const keepSubscribeResult = (visit: Visit, result: SubscribeResult): void => void results.set(visit, result);

/** What this request subscribed; null: nothing. */
export const subscribeResult = (visit: Visit): SubscribeResult | null => results.get(visit) ?? null;

/** A subscription form that was posted to a page, without scripts: the page says what became of it. */
export function handlePlainSubscription(visit: Visit): void {
  const { request, fields } = visit;
  const source = fieldOf(fields, 'jet_subscribe');
  if (request.method !== 'POST' || source === null) return;
  const wanted = { email: textOf(fields, 'email'), name: textOf(fields, 'fname'), source };
  keepSubscribeResult(visit, { ...wanted, ...subscribe(visit, wanted) });
}
