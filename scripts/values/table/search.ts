import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const LIVE = 'packages/widgets/src/live-search';
const SUGGESTIONS = 'packages/widgets/src/search-suggestions';

/** §2, §3, §5, §7–§9 live search and suggestions. */
export const SEARCH: readonly Section[] = [
  {
    title: '§3, §9 Live search',
    values: [
      ...settings(`${LIVE}/settings.ts`, 'known', 'LS-2', 'symbols_for_start_searching'),
      ...settings(`${LIVE}/settings.ts`, 'known', 'LS-9', 'search_by_empty_value'),
      ...settings(`${LIVE}/settings.ts`, 'known', 'LS-12', ['results_area_width_by', "'fields_holder'"]),
      ...settings(`${LIVE}/settings.ts`, 'known', 'LS-11', 'server_error'),
      ...inFile(
        'packages/widgets/shared/search/search-config.ts',
        ['Site setting `sumbitOnEnter`', "flag('«sumbitOnEnter»')", 'LS-9'],
        ['`sumbitOnEnter` by default', "flag('sumbitOnEnter') ?? «false»", 'LS-9'],
        ['Ajax action', '}«_ajax_search»`', 'LS-4'],
        ['REST route', "rest('«jet-search/v1/search-posts»')", 'LS-4'],
      ),
      ...inFile(
        'packages/widgets/shared/search/SearchCategory.tsx',
        ['Value of all categories', 'ALL', 'LS-8', "'all'"],
        ['Category in the form’s settings', 'KEY', 'LS-8'],
      ),
      ...inFile('packages/widgets/shared/search/read-search-form.ts', [
        'Hidden field of the settings',
        'name$="«_settings»"',
        'LS-8',
      ]),
      ...inFile(`${LIVE}/LiveSearch.tsx`, ['Pause after the last key, in ms', 'PAUSE', 'LS-3']),
      ...inFile(
        `${LIVE}/search-request.ts`,
        ['Field `value`', '...query, «value», deviceMode', 'LS-4', 'xvalue: value'],
        ['Field `deviceMode`', 'value, «deviceMode»: device', 'LS-4'],
        ['Field `category__in`', 'data.«category__in» = category', 'LS-8'],
        ['Field `action`', '«action»: config.action,\n        ...', 'LS-4'],
        ['Field `data`', '«data»: config.omitsEmpty', 'LS-4'],
        ['Field `lang`', '{ «lang»: language }', 'LS-4'],
        ['Field `error` of an answer', "!isError(own(answer, '«error»'))", 'LS-11'],
        ['Field `data.error` of an answer', "isError(own(data, '«error»'))", 'LS-11'],
        ['Field `message` of an answer', "text('«message»')", 'LS-11'],
        ['Field `posts` of an answer', "own(data, '«posts»')", 'LS-5'],
        ['Field `post_count` of an answer', "number('«post_count»')", 'LS-5'],
        ['Field `limit_query` of an answer', "number('«limit_query»')", 'LS-5'],
        ['Field `columns` of an answer', "number('«columns»')", 'LS-5'],
        ['Field `results_navigation` of an answer', "own(data, '«results_navigation»')", 'LS-5'],
        ['Field `in_header` of the navigation', "own(navigation, '«in_header»')", 'LS-5'],
        ['Field `in_footer` of the navigation', "own(navigation, '«in_footer»')", 'LS-5'],
        ['Field `search_value` of an answer', "text('«search_value»')", 'LS-7'],
        ['Field `search_highlight` of an answer', "own(data, '«search_highlight»')", 'LS-7'],
      ),
      ...inFile(
        `${LIVE}/ResultsPanel.tsx`,
        ['Marked field `title`', "  '«title»',\n", 'LS-7'],
        ['Marked field `content`', "  '«content»',\n", 'LS-7'],
        ['Marked field `before_title`', "'«before_title»'", 'LS-7'],
        ['Marked field `after_title`', "'«after_title»'", 'LS-7'],
        ['Marked field `before_content`', "'«before_content»'", 'LS-7'],
        ['Marked field `after_content`', "'«after_content»'", 'LS-7'],
        ['Marked field `price`', "  '«price»',\n", 'LS-7'],
      ),
      ...inFile('packages/widgets/shared/search/highlight.ts', [
        'Element around a match',
        "createElement('«mark»')",
        'LS-7',
        'b',
      ]),
    ],
  },
  {
    title: '§3, §9 Search suggestions',
    values: [
      ...settings(
        `${SUGGESTIONS}/settings.ts`,
        'settings',
        'SG-1',
        'show_search_suggestions_list_inline',
        'search_suggestions_list_inline',
        'search_suggestions_list_inline_manual',
        'search_suggestions_list_inline_quantity',
        'show_search_suggestions_list_on_focus',
        'search_suggestions_list_on_focus',
        'search_suggestions_list_on_focus_manual',
        'search_suggestions_list_on_focus_quantity',
        'show_search_suggestions_list_on_focus_preloader',
        'search_suggestions_quantity_limit',
      ),
      ...settings(`${SUGGESTIONS}/settings.ts`, 'settings', 'SG-2', 'highlight_searched_text'),
      ...settings(`${SUGGESTIONS}/settings.ts`, 'settings', 'SG-3', 'search_results_url'),
      ...settings(`${SUGGESTIONS}/settings.ts`, 'settings', 'SG-4', 'use_session'),
      ...inFile(
        'packages/widgets/shared/search/search-config.ts',
        ['REST route of suggestions', "rest('«jet-search/v1/get-suggestions»')", 'SG-1'],
        ['REST route that saves one', "rest('«jet-search/v1/form-add-suggestion»')", 'SG-3'],
      ),
      ...inFile(`${SUGGESTIONS}/SearchSuggestions.tsx`, ['Pause after the last key, in ms', 'PAUSE', 'SG-2']),
      ...inFile(
        `${SUGGESTIONS}/suggestions-request.ts`,
        ['Field `list_type`', '{ «list_type»: listType', 'SG-1'],
        ['Field `value`', 'list_type: listType, «value», limit', 'SG-2', 'xvalue: value'],
        ['Field `limit`', 'listType, value, «limit» },\n        _', 'SG-1', 'xlimit: limit'],
        ['Field `name` of an answer', "own(row, '«name»')", 'SG-1'],
        ['Field `name` of what is saved', 'data: { «name» }', 'SG-3', 'xname: name'],
      ),
    ],
  },
];
