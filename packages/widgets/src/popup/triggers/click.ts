import type { Arm, Triggers } from './trigger.ts';

/** Fires at the given number of clicks anywhere on the page. */
export const armClick: Arm<Required<Triggers>['click']> = ({ settings, document, signal, fire }) => {
  const controller = new AbortController();
  let clicks = 0;
  const count = () => {
    clicks += 1;
    if (clicks < settings.times) return;
    controller.abort();
    fire();
  };
  // In the capture phase: scripts that keep clicks to themselves do not make them uncounted.
  const options = { capture: true, passive: true, signal: AbortSignal.any([signal, controller.signal]) };
  document.addEventListener('click', count, options);
};
