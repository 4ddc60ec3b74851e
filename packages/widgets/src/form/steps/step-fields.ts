import type { FormStep } from './read-steps.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLButtonElement;

/** The step an element stands in, or −1 for one that is in none. */
export function stepOf(steps: readonly FormStep[], element: Element): number {
  return steps.findIndex(({ parts }) => parts.some((part) => part.contains(element)));
}

/**
 * Asks the browser about the fields shown with a step, in the form's order, with its own message and focus at the first
 * that is wrong (FM-6). `step` −1 are the fields of no step, which are shown with every one.
 */
export function isStepValid(form: HTMLFormElement, steps: readonly FormStep[], step: number): boolean {
  if (form.noValidate) return true;
  const shown = [...form.elements].filter((element) => [step, -1].includes(stepOf(steps, element)));
  return shown.filter(isControl).every((control) => control.reportValidity());
}

/** The first place in a step that takes the focus. */
export function firstFocusable({ parts }: FormStep): HTMLElement | null {
  const places = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]';
  for (const part of parts) {
    for (const place of [part, ...part.querySelectorAll<HTMLElement>(places)]) {
      if (place.matches(`:is(${places}):not(:disabled)`) && place.checkVisibility?.() !== false) return place;
    }
  }
  return null;
}
