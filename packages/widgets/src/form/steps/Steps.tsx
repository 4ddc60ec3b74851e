import { adoptStyles } from '@iyim/runtime/page';
import { announce, Each, Enhance, EnhanceAll, Slot, useIsland } from '@iyim/runtime/widget';
import { type CSSProperties, type ReactNode, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkStep, isWrong } from '../checks.ts';
import { type StepsHandle, useForm } from '../form-state.ts';
import { SPINNER } from '../read.ts';
import { fieldsOf } from '../read-fields.ts';
import {
  BUTTON_CLASS,
  columnClass,
  type FormStep,
  firstPlace,
  readSteps,
  type StepIcon,
  type StepsMarkup,
  stepOf,
} from './read-steps.ts';
import { indicatorParts, indicatorState, moveStep, progressPercent, type StepMove } from './step-machine.ts';
import styles from './steps.css?inline';

/** Shows one step of a form at a time. The fields of the other steps stay in the form, and are sent with it (FM-6, FM-7). */
function Steps({ input }: { readonly input: StepsMarkup }): ReactNode {
  const island = useIsland();
  const { session, settings, state } = useForm();
  const { form } = session;
  const { steps, submit, buttons } = input;
  const count = steps.length;
  const last = count - 1;
  const { step: current, resumed } = state;

  /** Height of the submit button before it is hidden. The row keeps this height, so that nothing below it moves. */
  const [height] = useState(() => submit.getBoundingClientRect().height);

  useLayoutEffect(() => {
    adoptStyles(island.host.ownerDocument, styles);
  }, [island]);

  /** Returns the index of the current step, even before it is rendered. */
  const stepNow = () => session.state.peek().step;
  /** Moves to another step and renders it. Returns true if the step has changed. */
  const move = (kind: StepMove): boolean => {
    const before = stepNow();
    const step = moveStep(before, count, kind);
    flushSync(() => session.update({ step }));
    return step !== before;
  };
  const firstPlaceShown = () => {
    const step = steps[stepNow()];
    return step && firstPlace(step);
  };
  const moveByVisitor = (kind: StepMove) => {
    if (!move(kind)) return;
    firstPlaceShown()?.focus();
    announce(stepText(stepNow()));
  };
  /** Returns whether a control is shown: on the current step, or before the first step. */
  const isShown = (control: Element) => [current, -1].includes(stepOf(steps, control));
  const check = () => checkStep(session, isShown);
  const next = () => moveByVisitor({ kind: 'next', isValid: check() });
  /**
   * Turns a click on the submit button into “next” until the last step is shown, because Enter may click the button while it is
   * hidden.
   */
  const press = (event: MouseEvent) => {
    if (current === last || !(event.target instanceof Node) || !submit.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    next();
  };

  useImperativeHandle(
    session.steps,
    (): StepsHandle => ({
      reveal: (elements) => move({ kind: 'problems', steps: elements.map((one) => stepOf(steps, one)) }),
      check,
      firstPlace: firstPlaceShown,
    }),
  );
  useLayoutEffect(() => {
    // The step stays if the visitor has already moved on.
    if (resumed === null || session.state.peek().step > 0) return;
    // Files are not restored, so the form resumes no later than at the first step with an invalid field.
    const wrong = [...fieldsOf(form).values()].filter(isWrong);
    const unfinished = wrong.map(({ group }) => stepOf(steps, group)).filter((step) => step >= 0);
    const step = moveStep(0, count, { kind: 'resume', step: Math.min(resumed, ...unfinished) });
    session.update({ resumed: null, step });
  }, [session, form, steps, count, resumed]);

  function stepText(index: number): string {
    const values = { step: index + 1, count };
    const label = steps[index]?.label ?? '';
    return label === '' ? island.text('step', values) : island.text('stepLabelled', { ...values, label });
  }

  const { bar, ...parts } = indicatorParts(settings.stepType);
  const [mark] = steps[current]?.parts ?? [];
  return (
    <>
      <Each of={steps}>
        {(step, index) => (
          // Uses an inline style, because a theme's `display` for field groups would override `hidden`.
          <EnhanceAll of={step.parts} styles={{ display: index === current ? undefined : 'none' }} />
        )}
      </Each>
      {/* Makes the step's marker focusable, which is needed if the step has no fields. */}
      <Enhance of={mark && mark.tabIndex < 0 ? mark : null} tabIndex={-1} />
      <Enhance of={submit} styles={{ display: current === last ? undefined : 'none' }} />
      <Enhance of={form} onClickCapture={press} onReset={() => move({ kind: 'reset' })} />
      <Slot
        of={input.top}
        place="before"
        classes={{ [`e-form__indicators e-form__indicators--type-${settings.stepType}`]: true }}
      >
        {(parts.icon || parts.number || parts.text) && (
          <ol className="iyim-form-steps" aria-label={island.text('steps')}>
            <Each of={steps}>
              {(step, index) => (
                <Indicator step={step} index={index} name={step.label || stepText(index)} parts={parts} />
              )}
            </Each>
          </ol>
        )}
        {bar && <Progress percent={progressPercent(current, count)} text={stepText(current)} />}
      </Slot>
      <Slot
        of={buttons.anchor}
        place={buttons.place}
        classes={{ 'e-form__buttons iyim-form-buttons': true }}
        styles={{ minBlockSize: height > 0 ? `${height}px` : undefined }}
      >
        {current > 0 && (
          <StepButton
            kind="previous"
            text={steps[current]?.previous || settings.previousLabel || island.text('previous')}
            press={() => moveByVisitor({ kind: 'previous' })}
          />
        )}
        {current < last && (
          <StepButton
            kind="next"
            text={steps[current]?.next || settings.nextLabel || island.text('next')}
            press={next}
          />
        )}
      </Slot>
    </>
  );
}

export const steps = (form: HTMLFormElement): ReactNode => <Steps input={readSteps(form)} />;

interface IndicatorProps {
  readonly step: FormStep;
  readonly index: number;
  readonly name: string;
  readonly parts: Omit<ReturnType<typeof indicatorParts>, 'bar'>;
}

const INDICATOR = 'e-form__indicators__indicator';

/** Indicator of a step, with an icon, a number or a label (FM-7), and with the page builder's classes. */
function Indicator({ step: { icon }, index, name, parts }: IndicatorProps): ReactNode {
  const { text } = useIsland();
  const { settings, state: form } = useForm();
  const state = indicatorState(index, form.step);
  return (
    <li
      className={`${INDICATOR} ${INDICATOR}--state-${state} ${INDICATOR}--shape-${settings.stepShape}`}
      aria-current={state === 'active' ? 'step' : undefined}
    >
      {parts.icon && icon && (
        <span className={`${INDICATOR}__icon`}>
          <Icon icon={icon} />
        </span>
      )}
      {(parts.number || (parts.icon && !icon)) && (
        <span className={`${INDICATOR}__number`} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <span className={parts.text ? `${INDICATOR}__label` : 'iyim-visually-hidden'}>{name}</span>
      {state === 'completed' && <span className="iyim-visually-hidden"> {text('stepCompleted')}</span>}
    </li>
  );
}

/** Decorative icon of a step; the label names the step. */
function Icon({ icon }: { readonly icon: StepIcon }): ReactNode {
  if (icon.kind === 'image') return <img src={icon.url} alt="" />;
  if (icon.kind === 'font') return <i className={icon.classes} aria-hidden="true" />;
  return (
    <svg viewBox={icon.viewBox} aria-hidden="true">
      {icon.paths.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  );
}

/** Progress bar (FM-7) with the page builder's custom property and classes. */
function Progress({ percent, text }: { readonly percent: number; readonly text: string }): ReactNode {
  const island = useIsland();
  const shown = Math.floor(percent);
  const width = { '--e-form-steps-indicator-progress-meter-width': `${percent}%` } as CSSProperties;
  return (
    <div
      className={`${INDICATOR}__progress`}
      style={width}
      role="progressbar"
      aria-label={island.text('progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={text}
    >
      <div className={`${INDICATOR}__progress__meter`}>{`${shown}%`}</div>
    </div>
  );
}

interface StepButtonProps {
  readonly kind: 'previous' | 'next';
  readonly text: string;
  readonly press: () => void;
}

/**
 * Button that leads to another step. “Next” is a submit button and precedes the form's submit button, so that Enter clicks “next”.
 * On the last step there is no “next”, and Enter sends the form. While the form is being sent, “next” shows the spinner, because
 * the form's submit button is hidden (FM-2).
 */
function StepButton({ kind, text, press }: StepButtonProps): ReactNode {
  const { handler } = useIsland();
  const { settings, state } = useForm();
  const isWaiting = state.phase !== 'idle';
  const width = percentOf(settings.buttonWidth);
  return (
    <div
      className={`e-form__buttons__wrapper ${columnClass(width)}`}
      style={width === null ? undefined : { flexBasis: `${width}%` }}
    >
      <button
        type={kind === 'next' ? 'submit' : 'button'}
        formNoValidate={kind === 'next'}
        disabled={isWaiting}
        className={`e-form__buttons__wrapper__button ${BUTTON_CLASS} e-form__buttons__wrapper__button-${kind}`}
        onClick={handler((event) => {
          event.preventDefault();
          press();
        })}
      >
        {isWaiting && kind === 'next' && <span className={SPINNER} aria-hidden="true" />}
        <span>{text}</span>
      </button>
    </div>
  );
}

/** Parses a whole percentage from 1 to 100. Null for any other text, for which the theme's width applies. */
function percentOf(text: string): number | null {
  const percent = Number(text);
  return text !== '' && Number.isInteger(percent) && percent > 0 && percent <= 100 ? percent : null;
}
