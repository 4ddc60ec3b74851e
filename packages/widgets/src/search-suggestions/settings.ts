import { defineSettings, number, text, toggle } from '@iyim/runtime/widget';

/** Settings of the search suggestions, named as in the original plugin. */
export const settings = defineSettings(
  {
    show_search_suggestions_list_inline: toggle(false, 'Shows a list of suggestions under the form.'),
    search_suggestions_list_inline: text(
      '',
      'List under the form: `popular` or `latest` (both from the server), or `manual`. If empty, there is no list.',
    ),
    search_suggestions_list_inline_manual: text(
      '',
      'Suggestions of the `manual` list under the form, separated by commas.',
    ),
    search_suggestions_list_inline_quantity: number(
      5,
      'Number of suggestions that the list under the form requests from the server.',
      {
        min: 1,
      },
    ),
    show_search_suggestions_list_on_focus: toggle(
      false,
      'Shows a list of suggestions while the empty field has the focus.',
    ),
    search_suggestions_list_on_focus: text(
      '',
      'List for an empty field: `popular` or `latest` (both from the server), or `manual`. If empty, there is no list.',
    ),
    search_suggestions_list_on_focus_manual: text(
      '',
      'Suggestions of the `manual` list for an empty field, separated by commas.',
    ),
    search_suggestions_list_on_focus_quantity: number(
      5,
      'Number of suggestions that the list for an empty field requests from the server.',
      {
        min: 1,
      },
    ),
    show_search_suggestions_list_on_focus_preloader: toggle(
      false,
      'Shows a loading indicator while suggestions load.',
    ),
    search_suggestions_quantity_limit: number(10, 'Maximum number of suggestions for typed text.', {
      min: 1,
    }),
    highlight_searched_text: toggle(false, 'Highlights the typed text in suggestions.'),
    search_by_empty_value: toggle(false, 'Lets visitors submit an empty search.'),
    search_results_url: text(
      '',
      'Address of the results page. All fields of the form are added to it. If empty, it is the form’s address.',
    ),
    use_session: toggle(false, 'Saves the same search only once per browser session.'),
  },
  (raw) => {
    /**
     * Returns the list for a place; null if it is not shown. A manual list is shown completely, because the quantity applies only
     * to lists from the server.
     */
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

/** Suggestions that are shown before the visitor types: a manual list, or a number of suggestions from the server. */
export type SuggestionsList =
  | { readonly names: readonly string[] }
  | { readonly listType: string; readonly limit: number };
