import type { Visit } from '../visit.ts';

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

export const keepSubscribeResult = (visit: Visit, result: SubscribeResult): void =>
  void results.set(visit, result);

/** What this request subscribed; null: nothing. */
export const subscribeResult = (visit: Visit): SubscribeResult | null => results.get(visit) ?? null;
