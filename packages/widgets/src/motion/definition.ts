import { defineWidget } from '@iyim/runtime/widget';
import { Motion } from './Motion.tsx';
import styles from './motion.css?inline';
import { readMotion } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({ name: 'motion', settings, read: readMotion, View: Motion, styles });
