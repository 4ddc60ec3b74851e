import { directionOf, useIsland, useModality } from '@iyim/runtime/widget';
import { type ReactNode, useRef } from 'react';

interface QuestionProps {
  readonly text: string;
  /** Called once, with the visitor's answer. */
  readonly onAnswer: (confirmed: boolean) => void;
}

/** A modal question with the focus on "cancel". Esc and a click outside cancel too. */
export function Question({ text, onAnswer }: QuestionProps): ReactNode {
  const island = useIsland();
  const { id, handler } = island;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  // Only the first answer counts: a script may click twice before the question is removed.
  const isAnswered = useRef(false);
  const answer = (confirmed: boolean) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onAnswer(confirmed);
  };

  useModality(dialog, true, { focus: () => cancel.current, onDismiss: () => answer(false) });

  return (
    <dialog
      ref={dialog}
      className="iyim-delete-dialog"
      role="alertdialog"
      dir={directionOf(island.host)}
      aria-labelledby={id('title')}
      aria-describedby={id('question')}
    >
      <div className="iyim-delete-body">
        <h2 className="iyim-delete-title" id={id('title')}>
          {island.text('title')}
        </h2>
        <p className="iyim-delete-question" id={id('question')}>
          {text}
        </p>
        <div className="iyim-delete-answers">
          <button
            type="button"
            className="iyim-delete-cancel"
            ref={cancel}
            onClick={handler(() => answer(false))}
          >
            {island.text('cancel')}
          </button>
          <button type="button" className="iyim-delete-confirm" onClick={handler(() => answer(true))}>
            {island.text('confirm')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
