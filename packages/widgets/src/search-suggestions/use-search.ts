import { goTo } from '@iyim/runtime/page';
import { attempt, parseJson, safeUrl, site, useIsland } from '@iyim/runtime/widget';
import { useRef } from 'react';
import type { SearchForm } from '../../shared/search/read-form.ts';
import { useSubmitLock } from '../../shared/search/submit-lock.tsx';
import type { SuggestionsSettings } from './settings.ts';
import { saveSuggestion, suggestionsConfig } from './suggestions-request.ts';

/** Storage key of the searches that were saved in this browser session. */
const KEY = 'iyim-searched';
/** Maximum number of stored searches. */
const AT_MOST = 100;

/**
 * Returns functions that save the search and then open the results, even if saving fails (SG-3). They call `begin` before saving,
 * and do not open the results if the island is unmounted in the meantime.
 */
export function useSearch(
  { resultsUrl, useSession, allowsEmpty }: SuggestionsSettings,
  { form, field }: SearchForm,
  begin: () => void,
) {
  const { handler, report, signal } = useIsland();
  const [isLocked, lock] = useSubmitLock();
  const isLeaving = useRef(false);

  const save = async (name: string): Promise<void> => {
    const isOnce = useSession || suggestionsConfig(site().config).useSession;
    if (name === '' || (isOnce && savedNames().includes(name))) return;
    try {
      // The request is not aborted when the island is unmounted, because the visitor did search for the text.
      await saveSuggestion(site(), name);
      if (isOnce) rememberSaved(name);
    } catch (error) {
      report(error, 'saving a suggestion');
    }
  };

  const search = handler(async (submitter?: HTMLElement | null) => {
    if (isLocked) return;
    begin();
    lock();
    await save(field.value.trim());
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
  });

  return {
    /** Whether a search is under way and the form is locked. */
    isLocked,
    /** Searches for the field's text. */
    search,
    /** Handles the form's submit event; focuses the field instead of submitting an empty search. */
    submit(event: SubmitEvent) {
      if (event.defaultPrevented || isLeaving.current) return;
      event.preventDefault();
      if (field.value.trim() === '' && !allowsEmpty) field.focus();
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

/** Returns the searches saved in this browser session (SG-4); empty if the storage is blocked or its content invalid. */
function savedNames(): string[] {
  const value = attempt(() => parseJson(sessionStorage.getItem(KEY)));
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function rememberSaved(name: string): void {
  // If the storage is full or blocked, the same search will be saved again, which only affects the server's count.
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...savedNames(), name].slice(-AT_MOST))));
}
