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
import { messages } from './messages.ts';
import { Problems } from './Problems.tsx';
import { useParts } from './parts.tsx';
import { type FormInput, MESSAGE, MESSAGE_KIND, readForm } from './read.ts';
import { createSession } from './session.ts';
import { type FormSettings, settings } from './settings.ts';
import { useHeldPress, useSubmit } from './submit.ts';
import { LockedFields, Upload, Waiting } from './Waiting.tsx';

/** A form that is sent without leaving the page, and never twice. Its parts are listed in `parts.tsx`. */
export function Form({ settings, input }: ViewProps<FormSettings, FormInput>): ReactNode {
  useSignals();
  const island = useIsland();
  const { form } = input;
  const [session] = useState(() => createSession(island, input));
  const parts = useParts(session, input, settings);
  const submit = useSubmit(session, parts);
  const hold = useHeldPress(form, parts);
  useBrowserChecks(session);

  const message = session.message.value;
  const progress = session.progress.value;
  const messageElement = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (message && isFocusLost(form)) messageElement.current?.focus();
  }, [form, message]);

  return (
    <>
      <Enhance
        of={form}
        onSubmit={submit}
        onReset={session.clearProblems}
        onClickCapture={input.hasSteps && !parts.isReady ? hold : undefined}
      />
      <Each of={input.dates}>
        {({ input: field, type, min, max }) => <Enhance of={field} type={type} min={min} max={max} />}
      </Each>
      <EnhanceAll
        of={input.messages}
        styles={{ display: session.isOverwritten.value ? 'none' : undefined }}
      />
      {/* What is edited is forgiven before it is checked anew. */}
      <Problems session={session} input={input} />
      <Files session={session} />
      {parts.nodes}
      {session.isWaiting.value && <Waiting form={form} />}
      {session.isLocked.value && <LockedFields form={form} />}
      {/* After the form, which is dimmed meanwhile. */}
      <Slot of={form} place="after" hidden={progress === null} classes={{ 'iyim-form-upload': true }}>
        {progress && <Upload progress={progress} />}
      </Slot>
      {/* At the form's end, as the original's. */}
      <Slot
        of={form}
        ref={messageElement}
        role="alert"
        tabIndex={-1}
        hidden={message === null}
        classes={
          message
            ? {
                [`${MESSAGE} ${MESSAGE_KIND[message.kind]} iyim-form-message iyim-form-${message.kind}`]: true,
              }
            : undefined
        }
      >
        {message?.text}
      </Slot>
    </>
  );
}

/** The pressed button may be on a hidden step: then the waiting form still has its focus, or until the next frame the button. */
function isFocusLost(form: HTMLFormElement): boolean {
  const { activeElement, body } = form.ownerDocument;
  return (
    !activeElement ||
    [body, form].includes(activeElement as HTMLElement) ||
    activeElement.checkVisibility?.() === false
  );
}

export default defineWidget({ name: 'form', settings, read: readForm, View: Form, styles, messages });
