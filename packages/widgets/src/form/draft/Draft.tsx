import { adoptStyles } from '@iyim/runtime/page';
import {
  announce,
  Slot,
  useAnnouncement,
  useIsland,
  useLifetime,
  useListener,
  useStable,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFieldEvent, useForm } from '../form-state.ts';
import { fileInputsOf } from '../read-fields.ts';
import styles from './draft.css?inline';
import { collectDraft, draftKey, draftStore, restoreDraft } from './draft.ts';

/** Ms of quiet before what was typed is kept. */
const QUIET = 300;

/** What was typed survives a reload, a crash and a way back, until it has been sent. */
function Draft(): ReactNode {
  const island = useIsland();
  const { session, state } = useForm();
  const { form } = session;
  const { phase, step, wasSent } = state;
  useLayoutEffect(() => {
    adoptStyles(island.host.ownerDocument, styles);
  }, [island]);
  const [store] = useState(() => draftStore(draftKey(form), () => sessionStorage));
  /** The earlier visit's draft has been read: from then on it is written over. */
  const isOpen = useRef(false);
  /** What an earlier visit typed is back. */
  const [isRestored, setRestored] = useState(false);
  const isNoted = isRestored && !wasSent;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A form that is on its way is left as it is, until its answer has been dealt with.
  const isIdle = phase === 'idle';

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const save = () => {
    stop();
    store.write({ step: session.state.peek().step, fields: collectDraft(form) });
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
    session.forgetDraft.current = clear;
    return flush;
  }, [session, clear, flush]);
  useLifetime(
    async (signal) => {
      await null; // it fires events, which must not come in the middle of a drawing
      if (signal.aborted || !isIdle || isOpen.current) return;
      isOpen.current = true;
      // Sent before this code was here: nothing of it is to come back.
      if (session.state.peek().wasSent) store.clear();
      else later(); // what was typed before this code was here
      const draft = store.read();
      if (!draft) return;
      setRestored(restoreDraft(form, draft.fields) > 0);
      session.update({ resumed: draft.step });
    },
    [isIdle],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is kept as well
  useLayoutEffect(later, [step]);
  useFieldEvent(form, 'input', later);
  useFieldEvent(form, 'change', later);
  useListener(form, 'reset', later); // the values are the server's again right after the event
  useListener(window, 'pagehide', flush);
  useListener(document, 'visibilitychange', flush);
  const said = fileInputsOf(form).length > 0 ? ['draftRestored', 'draftFiles'] : ['draftRestored'];
  const text = said.map((key) => island.text(key)).join(' ');
  useAnnouncement(isNoted ? text : null);

  const startAnew = () => {
    clear();
    HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
    setRestored(false);
    announce(island.text('draftCleared'));
    form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  };
  return (
    isNoted && (
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

export const draft = (): ReactNode => <Draft />;
