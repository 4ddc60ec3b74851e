import { defineSettings, number, text, toggle } from '@iyim/runtime/widget';

/** Settings under the names of the original plugin. */
export const settings = defineSettings(
  {
    show_search_suggestions_list_inline: toggle(false, 'Show suggestions under the form.'),
    search_suggestions_list_inline: text(
      '',
      'Which: `popular` or `latest` of the server, or `manual`; empty shows none.',
    ),
    search_suggestions_list_inline_manual: text('', 'Suggestions of a `manual` list, separated by commas.'),
    search_suggestions_list_inline_quantity: number(5, 'How many the server is asked for.', { min: 1 }),
    show_search_suggestions_list_on_focus: toggle(false, 'Show suggestions while the field is empty.'),
    search_suggestions_list_on_focus: text('', 'Which, as for the list under the form.'),
    search_suggestions_list_on_focus_manual: text('', 'Suggestions of a `manual` list, separated by commas.'),
    search_suggestions_list_on_focus_quantity: number(5, 'How many the server is asked for.', { min: 1 }),
    show_search_suggestions_list_on_focus_preloader: toggle(false, 'Show that suggestions are on their way.'),
    search_suggestions_quantity_limit: number(10, 'How many are shown for a typed text, at most.', {
      min: 1,
    }),
    highlight_searched_text: toggle(false, 'Mark the typed text in suggestions.'),
    search_by_empty_value: toggle(false, 'An empty search may be submitted.'),
    search_results_url: text(
      '',
      "Where the search goes, with all fields of the form; empty: the form's own.",
    ),
    use_session: toggle(false, 'Save what a visitor searched for once a browser session only.'),
  },
  (raw) => {
    /** Null where none are shown. The site's own are shown all: the quantity is what the server is asked for. */
    const listAt = (place: 'inline' | 'on_focus'): SuggestionsList | null => {
      const key = `search_suggestions_list_${place}` as const;
      const { [key]: listType, [`${key}_quantity` as const]: limit } = raw;
      if (!raw[`show_${key}` as const] || listType === '') return null;
      if (listType !== 'manual') return { listType, limit };
      const names = raw[`${key}_manual` as const].split(',').map((name) => name.trim());
      return { names: [...new Set(names)].filter((name) => name !== '') };
    };
    return {
      inline: listAt('inline'),
      onFocus: listAt('on_focus'),
      hasPreloader: raw.show_search_suggestions_list_on_focus_preloader,
      limit: raw.search_suggestions_quantity_limit,
      highlights: raw.highlight_searched_text,
      allowsEmpty: raw.search_by_empty_value,
      resultsUrl: raw.search_results_url.trim(),
      useSession: raw.use_session,
    };
  },
);

export type SuggestionsSettings = ReturnType<typeof settings.parse>;

/** Suggestions a site shows unasked: its own, or so many of the server's. */
export type SuggestionsList =
  | { readonly names: readonly string[] }
  | { readonly listType: string; readonly limit: number };
