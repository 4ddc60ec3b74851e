import { adoptStyles, announce, signal as createSignal, effect, type Signal } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { onFieldEvent } from '../on-field-event.ts';
import type { ConnectPart } from '../parts.ts';
import type { FormSession } from '../session.ts';
import { currentStep } from '../steps/current-step.ts';
import styles from './draft.css?inline';
import { collectDraft, restoreDraft } from './draft-fields.ts';
import { type DraftStore, draftKey, draftStore } from './draft-store.ts';

/** Ms of quiet before what was typed is kept. */
const QUIET = 300;

/** What was typed survives a reload, a crash and a way back, until it has been sent. */
export const connectDraft: ConnectPart = (session) => {
  const { form, island } = session;
  const { host } = island;
  const store = draftStore(draftKey(form), () => sessionStorage);
  const isRestored = createSignal(restore(session, store));
  keep(session, store);
  session.onSuccess(() => {
    isRestored.value = false;
  });
  if (!isRestored.peek()) return null;

  adoptStyles(host.ownerDocument, styles);
  announce(island.text('draftRestored'));
  const slot = island.changes.slot(form, 'first');
  const startAnew = () => {
    store.clear();
    HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
    isRestored.value = false;
    announce(island.text('draftCleared'));
  };
  return createPortal(<DraftNote session={session} isShown={isRestored} startAnew={startAnew} />, slot);
};

function restore(session: FormSession, store: DraftStore): boolean {
  // Sent before this code was here: nothing of it is to come back.
  if (session.wasSent()) store.clear();
  const draft = store.read();
  if (!draft) return false;
  const isRestored = restoreDraft(session.form, draft.fields) > 0;
  const step = currentStep(session);
  // Whoever went on meanwhile stays there.
  if (step.peek() === 0) step.value = draft.step;
  return isRestored;
}

function keep(session: FormSession, store: DraftStore): void {
  const { form, island } = session;
  const { signal } = island;
  const step = currentStep(session);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    store.write({ step: step.peek(), fields: collectDraft(form) });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(save, QUIET);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };
  onFieldEvent(session, ['input', 'change'], later);
  // The values are the server's again right after the event.
  form.addEventListener('reset', later, { signal });
  window.addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  signal.addEventListener('abort', flush);
  session.onSuccess(() => {
    clearTimeout(timer);
    timer = undefined;
    store.clear();
  });
  island.changes.onUndo(
    effect(() => {
      step.value;
      later();
    }),
  );
}

interface DraftNoteProps {
  readonly session: FormSession;
  readonly isShown: Signal<boolean>;
  readonly startAnew: () => void;
}

function DraftNote({ session: { form, island }, isShown, startAnew }: DraftNoteProps): ReactNode {
  useSignals();
  if (!isShown.value) return null;
  const onClick = () => {
    startAnew();
    form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  };
  return (
    <div className="iyim-notice iyim-form-draft">
      <p>{island.text('draftRestored')}</p>
      <button type="button" className="iyim-button iyim-form-draft-anew" onClick={island.handler(onClick)}>
        {island.text('draftAnew')}
      </button>
    </div>
  );
}
