/** What is wrong with a date or time field, in the words of `ValidityState`. */
export interface FieldValidity {
  readonly badInput: boolean;
  readonly rangeUnderflow: boolean;
  readonly rangeOverflow: boolean;
}

export type DateProblem = 'NotComplete' | 'Before' | 'After' | 'Outside';

/** The message a date or time field needs, or null when the browser's own will do (FM-10). */
export function dateProblem(validity: FieldValidity, min: string, max: string): DateProblem | null {
  if (validity.badInput) return 'NotComplete';
  if (!validity.rangeUnderflow && !validity.rangeOverflow) return null;
  if (min !== '' && max !== '') return 'Outside';
  return validity.rangeUnderflow ? 'Before' : 'After';
}
