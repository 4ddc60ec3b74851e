import type { Arm, Triggers } from './trigger.ts';

/**
 * Fires when the pointer leaves the page at its top, on the way to the browser's own controls. Fingers leave nowhere:
 * touch devices have no such moment, and get none.
 */
export const armExitIntent: Arm<Required<Triggers>['exit_intent']> = ({ document, signal, fire }) => {
  const controller = new AbortController();
  const look = (event: PointerEvent) => {
    const leavesPage = event.relatedTarget === null && event.clientY <= 0;
    if (!leavesPage || event.pointerType === 'touch') return;
    controller.abort();
    fire();
  };
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  document.documentElement.addEventListener('pointerleave', look, {
    passive: true,
    signal: controller.signal,
  });
};
