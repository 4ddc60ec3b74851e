/** Where a visitor is in a form of several steps: `current` counts from 0. */
export interface Steps {
  readonly current: number;
  readonly count: number;
}

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

/** The step after a move (FM-6). Never outside 0…count−1; a move that leads nowhere stays. */
export function moveStep({ current, count }: Steps, move: StepMove): Steps {
  const to = (step: number): Steps => ({ current: clamp(step, count), count });
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

function clamp(step: number, count: number): number {
  return Math.max(0, Math.min(step, count - 1));
}
