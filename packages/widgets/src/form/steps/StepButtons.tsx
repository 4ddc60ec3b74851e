import type { Island } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import type { FormSettings } from '../settings.ts';
import { BUTTON_CLASS, columnClass, type FormStep } from './read-steps.ts';
import type { Stepper } from './stepper.ts';

interface StepButtonsProps {
  readonly island: Island;
  readonly settings: FormSettings;
  readonly steps: readonly FormStep[];
  readonly current: number;
  readonly stepper: Stepper;
}

/**
 * The buttons between steps. “Next” is a submit button that stands before the form's own: Enter presses a form's first one,
 * and browsers know best in which fields it does. On the last step it is gone, and Enter sends.
 */
export function StepButtons({ island, settings, steps, current, stepper }: StepButtonsProps): ReactNode {
  const step = steps[current];
  const className = `e-form__buttons__wrapper__button ${BUTTON_CLASS}`;
  const width = percentOf(settings.buttonWidth);
  const column = {
    className: `e-form__buttons__wrapper ${columnClass(width)}`,
    style: width === null ? undefined : { flexBasis: `${width}%` },
  };
  return (
    <>
      {current > 0 && (
        <div {...column}>
          <button
            type="button"
            className={`${className} e-form__buttons__wrapper__button-previous`}
            onClick={island.handler(stepper.previous)}
          >
            {step?.previous || settings.previousLabel || island.text('previous')}
          </button>
        </div>
      )}
      {current < steps.length - 1 && (
        <div {...column}>
          <button
            type="submit"
            formNoValidate
            className={`${className} e-form__buttons__wrapper__button-next`}
            onClick={island.handler((event) => {
              event.preventDefault();
              stepper.next();
            })}
          >
            {step?.next || settings.nextLabel || island.text('next')}
          </button>
        </div>
      )}
    </>
  );
}

/** A whole number of percent, or null: the theme's own width. */
function percentOf(text: string): number | null {
  const percent = Number(text);
  return text !== '' && Number.isInteger(percent) && percent > 0 && percent <= 100 ? percent : null;
}
