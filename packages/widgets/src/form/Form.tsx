import type { Island, ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectParts } from './connect-parts.ts';
import { createSession } from './create-session.ts';
import { connectFiles } from './files.ts';
import { type FormInput, MESSAGE, MESSAGE_KIND } from './read.ts';
import type { FormSettings } from './settings.ts';
import { connectSubmit } from './submit.ts';
import { Upload } from './Upload.tsx';

/** A form that is sent without leaving the page, and never twice. Its parts are listed in `parts.ts`. */
export function Form({ island, settings, input }: ViewProps<FormSettings, FormInput>): ReactNode {
  useSignals();
  const [session] = useState(() => createSession(island, input.form));
  const [slots] = useState(() => placeSlots(island, input.form));
  const [drawn, setDrawn] = useState<ReadonlyMap<string, ReactNode>>(new Map());
  const message = session.message.value;
  const progress = session.progress.value;

  useEffect(() => {
    connectFiles(session);
    const draw = (name: string, node: ReactNode) => setDrawn((before) => new Map(before).set(name, node));
    connectSubmit(session, connectParts(session, settings, draw));
  }, [session, settings]);

  useLayoutEffect(() => {
    slots.upload.hidden = progress === null;
  }, [slots, progress]);

  useLayoutEffect(() => {
    const element = slots.message;
    element.hidden = message === null;
    element.className = message
      ? `${MESSAGE} ${MESSAGE_KIND[message.kind]} iyim-form-message iyim-form-${message.kind}`
      : '';
    if (message && isFocusLost(element.ownerDocument)) element.focus();
  }, [slots, message]);

  return (
    <>
      {[...drawn].map(([name, node]) => (
        <Fragment key={name}>{node}</Fragment>
      ))}
      {createPortal(progress && <Upload island={island} progress={progress} />, slots.upload)}
      {createPortal(message?.text, slots.message)}
    </>
  );
}

/** The button that was pressed may be on a step that is not shown any more; until the next frame it still has the focus. */
function isFocusLost({ activeElement, body }: Document): boolean {
  return !activeElement || activeElement === body || activeElement.checkVisibility?.() === false;
}

/** Where the message stands: at the form's end, as the original's. Progress stands after the form, which is dimmed meanwhile. */
function placeSlots({ changes }: Island, form: HTMLFormElement) {
  const upload = changes.slot(form, 'after');
  const message = changes.slot(form, 'last');
  upload.className = 'iyim-form-upload';
  upload.hidden = true;
  message.hidden = true;
  message.tabIndex = -1;
  message.setAttribute('role', 'alert');
  return { upload, message };
}
