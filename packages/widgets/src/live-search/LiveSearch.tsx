import { pressCode } from '@iyim/runtime/page';
import { editMode, forDevice, useDevice } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  site,
  useCombobox,
  useIsland,
  useLatestAnswer,
  useLegacyEvent,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillSuggestions } from '../../shared/search/fill-suggestions.ts';
import { InlineSuggestions } from '../../shared/search/InlineSuggestions.tsx';
import { categoryOf, SearchCategory } from '../../shared/search/SearchCategory.tsx';
import searchStyles from '../../shared/search/search.css?inline';
import { LockedForm } from '../../shared/search/submit-lock.tsx';
import { useSearch } from '../../shared/search/use-search.ts';
import styles from './live-search.css?inline';
import { type Content, fillSlides, ResultsPanel } from './ResultsPanel.tsx';
import { FOCUSED, type LiveSearchForm, partClass, readLiveSearch } from './read.ts';
import {
  type SearchAnswer,
  searchConfig,
  searchPosts,
  storedAtMost,
  trustedAnswer,
} from './search-request.ts';
import { type LiveSearchSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { rememberUserSearch, STORED_AT_MOST, userSearches } from './user-searches.ts';

/** Debounce of the search, in ms (§9, LS-3). */
const PAUSE = 450;

const NOTHING: Content = { kind: 'nothing' };

/** The code that requests and saves suggestions. */
const suggested = pressCode(() => import('./suggested.ts'));
const popular = async (limit: number, signal: AbortSignal) =>
  (await suggested.fetch()).popularSearches(limit, signal);
const save = async (name: string) => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(
      reject,
      SAVE_TIMEOUT,
      new Error(`the code that saves searches did not load in ${SAVE_TIMEOUT} ms`),
    );
  });
  const { saveSearch } = await Promise.race([suggested.fetch(), late]);
  await saveSearch(name, false);
};

/** Maximum time to wait for the code that saves a search before the results open, in ms. */
const SAVE_TIMEOUT = 3000;

/** Searches while the visitor types, and shows the results under the field. */
export function LiveSearch({ settings, input }: ViewProps<LiveSearchSettings, LiveSearchForm>): ReactNode {
  const { report, text } = useIsland();
  const { form, field, template, suggestionTemplates } = input;
  const { atMost, suggestions } = settings;
  const [content, setContent] = useState(NOTHING);
  const [isOpen, setOpen] = useState(false);
  const [requestedPage, setPage] = useState(1);
  const [isFocused, setFocused] = useState(false);
  const holder = useRef<HTMLElement>(null);
  const device = useDevice();
  const perSlide = forDevice(settings.perSlide, device);

  const answer = content.kind === 'results' ? content.answer : null;
  const slides = useMemo(
    () => (answer ? fillSlides(answer, template, atMost, perSlide) : []),
    [answer, template, atMost, perSlide],
  );
  const inPages = (page: number) => Math.min(Math.max(page, 1), Math.max(slides.length, 1));
  const page = inPages(requestedPage);
  const names = content.kind === 'suggestions' && suggestions?.isInPanel ? content.names : null;
  const longest = suggestions?.longest ?? 0;
  const suggestionItems = useMemo(
    () => fillSuggestions(names ?? [], suggestionTemplates.panel, { longest }),
    [names, suggestionTemplates, longest],
  );
  const options = names ? suggestionItems : slides.flatMap((slide) => slide.options);

  const put = (shown: Content): void => {
    setContent(shown);
    setOpen(shown.kind !== 'nothing');
  };
  const showMessage = (words: string, isFailed: boolean): void => {
    put({ kind: 'message', words, isFailed });
    announce(words);
  };
  const latest = useLatestAnswer<SearchAnswer>({
    pause: PAUSE,
    onAnswer: (found) => {
      if (!found.posts?.length) {
        showMessage(found.message || text('nothing'), false);
        return;
      }
      put({ kind: 'results', answer: trustedAnswer(found, searchConfig(site().config).url) });
      setPage(1);
      announce(text('found', { count: found.count }));
    },
    onError: (error) => {
      report(error, 'searching');
      showMessage(settings.serverError || text('failed'), true);
    },
  });
  /** Popular searches, which are requested only once. */
  const popularNames = useRef<readonly string[]>(null);
  const isAsking = useRef(false);
  const latestPopular = useLatestAnswer<readonly string[]>({
    pause: 0,
    onAnswer: (found) => {
      isAsking.current = false;
      popularNames.current = found;
      if (field.ownerDocument.activeElement === field && isTooShort()) showSuggestions(found);
    },
    // Shows no message, because suggestions are optional. The next focus requests them again.
    onError: (error) => {
      isAsking.current = false;
      report(error, 'requesting suggestions');
    },
  });
  const cancel = (): void => {
    latest.cancel();
    latestPopular.cancel();
    isAsking.current = false;
  };
  const remember = (): void => {
    if (!suggestions?.areOwn) return;
    rememberUserSearch(field.value.trim(), storedAtMost(site().config) ?? STORED_AT_MOST);
  };
  const opening = useSearch(input, {
    ...settings,
    begin: () => {
      cancel();
      remember();
    },
    save: settings.isSaved ? save : null,
  });
  const { isLocked } = opening;
  const choose = (name: string): void => {
    if (isLocked || editMode().peek()) return;
    field.value = name; // the visitor's text is not managed by React
    setOpen(false);
    opening.search();
  };
  useLayoutEffect(() => {
    if (answer) dispatchLegacy(document, 'jet-ajax-search/show-results', [holder.current]);
  }, [answer]);

  const search = (): void => {
    const { value } = field;
    const typed = value.trim();
    if (isLocked) return;
    latest.cancel();
    if (typed === '' || typed.length < settings.minimum) {
      suggest();
      return;
    }
    cancel();
    put({ kind: 'waiting' });
    const request = { settings: settings.query, value, device, category: categoryOf(input) };
    latest.ask((signal) => searchPosts(site(), request, signal));
  };
  function showSuggestions(names: readonly string[]): void {
    put(names.length > 0 ? { kind: 'suggestions', names } : NOTHING);
    combobox.leave();
    if (names.length > 0) announce(text('suggested', { count: names.length }));
  }
  /** Shows the suggestions in the panel. Closes it if they are shown elsewhere, or until they have been received. */
  function suggest(): void {
    const available = suggestions?.areOwn ? userSearches(suggestions.limit) : popularNames.current;
    if (suggestions?.isInPanel && available) showSuggestions(available);
    else {
      put(NOTHING);
      if (suggestions?.isInPanel && !isAsking.current) {
        isAsking.current = true;
        latestPopular.ask((signal) => popular(suggestions.limit, signal));
      }
    }
  }
  const isTooShort = () => field.value.trim().length < Math.max(settings.minimum, 1);
  /** Shows the panel's last content again, or the suggestions. Returns false if there is no content. */
  const reopen = (): boolean => {
    if (suggestions?.isInPanel && isTooShort() && !isLocked) {
      if (!isOpen) suggest();
      return true;
    }
    const isThere = content.kind !== 'nothing' && content.kind !== 'suggestions';
    setOpen(isThere);
    return isThere;
  };
  // Scripts that replace the select with their own control report changes through jQuery, without a native event.
  useLegacyEvent(input.category, 'change', search);
  const combobox = useCombobox({
    field,
    label: names ? input.suggestionsTitle || suggestions?.title || text('suggestions') : text('results'),
    count: isOpen ? options.length : 0,
    first: slides.slice(0, page - 1).flatMap((slide) => slide.options).length,
    isOpen,
    onOpen: () => reopen() || search(),
    onClose: () => {
      cancel();
      setOpen(false);
      if (content.kind === 'waiting') setContent(NOTHING);
    },
    onClear: search,
    onMove: (index) =>
      setPage(1 + slides.findIndex((slide) => options[index] && slide.options.includes(options[index]))),
    onChoose: (index) => options[index]?.click(),
  });

  /** Prevents Enter from submitting the form unless the site allows it. Ignores the Enter of an input method. */
  const suppressEnter = (event: KeyboardEvent): void => {
    const isField = event.target === field || event.target === input.category;
    if (event.key === 'Enter' && isField && !event.isComposing && !searchConfig(site().config).submitOnEnter)
      event.preventDefault();
  };
  const focus = (): void => {
    setFocused(true);
    reopen();
  };

  useEffect(() => {
    if (settings.isSaved) suggested.fetchAtIdle();
  }, [settings.isSaved]);

  // Search for text that was typed while the code was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    if (field.ownerDocument.activeElement !== field) return;
    focus();
    if (field.value !== field.defaultValue) search();
  }, []);

  return (
    <>
      <Enhance
        of={form}
        classes={{ [FOCUSED]: isFocused || undefined }}
        onKeyDown={suppressEnter}
        onSubmit={opening.submit}
      />
      {isLocked && <LockedForm of={form} />}
      <SearchCategory input={input} />
      <Enhance
        of={field}
        {...combobox.fieldProps}
        onInput={search}
        onFocus={focus}
        onBlur={() => setFocused(false)}
        onClick={reopen} // needed after Escape, which closes the panel and leaves the focus in the field
      />
      <ResultsPanel
        {...{ settings, input, content, isOpen, slides, page, combobox }}
        suggestions={names && { title: suggestions?.title ?? '', items: suggestionItems }}
        holder={holder}
        onGo={(requested) => {
          setPage(inPages(requested));
          combobox.leave(); // Enter must not open an option on another slide
        }}
        onSubmit={() => isLocked || form.requestSubmit()}
      />
      <Each of={options}>
        {(option, index) => (
          <Enhance
            of={option}
            {...combobox.optionProps(index)}
            classes={{ 'iyim-active': index === combobox.active }}
            onClick={names ? () => choose(names[index] ?? '') : undefined}
            rel={option.getAttribute('target') === '_blank' ? 'noopener' : undefined}
          />
        )}
      </Each>
      {suggestions && !suggestions.isInPanel && (
        <InlineSuggestions
          key={JSON.stringify(suggestions)}
          names={
            suggestions.areOwn
              ? userSearches(suggestions.limit)
              : (signal) => popular(suggestions.limit, signal)
          }
          template={suggestionTemplates.inline}
          longest={longest}
          title={input.suggestionsTitle ? '' : suggestions.title}
          at={input.parts.inlineSuggestions}
          anchor={input.parts.area ?? form}
          className={partClass('suggestions-inline-area')}
          label={input.suggestionsTitle || suggestions.title || text('suggestions')}
          onChoose={choose}
          onFocus={() => setOpen(false)}
        />
      )}
    </>
  );
}

export default defineWidget({
  name: 'live-search',
  settings,
  read: readLiveSearch,
  View: LiveSearch,
  styles: searchStyles + styles,
  messages: texts,
});
