import { site } from '@iyim/runtime/widget';
import type { OwnSession } from './create-session.ts';
import { type FormAnswer, sendForm } from './form-request.ts';

/** What became of a form that was sent. */
export type Outcome = { readonly answer: FormAnswer } | { readonly error: unknown };

/**
 * Forms that are on their way. A form that was sent can not be taken back: it is not aborted when its island ends, and an
 * island that is mounted on the same form meanwhile waits for the same answer instead of sending again.
 */
const onTheWay = new WeakMap<HTMLFormElement, Promise<Outcome>>();

/** What this form waits for, sent by an island before this one. */
export const outcomeOf = (form: HTMLFormElement): Promise<Outcome> | undefined => onTheWay.get(form);

/** Sends all the form holds now, with the button that was pressed. Never rejects. */
export function send({ form, progress }: OwnSession, submitter: HTMLElement | null): Promise<Outcome> {
  // A page script may have replaced the button while the form was checked.
  const isOurs = submitter !== null && [...form.elements].includes(submitter);
  const fields = new FormData(form, isOurs ? submitter : null);
  const hasFiles = [...fields.values()].some((value) => value instanceof File && value.size > 0);
  const outcome = sendForm(site(), fields, {
    onProgress(sent, total) {
      if (hasFiles) progress.value = { sent, total };
    },
  }).then(
    (answer): Outcome => ({ answer }),
    (error: unknown): Outcome => ({ error }),
  );
  onTheWay.set(form, outcome);
  void outcome.then(() => onTheWay.delete(form));
  return outcome;
}
