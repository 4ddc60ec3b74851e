import { LONGEST } from './longest.ts';
import type { Arm, Triggers } from './trigger.ts';

/** Fires so many seconds after it was armed. */
export const armPageLoad: Arm<Required<Triggers>['page_load']> = ({ settings, signal, fire }) => {
  const timer = setTimeout(fire, Math.min(LONGEST, Math.max(0, settings.delay) * 1000));
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
};
