import { defineWidget } from '@iyim/runtime';
import { messages } from './messages.ts';
import { readFilterBar } from './read.ts';
import { settings } from './settings.ts';
import { TaxonomyFilter } from './TaxonomyFilter.tsx';
import styles from './taxonomy-filter.css?inline';

export default defineWidget({
  name: 'taxonomy-filter',
  settings,
  read: readFilterBar,
  View: TaxonomyFilter,
  styles,
  messages,
});
