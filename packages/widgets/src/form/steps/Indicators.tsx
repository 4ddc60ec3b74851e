import type { Island } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type IndicatorParts, indicatorState } from './indicator.ts';
import type { FormStep } from './read-steps.ts';

interface IndicatorsProps {
  readonly island: Island;
  readonly steps: readonly FormStep[];
  readonly current: number;
  readonly parts: IndicatorParts;
  /** circle, square, rounded or none. */
  readonly shape: string;
}

const CLASS = 'e-form__indicators__indicator';

/** The form's steps in a row, each with its icon, number or label (FM-7), in the builder's own classes. */
export function Indicators({ island, steps, current, parts, shape }: IndicatorsProps): ReactNode {
  return (
    <ol className="iyim-form-steps" aria-label={island.text('steps')}>
      {steps.map(({ label, icon }, index) => {
        const state = indicatorState(index, current);
        const name = label || island.text('step', { step: index + 1, count: steps.length });
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are what they were when the form was read
            key={index}
            className={`${CLASS} ${CLASS}--state-${state} ${CLASS}--shape-${shape}`}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            {parts.icon && icon && (
              <span className={`${CLASS}__icon`}>
                <Icon icon={icon} />
              </span>
            )}
            {(parts.number || (parts.icon && !icon)) && (
              <span className={`${CLASS}__number`} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={parts.text ? `${CLASS}__label` : 'iyim-form-spoken'}>{name}</span>
            {state === 'completed' && (
              <span className="iyim-form-spoken"> {island.text('stepCompleted')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
