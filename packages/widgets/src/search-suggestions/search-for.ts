import { goTo, type Island, safeUrl, site } from '@iyim/runtime/widget';
import { searchConfig } from '../../shared/search/search-config.ts';
import type { SubmitLock } from '../../shared/search/submit-lock.ts';
import type { SuggestionsForm } from './read.ts';
import { rememberSaved, wasSaved } from './session.ts';
import type { SuggestionsSettings } from './settings.ts';
import { saveSuggestion } from './suggestions-request.ts';

/** Saves what is searched for and then, whatever came of it, goes to the results: once (SG-3). */
export function searcher(
  island: Island,
  { resultsUrl, useSession }: SuggestionsSettings,
  { form, field }: SuggestionsForm,
  lock: SubmitLock,
): { search(submitter?: HTMLElement | null): Promise<void>; isLeaving(): boolean } {
  let leaving = false;

  const save = async (name: string) => {
    const isOnce = useSession || searchConfig(site().config).suggestions.useSession;
    if (name === '' || (isOnce && wasSaved(name))) return;
    try {
      // Not ended with the island: the visitor did search for it.
      await saveSuggestion(site(), name);
      if (isOnce) rememberSaved(name);
    } catch (error) {
      island.report(error, 'saving a suggestion');
    }
  };

  return {
    isLeaving: () => leaving,
    async search(submitter) {
      if (lock.isLocked()) return;
      lock.lock();
      await save(field.value.trim());
      const target = resultsUrl === '' ? null : safeUrl(resultsUrl);
      if (target !== null) {
        goTo(withFields(target, form));
        return;
      }
      leaving = true;
      form.requestSubmit(submitter && submitter.closest('form') === form ? submitter : null);
      leaving = false;
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
