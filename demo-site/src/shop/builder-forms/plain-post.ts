import { html } from '../../markup/html.ts';
import { localPath } from '../locale.ts';
import { redirect } from '../redirects.ts';
import { notify, type Visit } from '../visit.ts';
import type { FormDefinition, Values } from './model.ts';
import { sendForm } from './send-form.ts';

/** A refused form: the typed values, and the problems with them. */
export interface Draft {
  readonly form: FormDefinition;
  readonly values: Values;
  readonly message: string;
  /** Problems by field. */
  readonly problems: ReadonlyMap<string, string>;
}

const drafts = new WeakMap<Visit, Draft>();

/** Keeps a refused form for the page that answers this request. */
const keepDraft = (visit: Visit, draft: Draft): void => void drafts.set(visit, draft);

/** Returns the refused form of this request, or null. */
export function draftOf(visit: Visit, form: FormDefinition): Draft | null {
  const draft = drafts.get(visit);
  return draft?.form === form ? draft : null;
}

/** Query variable with the id of a form that was received without scripts. */
export const sentVariable = 'sent';

/**
 * Handles a builder's form that was posted without scripts. A received form redirects to its target, or back to the page, which
 * shows thanks. Returns null for other posts, and after a refusal: the page then shows the form again with its problems.
 */
export async function handlePlainForm(visit: Visit): Promise<Response | null> {
  const { fields, request, locale, url } = visit;
  if (request.method !== 'POST' || !fields.has('form_id') || !fields.has('post_id')) return null;
  const outcome = await sendForm(visit, { isPlain: true });
  if (outcome.kind === 'received') {
    const { redirect: target } = outcome.after;
    // Two leading slashes would refer to another host.
    const back = url.pathname.replace(/^\/+/, '/');
    return redirect(target ? localPath(target, locale) : `${back}?${sentVariable}=${outcome.form.id}`);
  }
  const { form, message, problems, values } = outcome;
  if (form === null) notify(visit, 'error', html`${message}`);
  else keepDraft(visit, { form, message, problems, values });
  return null;
}
