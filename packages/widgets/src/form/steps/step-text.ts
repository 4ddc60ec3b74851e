import type { Island } from '@iyim/runtime/widget';
import type { FormStep } from './read-steps.ts';

/** “Step 2 of 4: Your work”, as it is announced and as a progress bar says it. */
export function stepText(island: Island, index: number, steps: readonly FormStep[]): string {
  const values = { step: index + 1, count: steps.length };
  const label = steps[index]?.label ?? '';
  return label === '' ? island.text('step', values) : island.text('stepLabelled', { ...values, label });
}
