import {
  adoptStyles,
  announce,
  Slot,
  useAnnouncement,
  useIsland,
  useLifetime,
  useListener,
  useSignalEffect,
  useStable,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PartCode, PartProps } from '../parts.tsx';
import { fileInputsOf } from '../read-fields.ts';
import { useFieldEvent } from '../session.ts';
import styles from './draft.css?inline';
import { collectDraft, draftKey, draftStore, restoreDraft } from './draft.ts';

/** Ms of quiet before what was typed is kept. */
const QUIET = 300;

/** What was typed survives a reload, a crash and a way back, until it has been sent. */
function Draft({ session }: PartProps<null>): ReactNode {
  useSignals();
  const island = useIsland();
  useLayoutEffect(() => {
    adoptStyles(island.host.ownerDocument, styles);
  }, [island]);
  const { form, isRestored, step } = session;
  const [store] = useState(() => draftStore(draftKey(form), () => sessionStorage));
  /** The earlier visit's draft has been read: from then on it is written over. */
  const isOpen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A form that is on its way is left as it is, until its answer has been dealt with.
  const isIdle = !session.isWaiting.value;

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const save = () => {
    stop();
    store.write({ step: step.peek(), fields: collectDraft(form) });
  };
  const later = () => {
    if (!isOpen.current) return;
    stop();
    timer.current = setTimeout(save, QUIET);
  };
  const flush = useStable(() => timer.current !== undefined && save());
  const clear = useStable(() => {
    stop();
    store.clear();
  });

  useLayoutEffect(() => {
    session.forget.current = clear;
    return flush;
  }, [session, clear, flush]);
  useLifetime(
    async (signal) => {
      await null; // it fires events, which must not come in the middle of a drawing
      if (signal.aborted || !isIdle || isOpen.current) return;
      isOpen.current = true;
      // Sent before this code was here: nothing of it is to come back.
      if (session.wasSent()) store.clear();
      else later(); // what was typed before this code was here
      const draft = store.read();
      if (!draft) return;
      isRestored.value = restoreDraft(form, draft.fields) > 0;
      session.resumed.value = draft.step;
    },
    [isIdle],
  );
  useSignalEffect(() => {
    void step.value; // another one is kept as well
    later();
  });
  useFieldEvent(form, 'input', later);
  useFieldEvent(form, 'change', later);
  useListener(form, 'reset', later); // the values are the server's again right after the event
  useListener(window, 'pagehide', flush);
  useListener(document, 'visibilitychange', flush);
  const said = fileInputsOf(form).length > 0 ? ['draftRestored', 'draftFiles'] : ['draftRestored'];
  const text = said.map((key) => island.text(key)).join(' ');
  useAnnouncement(isRestored.value ? text : null);

  const startAnew = () => {
    clear();
    HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
    isRestored.value = false;
    announce(island.text('draftCleared'));
    form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  };
  return (
    isRestored.value && (
      <Slot of={form} place="first">
        <div className="iyim-notice iyim-form-draft">
          <p>{text}</p>
          <button
            type="button"
            className="iyim-button iyim-form-draft-anew"
            onClick={island.handler(startAnew)}
          >
            {island.text('draftAnew')}
          </button>
        </div>
      </Slot>
    )
  );
}

export const draft: PartCode<null> = { read: () => null, View: Draft };
