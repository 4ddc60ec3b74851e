import {
  defineWidget,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useIsland,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useBrowserChecks } from './checks.ts';
import { Files } from './Files.tsx';
import styles from './form.css?inline';
import { preloadUpload } from './form-request.ts';
import { createSession, FormContext } from './form-state.ts';
import { Problems } from './Problems.tsx';
import { useParts } from './parts.tsx';
import { type FormInput, MESSAGE, MESSAGE_KIND, readForm } from './read.ts';
import { type FormSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useHeldPress, useSubmit } from './use-submit.ts';
import { LockedFields, Upload, Waiting } from './Waiting.tsx';

/** Sends a form without leaving the page, and never twice. The optional parts of a form are listed in `parts.tsx`. */
export function Form({ settings, input }: ViewProps<FormSettings, FormInput>): ReactNode {
  useSignals();
  const island = useIsland();
  const { form } = input;
  const [session] = useState(() => createSession(island, input));
  const state = session.state.value;
  const { phase, message, progress } = state;
  const parts = useParts(input, settings);
  const submit = useSubmit(session, parts);
  const hold = useHeldPress(form, parts);
  useBrowserChecks(session);

  const messageElement = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (message && isFocusLost(form)) messageElement.current?.focus();
  }, [form, message]);

  return (
    <FormContext value={{ session, state, input, settings }}>
      <Enhance
        of={form}
        onSubmit={submit}
        onReset={session.clearProblems}
        onFocus={preloadUpload}
        onClickCapture={input.hasSteps && !parts.isReady ? hold : undefined}
      />
      <Each of={input.dates}>{({ input: field, ...dates }) => <Enhance of={field} {...dates} />}</Each>
      <EnhanceAll of={input.messages} styles={{ display: message === undefined ? undefined : 'none' }} />
      {/* Comes before `<Files>`, so that an edit clears a field's problem before the field is checked again. */}
      <Problems />
      <Files />
      {parts.nodes}
      {phase !== 'idle' && <Waiting form={form} />}
      {phase === 'sent' && <LockedFields form={form} />}
      {/* The progress is outside the form, because the form is dimmed while it is being sent. */}
      <Slot of={form} place="after" hidden={progress === null} classes={{ 'iyim-form-upload': true }}>
        {progress && <Upload {...progress} />}
      </Slot>
      {/* The message is at the end of the form, like that of the original. */}
      <Slot
        of={form}
        ref={messageElement}
        role="alert"
        tabIndex={-1}
        hidden={!message}
        classes={message ? { [messageClasses(message.kind)]: true } : undefined}
      >
        {message?.text}
      </Slot>
    </FormContext>
  );
}

const messageClasses = (kind: 'success' | 'danger'): string =>
  `${MESSAGE} ${MESSAGE_KIND[kind]} iyim-form-message iyim-form-${kind}`;

/**
 * Returns whether the focus is lost: nothing has it, the form holds it for a disabled button, or it is on an element of a hidden
 * step, which keeps it until the next frame.
 */
function isFocusLost(form: HTMLFormElement): boolean {
  const { activeElement, body } = form.ownerDocument;
  return (
    !activeElement ||
    [body, form].includes(activeElement as HTMLElement) ||
    activeElement.checkVisibility?.() === false
  );
}

export default defineWidget({ name: 'form', settings, read: readForm, View: Form, styles, messages: texts });
