import { fieldOf, textOf } from '../fields.ts';
import type { Visit } from '../visit.ts';
import { subscribe } from './subscribers.ts';

/** The result of a subscription that was posted without scripts. */
export interface SubscribeResult {
  readonly type: 'success' | 'error';
  readonly message: string;
  /** Place of the form on the site, such as `newsletter` or `home`. */
  readonly source: string;
  readonly email: string;
  readonly name: string;
}

const results = new WeakMap<Visit, SubscribeResult>();

const keepSubscribeResult = (visit: Visit, result: SubscribeResult): void => void results.set(visit, result);

/** Returns the result of this request's subscription, or null. */
export const subscribeResult = (visit: Visit): SubscribeResult | null => results.get(visit) ?? null;

/** Handles a subscription form that was posted to a page without scripts; the page then shows the result. */
export function handlePlainSubscription(visit: Visit): void {
  const { request, fields } = visit;
  const source = fieldOf(fields, 'jet_subscribe');
  if (request.method !== 'POST' || source === null) return;
  const subscription = { email: textOf(fields, 'email'), name: textOf(fields, 'fname'), source };
  keepSubscribeResult(visit, { ...subscription, ...subscribe(visit, subscription) });
}
