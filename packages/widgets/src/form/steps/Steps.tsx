import {
  adoptStyles,
  announce,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useIsland,
  useSignalEffect,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, type ReactNode, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkStep, isWrong } from '../checks.ts';
import type { PartCode, PartProps } from '../parts.tsx';
import { SPINNER } from '../read.ts';
import { fieldsOf } from '../read-fields.ts';
import type { StepsGate } from '../session.ts';
import type { FormSettings } from '../settings.ts';
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

/** Shows one step of a form at a time. The fields of the others stay in the form, and are sent with it (FM-6, FM-7). */
function Steps({ session, settings, input }: PartProps<StepsMarkup>): ReactNode {
  useSignals();
  const island = useIsland();
  const { form } = session;
  const { steps, submit, buttons } = input;
  const count = steps.length;
  const last = count - 1;
  const current = session.step.value;
  const isWaiting = session.isWaiting.value;

  /** Of the submit button while it is still there: the row keeps it, so that nothing below moves. */
  const [height] = useState(() => submit.getBoundingClientRect().height);

  useLayoutEffect(() => {
    adoptStyles(island.host.ownerDocument, styles);
  }, [island]);

  /** True when it led to another step, which is drawn then. */
  const move = (kind: StepMove): boolean => {
    const before = session.step.peek();
    const next = moveStep(before, count, kind);
    flushSync(() => {
      session.step.value = next;
    });
    return next !== before;
  };
  const firstPlaceShown = () => {
    const step = steps[session.step.peek()];
    return step && firstPlace(step);
  };
  const moveByVisitor = (kind: StepMove) => {
    if (!move(kind)) return;
    firstPlaceShown()?.focus();
    announce(stepText(session.step.peek()));
  };
  /** Fields before the first step are shown with each. */
  const isShown = (control: Element) => [current, -1].includes(stepOf(steps, control));
  const check = () => checkStep(session, isShown);
  const next = () => moveByVisitor({ kind: 'next', isValid: check() });
  /** Enter presses the form's first submit button, which is hidden where the page has it inside a later step. */
  const press = (event: MouseEvent) => {
    if (current === last || !(event.target instanceof Node) || !submit.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    next();
  };

  useImperativeHandle(
    session.steps,
    (): StepsGate => ({
      reveal: (elements) => move({ kind: 'problems', steps: elements.map((one) => stepOf(steps, one)) }),
      check,
      firstPlace: firstPlaceShown,
    }),
  );
  useSignalEffect(() => {
    const wanted = session.resumed.value;
    // Whoever went on meanwhile stays there.
    if (wanted === null || session.step.peek() > 0) return;
    session.resumed.value = null;
    // No step is done whose file is gone.
    const wrong = [...fieldsOf(form).values()].filter(isWrong);
    const unfinished = wrong.map(({ group }) => stepOf(steps, group)).filter((step) => step >= 0);
    const step = Math.min(wanted, ...unfinished);
    session.step.value = moveStep(0, count, { kind: 'resume', step });
  });

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
          // Inline, since themes give groups a `display` of their own, which wins over `hidden`.
          <EnhanceAll of={step.parts} styles={{ display: index === current ? undefined : 'none' }} />
        )}
      </Each>
      {/* A step without fields takes the focus itself. */}
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
                <Indicator
                  step={step}
                  number={index + 1}
                  name={step.label || stepText(index)}
                  state={indicatorState(index, current)}
                  parts={parts}
                  shape={settings.stepShape}
                />
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
            isWaiting={isWaiting}
            settings={settings}
            text={steps[current]?.previous || settings.previousLabel || island.text('previous')}
            press={() => moveByVisitor({ kind: 'previous' })}
          />
        )}
        {current < last && (
          <StepButton
            kind="next"
            isWaiting={isWaiting}
            settings={settings}
            text={steps[current]?.next || settings.nextLabel || island.text('next')}
            press={next}
          />
        )}
      </Slot>
    </>
  );
}

export const steps: PartCode<StepsMarkup> = { read: readSteps, View: Steps };

interface IndicatorProps {
  readonly step: FormStep;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly state: string;
  readonly parts: { readonly icon: boolean; readonly number: boolean; readonly text: boolean };
  /** circle, square, rounded or none. */
  readonly shape: string;
}

const INDICATOR = 'e-form__indicators__indicator';

/** A step in the row above, with its icon, number or label (FM-7), in the builder's own classes. */
function Indicator({ step: { icon }, number, name, state, parts, shape }: IndicatorProps): ReactNode {
  const { text } = useIsland();
  return (
    <li
      className={`${INDICATOR} ${INDICATOR}--state-${state} ${INDICATOR}--shape-${shape}`}
      aria-current={state === 'active' ? 'step' : undefined}
    >
      {parts.icon && icon && (
        <span className={`${INDICATOR}__icon`}>
          <Icon icon={icon} />
        </span>
      )}
      {(parts.number || (parts.icon && !icon)) && (
        <span className={`${INDICATOR}__number`} aria-hidden="true">
          {number}
        </span>
      )}
      <span className={parts.text ? `${INDICATOR}__label` : 'iyim-visually-hidden'}>{name}</span>
      {state === 'completed' && <span className="iyim-visually-hidden"> {text('stepCompleted')}</span>}
    </li>
  );
}

/** A step's picture: decoration, the step's label says what it is. */
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

/** A bar that grows with each step (FM-7), in the builder's own custom property and classes. */
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
  /** The form waits for its answer. */
  readonly isWaiting: boolean;
  readonly settings: FormSettings;
  readonly text: string;
  readonly press: () => void;
}

/**
 * A button between steps. “Next” is a submit button that stands before the form's own: Enter presses a form's first one, and
 * browsers know best in which fields it does. On the last step it is gone, and Enter sends. While the form waits it has the
 * spinner, which the hidden submit button cannot show (FM-2).
 */
function StepButton({ kind, isWaiting, settings, text, press }: StepButtonProps): ReactNode {
  const { handler } = useIsland();
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

/** A whole number of percent, or null: the theme's own width. */
function percentOf(text: string): number | null {
  const percent = Number(text);
  return text !== '' && Number.isInteger(percent) && percent > 0 && percent <= 100 ? percent : null;
}
