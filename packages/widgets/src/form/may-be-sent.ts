import { isAbort } from '@iyim/runtime/widget';
import type { OwnSession } from './create-session.ts';

/** Waits for the form's parts, runs their checks, and lets the browser check what they have filled in. */
export async function mayBeSent(
  session: OwnSession,
  ready: Promise<unknown>,
  submitter: HTMLElement | null,
): Promise<boolean> {
  const { checks, form, island, isValidated } = session;
  const { signal } = island;
  await ready;
  for (const check of checks) {
    if (signal.aborted) return false;
    try {
      if (!(await check(signal))) return false;
    } catch (error) {
      if (signal.aborted || isAbort(error)) return false;
      island.report(error, 'checking the form');
      session.showMessage('danger', `${island.text('unknownError')}\n${island.text('kept')}`);
      session.refuse(session.problems());
      return false;
    }
  }
  if (signal.aborted) return false;
  return !isValidated || submitter?.hasAttribute('formnovalidate') || form.reportValidity();
}
