import { directionOf, type Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';

interface QuestionProps {
  readonly island: Island;
  readonly text: string;
  /** Runs once, when the question has been closed. Always the same function. */
  readonly onAnswer: (confirmed: boolean) => void;
}

const YES = 'yes';

/** A modal question: the focus is on "cancel"; Esc and a click beside it mean "cancel" too. */
export function Question({ island, text, onAnswer }: QuestionProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('close', () => onAnswer(element.returnValue === YES), { signal });
    element.addEventListener(
      'click',
      // Not the second half of the double click that opened it.
      ({ target, detail }) => target === element && detail < 2 && element.close(),
      { signal },
    );
    element.showModal();
    cancel.current?.focus();
    return () => {
      controller.abort();
      element.close(); // gives the focus back
    };
  }, [onAnswer]);

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
            onClick={() => dialog.current?.close()}
          >
            {island.text('cancel')}
          </button>
          <button type="button" className="iyim-delete-confirm" onClick={() => dialog.current?.close(YES)}>
            {island.text('confirm')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
