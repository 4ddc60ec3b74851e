import type { Island } from '@iyim/runtime/widget';
import type { CSSProperties, ReactNode } from 'react';
import { progressPercent } from './progress.ts';
import type { FormStep } from './read-steps.ts';
import { stepText } from './step-text.ts';

interface ProgressProps {
  readonly island: Island;
  readonly steps: readonly FormStep[];
  readonly current: number;
}

/** A bar that grows with each step (FM-7), in the builder's own custom property and classes. */
export function Progress({ island, steps, current }: ProgressProps): ReactNode {
  const percent = progressPercent(current, steps.length);
  const shown = `${Math.floor(percent)}%`;
  const width = { '--e-form-steps-indicator-progress-meter-width': `${percent}%` } as CSSProperties;
  return (
    <div
      className="e-form__indicators__indicator__progress"
      style={width}
      role="progressbar"
      aria-label={island.text('progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      aria-valuetext={stepText(island, current, steps)}
    >
      <div className="e-form__indicators__indicator__progress__meter">{shown}</div>
    </div>
  );
}
