import { submitButtons } from './read.ts';

/**
 * Keeps a press of a submit button, Enter's as well, until the form's steps are there, and presses it then (RT-4). Before,
 * the browser would find fields wrong that stand on a step nobody sees yet, and could not say so. `signal` ends it.
 */
export function holdPresses(form: HTMLFormElement, ready: Promise<unknown>, signal: AbortSignal): void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const { target } = event;
    const button = submitButtons(form).find((one) => target instanceof Node && one.contains(target));
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const end = () => form.removeEventListener('click', hold, true);
  form.addEventListener('click', hold, true);
  signal.addEventListener('abort', end, { once: true });
  void ready.then(() => {
    end();
    if (!signal.aborted) pressed?.click();
  });
}
