import { defineWidget } from '@iyim/runtime/widget';
import { readAnimation } from './read.ts';
import { settings } from './settings.ts';
import { VectorAnimation } from './VectorAnimation.tsx';
import styles from './vector-animation.css?inline';

export default defineWidget({
  name: 'vector-animation',
  settings,
  read: readAnimation,
  View: VectorAnimation,
  styles,
  messages: {
    he: { play: 'הפעלת ההנפשה', stop: 'עצירת ההנפשה', link: 'מעבר לקישור' },
    en: { play: 'Play the animation', stop: 'Stop the animation', link: 'Follow the link' },
  },
});
