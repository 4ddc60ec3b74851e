import { forDevice, useDevice } from '@iyim/runtime/shop';
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
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { categoryOf, SearchCategory } from '../../shared/search/SearchCategory.tsx';
import searchStyles from '../../shared/search/search.css?inline';
import { LockedForm, useSubmitLock } from '../../shared/search/submit-lock.tsx';
import styles from './live-search.css?inline';
import { type Content, fillSlides, ResultsPanel } from './ResultsPanel.tsx';
import { FOCUSED, type LiveSearchForm, readLiveSearch } from './read.ts';
import { type SearchAnswer, searchConfig, searchPosts, trustedAnswer } from './search-request.ts';
import { type LiveSearchSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Debounce of the search, in ms (§9, LS-3). */
const PAUSE = 450;

const NOTHING: Content = { kind: 'nothing' };

/** Searches while the visitor types, and shows the results under the field. */
export function LiveSearch({ settings, input }: ViewProps<LiveSearchSettings, LiveSearchForm>): ReactNode {
  const { report, text } = useIsland();
  const { form, field, template } = input;
  const { atMost } = settings;
  const [content, setContent] = useState(NOTHING);
  const [isOpen, setOpen] = useState(false);
  const [requestedPage, setPage] = useState(1);
  const [isFocused, setFocused] = useState(false);
  const [isLocked, lock] = useSubmitLock();
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
  const options = slides.flatMap((slide) => slide.options);

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
  useLayoutEffect(() => {
    if (answer) dispatchLegacy(document, 'jet-ajax-search/show-results', [holder.current]);
  }, [answer]);

  const search = (): void => {
    const { value } = field;
    const typed = value.trim();
    if (isLocked) return;
    latest.cancel();
    if (typed === '' || typed.length < settings.minimum) {
      put(NOTHING);
      return;
    }
    put({ kind: 'waiting' });
    const request = { settings: settings.query, value, device, category: categoryOf(input) };
    latest.ask((signal) => searchPosts(site(), request, signal));
  };
  /** Shows the panel's last content again. Returns false if there is no content. */
  const reopen = (): boolean => {
    const isThere = content.kind !== 'nothing';
    setOpen(isThere);
    return isThere;
  };
  // Scripts that replace the select with their own control report changes through jQuery, without a native event.
  useLegacyEvent(input.category, 'change', search);
  const combobox = useCombobox({
    field,
    label: text('results'),
    count: isOpen ? options.length : 0,
    first: slides.slice(0, page - 1).flatMap((slide) => slide.options).length,
    isOpen,
    onOpen: () => reopen() || search(),
    onClose: () => {
      latest.cancel();
      setOpen(false);
      if (content.kind === 'waiting') setContent(NOTHING);
    },
    onClear: search,
    onMove: (index) =>
      setPage(1 + slides.findIndex((slide) => options[index] && slide.options.includes(options[index]))),
    onChoose: (index) => options[index]?.click(),
  });

  const submit = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return;
    const isEmpty = field.value.trim() === '' && !settings.allowsEmpty;
    if (!isLocked && !isEmpty) {
      lock();
      latest.cancel();
      return;
    }
    event.preventDefault();
    if (isEmpty) field.focus();
  };
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
        onSubmit={submit}
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
            rel={option.getAttribute('target') === '_blank' ? 'noopener' : undefined}
          />
        )}
      </Each>
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
