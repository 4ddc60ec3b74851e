import { defineWidget } from '@iyim/runtime/widget';
import { messages } from './messages.ts';
import { readSubscribeForm } from './read.ts';
import { Subscribe } from './Subscribe.tsx';
import { settings } from './settings.ts';
import styles from './subscribe.css?inline';

export default defineWidget({
  name: 'subscribe',
  settings,
  read: readSubscribeForm,
  View: Subscribe,
  styles,
  messages,
});
