import { defineWidget } from '@iyim/runtime';
import { messages } from './messages.ts';
import { Posts } from './Posts.tsx';
import styles from './posts.css?inline';
import { readPosts } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'posts',
  settings,
  read: readPosts,
  View: Posts,
  styles,
  messages,
});
