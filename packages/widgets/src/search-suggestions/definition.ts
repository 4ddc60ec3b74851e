import { defineWidget } from '@iyim/runtime/widget';
import searchStyles from '../../shared/search/search.css?inline';
import { messages } from './messages.ts';
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
  messages,
});
