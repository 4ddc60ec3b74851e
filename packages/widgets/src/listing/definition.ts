import { defineWidget } from '@iyim/runtime/widget';
import { Listing } from './Listing.tsx';
import styles from './listing.css?inline';
import { messages } from './messages.ts';
import { readListing } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'listing',
  settings,
  read: readListing,
  View: Listing,
  styles,
  messages,
});
