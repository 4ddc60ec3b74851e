import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { Listing } from './Listing.tsx';
import styles from './listing.css?inline';
import { messages } from './messages.ts';
import { readListing } from './read.ts';

export default defineWidget({
  name: 'listing',
  // The original has none of its own: a listing is told everything by its markup.
  settings: defineSettings({}, () => ({})),
  read: readListing,
  View: Listing,
  styles,
  messages,
});
