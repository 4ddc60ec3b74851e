import { hydrateRoot } from 'react-dom/client';
import { Counter } from './counter.jsx';

for (const host of document.querySelectorAll('[data-widget]'))
  hydrateRoot(host, <Counter {...JSON.parse(host.dataset.widgetSettings)} />);
