import type { Facts } from './facts.ts';
import type { TimesRule } from './timing.ts';

/** Until the popup has been counted so many times in the period (PO-3, PO-4). */
export function timesPass({ times }: TimesRule, { popup }: Facts): boolean {
  return popup.times < times;
}
