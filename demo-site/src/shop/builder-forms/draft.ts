import type { Visit } from '../visit.ts';
import type { FormDefinition, Values } from './model.ts';

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
export const keepDraft = (visit: Visit, draft: Draft): void => void drafts.set(visit, draft);

/** What this request sent of a form and could not be taken; null: nothing. */
export function draftOf(visit: Visit, form: FormDefinition): Draft | null {
  const draft = drafts.get(visit);
  return draft?.form === form ? draft : null;
}

/** Query variable of the page shown after a form was received without scripts. */
export const sentVariable = 'sent';
