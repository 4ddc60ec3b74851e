import { fieldOf, textOf } from '../fields.ts';
import type { Visit } from '../visit.ts';
import { keepSubscribeResult } from './result.ts';
import { subscribe } from './subscribe.ts';

/** A subscription form that was posted to a page, without scripts: the page says what became of it. */
export function handlePlainSubscription(visit: Visit): void {
  const { request, fields } = visit;
  const source = fieldOf(fields, 'jet_subscribe');
  if (request.method !== 'POST' || source === null) return;
  const wanted = { email: textOf(fields, 'email'), name: textOf(fields, 'fname'), source };
  keepSubscribeResult(visit, { ...wanted, ...subscribe(visit, wanted) });
}
