import { goTo } from '@iyim/runtime/page';
import { safeUrl, useIsland } from '@iyim/runtime/widget';
import { useRef } from 'react';
import type { SearchForm } from './read-form.ts';
import { useSubmitLock } from './submit-lock.tsx';

export interface SearchOptions {
  /** Address of the results page, to which the form's fields are added. If empty, the form is submitted. */
  readonly resultsUrl: string;
  /** Whether an empty search is allowed. */
  readonly allowsEmpty: boolean;
  /** Called when a search begins. */
  readonly begin: () => void;
  /** Saves a search; null if searches are not saved. */
  readonly save: ((name: string) => Promise<void>) | null;
}

/**
 * Returns functions that open the results once, after the search has been saved or saving has failed (SG-3). They do not open the
 * results if the island is unmounted in the meantime.
 */
export function useSearch(
  { form, field }: SearchForm,
  { resultsUrl, allowsEmpty, begin, save }: SearchOptions,
) {
  const { handler, report, signal } = useIsland();
  const [isLocked, lock] = useSubmitLock();
  const isLeaving = useRef(false);

  const open = (submitter?: HTMLElement | null): void => {
    // A form that was removed from the page must not navigate, even if its island is still mounted.
    if (signal.aborted || !form.isConnected) return;
    const target = resultsUrl === '' ? null : safeUrl(resultsUrl);
    if (target !== null) {
      goTo(withFields(target, form));
      return;
    }
    isLeaving.current = true;
    form.requestSubmit(submitter && submitter.closest('form') === form ? submitter : null);
    isLeaving.current = false;
  };

  const search = handler(async (submitter?: HTMLElement | null) => {
    if (isLocked) return;
    begin();
    lock();
    const name = field.value.trim();
    if (save && name !== '') await save(name).catch((error) => report(error, 'saving a suggestion'));
    open(submitter);
  });

  return {
    /** Whether a search is under way and the form is locked. */
    isLocked,
    /** Searches for the field's text. */
    search,
    /** Handles the form's submit event; focuses the field instead of submitting an empty search. */
    submit(event: SubmitEvent) {
      if (event.defaultPrevented || isLeaving.current) return;
      const isEmpty = field.value.trim() === '' && !allowsEmpty;
      if (!isEmpty && !isLocked && save === null && resultsUrl === '') {
        begin();
        lock(); // the browser submits the form
        return;
      }
      event.preventDefault();
      if (isEmpty) field.focus();
      else search(event.submitter);
    },
  };
}

/** Returns the address with the form's fields, except files, appended to its query. */
function withFields(address: string, form: HTMLFormElement): string {
  const url = new URL(address);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') url.searchParams.append(name, value);
  }
  return url.href;
}
