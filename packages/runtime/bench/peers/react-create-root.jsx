import { createRoot } from 'react-dom/client';
import { Counter } from './counter.jsx';

for (const host of document.querySelectorAll('[data-widget]'))
  createRoot(host).render(<Counter {...JSON.parse(host.dataset.widgetSettings)} />);
