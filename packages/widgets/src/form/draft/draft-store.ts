import { attempt } from '@iyim/runtime/widget';
import { type Draft, LONGEST, parseDraft } from './parse-draft.ts';

/** Keeps one form's draft as long as the browser's tab, also over a crash. Without storage it keeps nothing, silently. */
export interface DraftStore {
  read(): Draft | null;
  /** An empty draft is removed. */
  write(draft: Draft): void;
  clear(): void;
}

/** `storage` may throw: it can be forbidden. */
export function draftStore(key: string, storage: () => Storage): DraftStore {
  const clear = () => {
    attempt(() => storage().removeItem(key));
  };
  return {
    read: () => attempt(() => parseDraft(storage().getItem(key) ?? '')) ?? null,
    write(draft) {
      const text = JSON.stringify(draft);
      // An older draft would bring back what the visitor has changed since.
      if (draft.fields.length === 0 || text.length > LONGEST) return clear();
      const isKept = attempt(() => {
        storage().setItem(key, text);
        return true;
      });
      if (!isKept) clear();
    },
    clear,
  };
}

/** Where the draft of a form is kept: each form of each page has its own place, also one that the page has twice. */
export function draftKey(form: HTMLFormElement): string {
  const id = idOf(form);
  const nth = [...document.forms].filter((other) => idOf(other) === id).indexOf(form);
  return `iyim-draft:${location.pathname}${location.search}:${id}${nth > 0 ? `:${nth}` : ''}`;
}

const idOf = (form: HTMLFormElement): string =>
  form.closest('[data-id]')?.getAttribute('data-id') ??
  form.getAttribute('id') ??
  form.getAttribute('name') ??
  '';
