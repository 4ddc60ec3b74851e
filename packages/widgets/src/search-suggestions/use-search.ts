import { goTo } from '@iyim/runtime/page';
import { attempt, parseJson, safeUrl, site, useIsland } from '@iyim/runtime/widget';
import { useRef } from 'react';
import type { SearchForm } from '../../shared/search/read-form.ts';
import { useSubmitLock } from '../../shared/search/submit-lock.tsx';
import type { SuggestionsSettings } from './settings.ts';
import { saveSuggestion, suggestionsConfig } from './suggestions-request.ts';

/** Names of searches saved in this browser session are kept under this key, so many at most. */
const KEY = 'iyim-searched';
const AT_MOST = 100;

/**
 * Saves what is searched for and then, whatever came of it, goes to the results: once (SG-3). `begin` is called before.
 * Nothing follows when the island has gone meanwhile.
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
      // Not ended with the island: the visitor did search for it.
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
    // A form that was taken out leads nowhere, also in the moment before its island hears of it.
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
    /** The search is on its way: nothing may be changed any more. */
    isLocked,
    /** Searches for what is in the field. */
    search,
    /** Answers the form's submitting; what refuses it gives the field the focus. */
    submit(event: SubmitEvent) {
      if (event.defaultPrevented || isLeaving.current) return;
      event.preventDefault();
      if (field.value.trim() === '' && !allowsEmpty) field.focus();
      else search(event.submitter);
    },
  };
}

/** The address with all fields of the form after what it asks for itself. */
function withFields(address: string, form: HTMLFormElement): string {
  const url = new URL(address);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') url.searchParams.append(name, value);
  }
  return url.href;
}

/** What was saved in this browser session (SG-4); nothing where storage is blocked or holds nonsense. */
function savedNames(): string[] {
  const value = attempt(() => parseJson(sessionStorage.getItem(KEY)));
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function rememberSaved(name: string): void {
  // Full or blocked: it will be saved once more, and the server counts it as it does.
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...savedNames(), name].slice(-AT_MOST))));
}
