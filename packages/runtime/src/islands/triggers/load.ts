import { nothing, type Trigger } from './trigger.ts';

/** Activates at once. */
export const load: Trigger = (_host, _argument, activate) => {
  activate();
  return nothing;
};
