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

/** Pause after the last input before the draft is saved, in ms. */
const QUIET = 300;

/** Keeps entered values when the visitor reloads the page or navigates back, and after a crash, until the form has been sent. */
function Draft(): ReactNode {
  const island = useIsland();
  const { session, state } = useForm();
  const { form } = session;
  const { phase, step, wasSent } = state;
  useLayoutEffect(() => {
    adoptStyles(island.host.ownerDocument, styles);
  }, [island]);
  const [store] = useState(() => draftStore(draftKey(form), () => sessionStorage));
  /** Whether the draft of an earlier visit has been read. Before that, it must not be overwritten. */
  const isOpen = useRef(false);
  /** Whether values of an earlier visit were restored. */
  const [isRestored, setRestored] = useState(false);
  const isNoted = isRestored && !wasSent;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While the form is being checked or sent, no draft is restored into it.
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
      await null; // waits, because restoring fires events, which must not happen during a render
      if (signal.aborted || !isIdle || isOpen.current) return;
      isOpen.current = true;
      // If the form was sent before this code loaded, its draft is not restored.
      if (session.state.peek().wasSent) store.clear();
      else later(); // saves values typed before this code loaded
      const draft = store.read();
      if (!draft) return;
      setRestored(restoreDraft(form, draft.fields) > 0);
      session.update({ resumed: draft.step });
    },
    [isIdle],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step change is saved too
  useLayoutEffect(later, [step]);
  useFieldEvent(form, 'input', later);
  useFieldEvent(form, 'change', later);
  useListener(form, 'reset', later); // saved later, because the event precedes the reset of the fields
  useListener(window, 'pagehide', flush);
  useListener(document, 'visibilitychange', flush);
  const notices = fileInputsOf(form).length > 0 ? ['draftRestored', 'draftFiles'] : ['draftRestored'];
  const text = notices.map((key) => island.text(key)).join(' ');
  useAnnouncement(isNoted ? text : null);

  const startOver = () => {
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
            onClick={island.handler(startOver)}
          >
            {island.text('draftAnew')}
          </button>
        </div>
      </Slot>
    )
  );
}

export const draft = (): ReactNode => <Draft />;
