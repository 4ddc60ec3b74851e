import { defineWidget } from '@iyim/runtime/widget';
import { Form } from './Form.tsx';
import styles from './form.css?inline';
import { messages } from './messages.ts';
import { readForm } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'form',
  settings,
  read: readForm,
  View: Form,
  styles,
  messages,
});
