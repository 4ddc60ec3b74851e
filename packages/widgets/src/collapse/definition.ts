import { defineSettings, defineWidget, duration, text } from '@iyim/runtime/widget';
import sections from '../../shared/disclosure/sections.css?inline';
import { Collapse } from './Collapse.tsx';
import styles from './collapse.css?inline';
import { readCollapse } from './read.ts';

const settings = defineSettings(
  {
    header: text(
      '',
      'Selector, inside the host, of the headers. What follows one, up to the next, is its section. Without it the host is one section, and its first element the header.',
    ),
    duration: duration(400, 'How long a section takes to open or close.'),
  },
  (raw) => raw,
);

export type CollapseSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'collapse',
  settings,
  read: readCollapse,
  View: Collapse,
  styles: sections + styles,
});
