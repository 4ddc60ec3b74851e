import { directionOf, type Island, useModality } from '@iyim/runtime/widget';
import { type ReactNode, useRef } from 'react';

interface QuestionProps {
  readonly island: Island;
  readonly text: string;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** A modal question: the focus is on "cancel"; Esc and a click beside it mean "cancel" too. */
export function Question({ island, text, onAnswer }: QuestionProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  useModality(dialog, true, { focus: () => cancel.current, onDismiss: () => onAnswer(false) });

  return (
    <dialog
      ref={dialog}
      className="iyim-delete-dialog"
      role="alertdialog"
      dir={directionOf(island.host)}
      aria-labelledby={island.id('title')}
      aria-describedby={island.id('question')}
    >
      <div className="iyim-delete-body">
        <h2 className="iyim-delete-title" id={island.id('title')}>
          {island.text('title')}
        </h2>
        <p className="iyim-delete-question" id={island.id('question')}>
          {text}
        </p>
        <div className="iyim-delete-answers">
          <button
            type="button"
            className="iyim-delete-cancel"
            ref={cancel}
            onClick={island.handler(() => onAnswer(false))}
          >
            {island.text('cancel')}
          </button>
          <button
            type="button"
            className="iyim-delete-confirm"
            onClick={island.handler(() => onAnswer(true))}
          >
            {island.text('confirm')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
