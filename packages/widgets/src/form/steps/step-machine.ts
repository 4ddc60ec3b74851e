export type StepMove =
  /** Moves on if the browser finds the current step's fields valid. */
  | { readonly kind: 'next'; readonly isValid: boolean }
  | { readonly kind: 'previous' }
  /** Returns to the first step, after the form was sent or emptied. */
  | { readonly kind: 'reset' }
  /** Shows the first step of the form that is among `steps`, the steps with an invalid field. */
  | { readonly kind: 'problems'; readonly steps: readonly number[] }
  /** Returns to the step of an earlier visit. An index out of range is clamped. */
  | { readonly kind: 'resume'; readonly step: number };

/** Returns the index of the step after a move from step `current` (FM-6), always within the form's `count` steps. */
export function moveStep(current: number, count: number, move: StepMove): number {
  const to = (step: number) => Math.max(0, Math.min(step, count - 1));
  switch (move.kind) {
    case 'next':
      return to(move.isValid ? current + 1 : current);
    case 'previous':
      return to(current - 1);
    case 'reset':
      return to(0);
    case 'problems': {
      const existing = move.steps.filter((step) => Number.isInteger(step) && step >= 0 && step < count);
      return to(existing.length > 0 ? Math.min(...existing) : current);
    }
    case 'resume':
      return to(Number.isInteger(move.step) ? move.step : 0);
  }
}

/** Returns the state of the indicator at `index` while step `current` is shown (FM-7). */
export function indicatorState(index: number, current: number): 'inactive' | 'active' | 'completed' {
  if (index === current) return 'active';
  return index < current ? 'completed' : 'inactive';
}

/** Returns the parts of a `step_type`: `number_text` has a number and a text, `none` has no parts (FM-7). */
export function indicatorParts(type: string) {
  const words = type.split('_');
  return {
    icon: words.includes('icon'),
    number: words.includes('number'),
    text: words.includes('text'),
    bar: words.includes('progress'),
  };
}

/**
 * Returns the progress in percent: 100 / count on the first step, otherwise floor((step + 1) / count × 100) (§4, FM-7). 0 for a
 * form without steps.
 */
export function progressPercent(step: number, count: number): number {
  if (count < 1) return 0;
  // Multiplies before dividing, because 29 / 100 × 100 is less than 29.
  return step === 0 ? 100 / count : Math.floor(((step + 1) * 100) / count);
}
