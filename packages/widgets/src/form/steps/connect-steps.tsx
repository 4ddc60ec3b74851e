import { adoptStyles } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ConnectPart } from '../parts.ts';
import type { FormSession } from '../session.ts';
import type { FormSettings } from '../settings.ts';
import { Indicators } from './Indicators.tsx';
import { indicatorParts } from './indicator.ts';
import { Progress } from './Progress.tsx';
import { type FormStep, readSteps } from './read-steps.ts';
import { StepButtons } from './StepButtons.tsx';
import { connectStepper, type Stepper } from './stepper.ts';
import styles from './steps.css?inline';

/** Turns a form's steps into pages of which one is shown, with indicators above and buttons below (FM-6, FM-7). */
export const connectSteps: ConnectPart = (session, settings) => {
  const { changes, host } = session.island;
  adoptStyles(host.ownerDocument, styles);
  const markup = readSteps(session.form);
  const above = changes.slot(markup.top, 'before');
  above.className = `e-form__indicators e-form__indicators--type-${settings.stepType}`;
  const below = changes.slot(markup.buttons.anchor, markup.buttons.place);
  below.className = 'e-form__buttons iyim-form-buttons';
  const stepper = connectStepper(session, markup);
  return (
    <Steps
      session={session}
      settings={settings}
      steps={markup.steps}
      stepper={stepper}
      above={above}
      below={below}
    />
  );
};

interface StepsProps {
  readonly session: FormSession;
  readonly settings: FormSettings;
  readonly steps: readonly FormStep[];
  readonly stepper: Stepper;
  readonly above: Element;
  readonly below: Element;
}

function Steps({ session, settings, steps, stepper, above, below }: StepsProps): ReactNode {
  useSignals();
  const { island } = session;
  const parts = indicatorParts(settings.stepType);
  const current = stepper.current.value;
  const shared = { island, steps, current };
  return (
    <>
      {(parts.icon || parts.number || parts.text) &&
        createPortal(<Indicators {...shared} parts={parts} shape={settings.stepShape} />, above)}
      {parts.bar && createPortal(<Progress {...shared} />, above)}
      {createPortal(<StepButtons {...shared} settings={settings} stepper={stepper} />, below)}
    </>
  );
}
