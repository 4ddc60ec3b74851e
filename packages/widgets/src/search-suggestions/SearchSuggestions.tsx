import { editMode } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  Each,
  Enhance,
  Part,
  type PartProps,
  site,
  useCombobox,
  useDismissal,
  useIsland,
  useLatestAnswer,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillSuggestions } from '../../shared/search/fill-suggestions.ts';
import { InlineSuggestions } from '../../shared/search/InlineSuggestions.tsx';
import { SearchCategory } from '../../shared/search/SearchCategory.tsx';
import searchStyles from '../../shared/search/search.css?inline';
import { LockedForm } from '../../shared/search/submit-lock.tsx';
import { useSearch } from '../../shared/search/use-search.ts';
import { saveSearch } from '../../shared/suggest/save-search.ts';
import { getSuggestions } from '../../shared/suggest/suggestions-request.ts';
import { FOCUSED, partClass, readSuggestionsForm, SHOWN, type SuggestionsForm } from './read.ts';
import styles from './search-suggestions.css?inline';
import type { SuggestionsList, SuggestionsSettings } from './settings.ts';
import { settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Delay between typing and requesting suggestions, in ms (§9, SG-2). */
const PAUSE = 450;

interface Suggestions {
  readonly names: readonly string[];
  /** The text for which the suggestions were requested. */
  readonly query: string;
  /** The setting that defines the suggestions; null for suggestions for typed text. */
  readonly list: SuggestionsList | null;
}

const NONE: Suggestions = { names: [], query: '', list: null };

/** Shows suggestions for a search: under the form, for an empty field, and for typed text. */
export function SearchSuggestions({
  settings,
  input,
}: ViewProps<SuggestionsSettings, SuggestionsForm>): ReactNode {
  const { host, report, text } = useIsland();
  const { form, field, parts, templates } = input;
  const [found, setFound] = useState(NONE);
  const [phase, setPhase] = useState<'closed' | 'asking' | 'open'>('closed');
  const [isFocused, setFocused] = useState(false);
  /** The server's suggestions for an empty field, which are requested only once. */
  const unasked = useRef<Suggestions>(null);

  const isStale = found.list !== null && found.list !== settings.onFocus;
  const { names, query } = isStale ? NONE : found;
  const marked = settings.highlights ? query : '';
  const items = useMemo(
    () => fillSuggestions(names, templates.focus, { query: marked }),
    [names, templates, marked],
  );
  const shown = phase === 'open' ? items.length : 0;
  const isWaiting = phase === 'asking' && settings.hasPreloader;
  const isOpen = shown > 0 || isWaiting;

  const latest = useLatestAnswer<Suggestions>({
    pause: PAUSE,
    onAnswer: (answer) => {
      if (answer.list) unasked.current = answer;
      show(answer);
    },
    // Shows no message, because suggestions are optional and the field works without them (SG-2).
    onError: (error) => {
      report(error, 'requesting suggestions');
      setPhase('closed');
    },
  });
  const close = (): void => {
    latest.cancel();
    setPhase('closed');
  };
  const { isLocked, search, submit } = useSearch(input, {
    ...settings,
    begin: close,
    save: (name) => saveSearch(name, settings.useSession),
  });
  const choose = (name: string): void => {
    if (isLocked || editMode().peek()) return;
    field.value = name; // the visitor's text is not managed by React
    search();
  };

  const combobox = useCombobox({
    field,
    label: text('suggestions'),
    count: shown,
    isOpen,
    onOpen: () => reopen() || suggest(0),
    onClose: close,
    onClear: () => suggest(),
    onChoose: (index) => choose(names[index] ?? ''),
  });
  // Cancels the request if the visitor clicks or focuses something outside the widget before anything is shown.
  useDismissal(phase === 'asking' && !isOpen, { inside: [host], by: ['press', 'focus'], onDismiss: close });

  function show(suggestions: Suggestions): void {
    const { length: count } = suggestions.names;
    setFound(suggestions);
    setPhase(count > 0 ? 'open' : 'closed');
    combobox.leave();
    if (count > 0) announce(text('found', { count }));
  }

  /** Shows the previous suggestions again. Returns false if there are no suggestions. */
  function reopen(): boolean {
    if (items.length > 0 && !isLocked) setPhase('open');
    return items.length > 0;
  }

  /** Shows suggestions for the field's text, or the list for an empty field. */
  function suggest(pause?: number): void {
    if (isLocked) return;
    latest.cancel();
    const isEmpty = field.value.trim() === '';
    const value = isEmpty ? '' : field.value;
    const list = isEmpty ? settings.onFocus : null;
    if (list && 'names' in list) show({ names: list.names, query: '', list });
    else if (list && unasked.current?.list === list) show(unasked.current);
    else {
      const request = list ?? { listType: '', limit: settings.limit };
      setFound(NONE);
      setPhase(isEmpty && !list ? 'closed' : 'asking');
      if (isEmpty && !list) return;
      latest.ask(
        async (signal) => ({
          names: await getSuggestions(site(), { ...request, value }, signal),
          query: value,
          list,
        }),
        isEmpty ? 0 : pause,
      );
    }
  }

  function focus(): void {
    setFocused(true);
    if (!reopen() && field.value === '') suggest();
  }

  // Handles a field that had the focus before the code loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    if (field.ownerDocument.activeElement === field) focus();
  }, []);

  return (
    <>
      <Enhance of={form} classes={{ [FOCUSED]: isFocused || undefined }} onSubmit={submit} />
      {isLocked && <LockedForm of={form} />}
      <SearchCategory input={input} />
      <Enhance
        of={field}
        {...combobox.fieldProps}
        onInput={() => suggest()}
        onFocus={focus}
        onBlur={() => setFocused(false)}
        onClick={reopen} // after Escape the list is closed, but the field still has the focus
      />
      <Named
        part="focus-area"
        of={parts.area}
        at={form}
        place="after"
        aria-busy={isWaiting || undefined}
        classes={{ 'iyim-search-panel': true, [SHOWN]: isOpen }}
      >
        <Named part="focus-results-holder" of={parts.holder}>
          <Part
            of={null}
            {...combobox.listProps}
            classes={{ 'iyim-search-options': true, 'iyim-search-suggestions-list': true }}
            nodes={items}
          />
        </Named>
        <Each of={items}>
          {(element, index) => (
            <Enhance
              of={element}
              {...combobox.optionProps(index)}
              classes={{ 'iyim-active': index === combobox.active }}
              onClick={() => choose(names[index] ?? '')}
            />
          )}
        </Each>
        <Named
          part="spinner-holder"
          of={parts.spinner}
          classes={{ 'iyim-search-spinner': true, [SHOWN]: isWaiting }}
        />
        {settings.inline && (
          <InlineSuggestions
            key={JSON.stringify(settings.inline)}
            names={namesOf(settings.inline)}
            template={templates.inline}
            at={parts.inline}
            className={partClass('inline-area')}
            label={text('suggestions')}
            onChoose={choose}
            onFocus={close}
          />
        )}
      </Named>
    </>
  );
}

const namesOf = (list: SuggestionsList) =>
  'names' in list
    ? list.names
    : (signal: AbortSignal) => getSuggestions(site(), { ...list, value: '' }, signal);

/** Renders a part of the view with the class of the original and the class of this widget's style sheet. */
function Named({ part, classes, ...props }: PartProps & { part: string }): ReactNode {
  return (
    <Part
      {...props}
      classes={{ [partClass(part)]: true, [`iyim-search-suggestions-${part}`]: true, ...classes }}
    />
  );
}

export default defineWidget({
  name: 'search-suggestions',
  settings,
  read: readSuggestionsForm,
  View: SearchSuggestions,
  styles: searchStyles + styles,
  messages: texts,
});
