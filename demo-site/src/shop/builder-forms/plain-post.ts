import { html } from '../../markup/html.ts';
import { localPath } from '../locale.ts';
import { redirect } from '../redirects.ts';
import { notify, type Visit } from '../visit.ts';
import type { FormDefinition, Values } from './model.ts';
import { sendForm } from './send-form.ts';

/** A form that came back: what was typed, and what is wrong with it. */
export interface Draft {
  readonly form: FormDefinition;
  readonly values: Values;
  readonly message: string;
  /** By field. */
  readonly problems: ReadonlyMap<string, string>;
}

const drafts = new WeakMap<Visit, Draft>();

/** Keeps, for the page that answers this request, a form that was refused. */
const keepDraft = (visit: Visit, draft: Draft): void => void drafts.set(visit, draft);

/** What this request sent of a form and could not be taken; null: nothing. */
export function draftOf(visit: Visit, form: FormDefinition): Draft | null {
  const draft = drafts.get(visit);
  return draft?.form === form ? draft : null;
}

/** Query variable of the page shown after a form was received without scripts. */
export const sentVariable = 'sent';

/**
 * A builder's form that was posted to a page, without scripts: received, it leads to where it says, or back to the page,
 * which thanks; refused, it is shown again with what is wrong. Null: no such form, or the page is to be shown.
 */
export async function handlePlainForm(visit: Visit): Promise<Response | null> {
  const { fields, request, locale, url } = visit;
  if (request.method !== 'POST' || !fields.has('form_id') || !fields.has('post_id')) return null;
  const outcome = await sendForm(visit, { isPlain: true });
  if (outcome.kind === 'received') {
    const { redirect: target } = outcome.after;
    // Two slashes in front would name another host.
    const back = url.pathname.replace(/^\/+/, '/');
    return redirect(target ? localPath(target, locale) : `${back}?${sentVariable}=${outcome.form.id}`);
  }
  const { form, message, problems, values } = outcome;
  if (form === null) notify(visit, 'error', html`${message}`);
  else keepDraft(visit, { form, message, problems, values });
  return null;
}
