import { defineWidget } from '@iyim/runtime/widget';
import { DeleteLink } from './DeleteLink.tsx';
import styles from './delete-link.css?inline';
import { messages } from './messages.ts';
import { readDeleteLink } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'delete-link',
  settings,
  read: readDeleteLink,
  View: DeleteLink,
  styles,
  messages,
});
