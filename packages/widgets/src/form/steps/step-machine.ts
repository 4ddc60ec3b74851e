export type StepMove =
  /** On, when the browser finds nothing wrong with the current step's fields. */
  | { readonly kind: 'next'; readonly isValid: boolean }
  | { readonly kind: 'previous' }
  /** The form was sent, or emptied. */
  | { readonly kind: 'reset' }
  /** Steps that hold a wrong field, in any order; the first of them is shown. */
  | { readonly kind: 'problems'; readonly steps: readonly number[] }
  /** To where an earlier visit was; any number is taken. */
  | { readonly kind: 'resume'; readonly step: number };

/** The step, from 0, after a move from the `current` one of `count` (FM-6). Never outside; a move that leads nowhere stays. */
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
      const known = move.steps.filter((step) => Number.isInteger(step) && step >= 0 && step < count);
      return to(known.length > 0 ? Math.min(...known) : current);
    }
    case 'resume':
      return to(Number.isInteger(move.step) ? move.step : 0);
  }
}

/** How the step at `index` is drawn while `current` is shown (FM-7). */
export function indicatorState(index: number, current: number): 'inactive' | 'active' | 'completed' {
  if (index === current) return 'active';
  return index < current ? 'completed' : 'inactive';
}

/** What a `step_type` is made of: `number_text` is a number and a text, `none` nothing (FM-7). */
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
 * How far a form is, in percent: 100 / count on the first step, else floor((step + 1) / count × 100) (§4, FM-7). 0 for a form
 * without steps.
 */
export function progressPercent(step: number, count: number): number {
  if (count < 1) return 0;
  // One division: 29 / 100 × 100 is less than 29.
  return step === 0 ? 100 / count : Math.floor(((step + 1) * 100) / count);
}
