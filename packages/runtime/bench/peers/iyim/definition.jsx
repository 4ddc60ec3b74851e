import { defineSettings, defineWidget, number } from '@iyim/runtime';
import { Counter } from '../counter.jsx';

/** An ordinary widget: settings checked by its schema, server HTML hydrated. */
export default defineWidget({
  name: 'counter',
  root: 'hydrate',
  settings: defineSettings({ start: number(0, 'Where the count begins.') }, (raw) => raw),
  read: () => ({}),
  View: ({ settings }) => <Counter start={settings.start} />,
});
