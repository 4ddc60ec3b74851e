import { behaviours } from '../site/behaviour.ts';

/** Says, when code that was asked for now has come, whether it may still begin: false once the page was stopped (RT-18). */
export function untilStopped(): () => boolean {
  const { running } = behaviours();
  return () => behaviours().running === running;
}
