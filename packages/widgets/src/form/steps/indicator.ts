export type IndicatorState = 'inactive' | 'active' | 'completed';

/** What stands above a form of several steps. */
export interface IndicatorParts {
  readonly icon: boolean;
  readonly number: boolean;
  readonly text: boolean;
  readonly bar: boolean;
}

/** How the step at `index` is drawn while `current` is shown (FM-7). */
export function indicatorState(index: number, current: number): IndicatorState {
  if (index === current) return 'active';
  return index < current ? 'completed' : 'inactive';
}

/** What a `step_type` is made of: `number_text` is a number and a text, `none` nothing (FM-7). */
export function indicatorParts(type: string): IndicatorParts {
  const words = type.split('_');
  return {
    icon: words.includes('icon'),
    number: words.includes('number'),
    text: words.includes('text'),
    bar: words.includes('progress'),
  };
}
