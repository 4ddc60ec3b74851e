import { announce, computed, effect, type ReadonlySignal } from '@iyim/runtime/widget';
import { fieldsOf } from '../read-fields.ts';
import type { FormSession } from '../session.ts';
import { currentStep } from './current-step.ts';
import type { FormStep, StepsMarkup } from './read-steps.ts';
import { firstFocusable, isStepValid, stepOf } from './step-fields.ts';
import { moveStep, type StepMove } from './step-machine.ts';
import { stepText } from './step-text.ts';

export interface Stepper {
  readonly current: ReadonlySignal<number>;
  /** On, when the step's fields are right; else the browser says what is wrong. */
  next(): void;
  previous(): void;
}

/** Shows one step of a form at a time. The fields of the others stay in the form, and are sent with it. */
export function connectStepper(session: FormSession, markup: StepsMarkup): Stepper {
  const { form, island } = session;
  const { steps, submit } = markup;
  const { changes, signal } = island;
  const wanted = currentStep(session);
  const count = steps.length;
  // Also a draft puts a number there, which may be from before the form lost a step.
  const current = computed(
    () => moveStep({ current: 0, count }, { kind: 'resume', step: wanted.value }).current,
  );

  const show = (step: number) => {
    for (const [index, { parts }] of steps.entries()) {
      // Inline, since themes give groups a `display` of their own, which wins over `hidden`.
      for (const part of parts) changes.style(part, 'display', index === step ? null : 'none');
    }
    changes.style(submit, 'display', step === count - 1 ? null : 'none');
  };
  /** True when it led to another step. */
  const move = (kind: StepMove): boolean => {
    const before = current.peek();
    wanted.value = moveStep({ current: before, count }, kind).current;
    return current.peek() !== before;
  };
  const moveByVisitor = (kind: StepMove) => {
    const step = move(kind) ? steps[current.peek()] : undefined;
    if (!step) return;
    focusOn(step);
    announce(stepText(island, current.peek(), steps));
  };
  const focusOn = (step: FormStep) => {
    const place = firstFocusable(step) ?? step.parts[0];
    if (place && place.tabIndex < 0) changes.attribute(place, 'tabindex', '-1');
    place?.focus();
  };
  const next = () => moveByVisitor({ kind: 'next', isValid: isStepValid(form, steps, current.peek()) });

  const stepOfField = (fieldId: string): number => {
    const field = fieldsOf(form).get(fieldId);
    return field ? stepOf(steps, field.group) : -1;
  };

  // Before the form is checked as a whole, what is wrong must be where the browser can point at it.
  let isBeingChecked = false;
  const onInvalid = ({ target }: Event) => {
    if (isBeingChecked || !(target instanceof Element)) return;
    isBeingChecked = true;
    setTimeout(() => {
      isBeingChecked = false;
    });
    move({ kind: 'problems', steps: [stepOf(steps, target)] });
  };

  /** Enter presses the form's first submit button, which is hidden where the page has it inside a later step. */
  const onClick = (event: MouseEvent) => {
    if (current.peek() === count - 1 || !(event.target instanceof Node) || !submit.contains(event.target))
      return;
    event.preventDefault();
    event.stopPropagation();
    next();
  };

  form.addEventListener('invalid', island.handler(onInvalid), { capture: true, signal });
  form.addEventListener('click', island.handler(onClick), { capture: true, signal });
  form.addEventListener('reset', () => move({ kind: 'reset' }), { signal });
  session.onSuccess(() => move({ kind: 'reset' }));
  session.onFailure((fieldIds) => move({ kind: 'problems', steps: fieldIds.map(stepOfField) }));

  changes.onUndo(effect(() => show(current.value)));
  return { current, next, previous: () => moveByVisitor({ kind: 'previous' }) };
}
