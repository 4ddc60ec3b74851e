import { defineWidget } from '@iyim/runtime/widget';
import searchStyles from '../../shared/search/search.css?inline';
import { readSuggestionsForm } from './read.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import styles from './search-suggestions.css?inline';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'search-suggestions',
  settings,
  read: readSuggestionsForm,
  View: SearchSuggestions,
  styles: searchStyles + styles,
  messages: {
    he: {
      suggestions: 'הצעות לחיפוש',
      found: { one: 'הצעה אחת לחיפוש', two: 'שתי הצעות לחיפוש', other: '{count} הצעות לחיפוש' },
    },
    en: {
      suggestions: 'Search suggestions',
      found: { one: 'One search suggestion', other: '{count} search suggestions' },
    },
  },
});
