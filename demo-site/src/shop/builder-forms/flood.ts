import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';
import { addressOf } from '../visitor-address.ts';

/** Forms that one address may send within `span` milliseconds. */
export const mostForms = 60;
export const span = 60_000;

const sent = new WeakMap<Shop, Map<string, readonly number[]>>();

/** Counts a form of this visitor; false when there were too many lately. Not kept over a restart. */
export function mayStillSend({ shop, request }: Visit): boolean {
  const now = shop.platform.now();
  const times = sent.get(shop) ?? new Map<string, readonly number[]>();
  sent.set(shop, times);
  for (const [address, at] of times) if ((at.at(-1) ?? 0) <= now - span) times.delete(address);
  const address = addressOf(request);
  const recent = (times.get(address) ?? []).filter((at) => at > now - span);
  if (recent.length >= mostForms) return false;
  times.set(address, [...recent, now]);
  return true;
}
