import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineWidget, type ViewProps } from '../islands/define.ts';
import { counterSettings } from './page.ts';

interface CounterSettings {
  start: number;
  label: string;
}

function Counter({
  island,
  settings,
  input,
}: ViewProps<CounterSettings, { button: HTMLElement }>): ReactNode {
  const [count, setCount] = useState(settings.start);
  const [slot] = useState(() => {
    input.button.addEventListener('click', () => setCount((n) => n + 1), { signal: island.signal });
    return island.changes.slot(input.button, 'after', 'output');
  });
  return createPortal(`${settings.label} ${count}`, slot);
}

/** A small real widget: keeps the server's button, counts its clicks, shows the count beside it. */
export const counter = defineWidget<CounterSettings, { button: HTMLElement }>({
  name: 'counter',
  settings: counterSettings,
  read: (host) => {
    const button = host.querySelector('button');
    if (!button) throw new Error('expected a <button> inside the host, found none');
    return { button };
  },
  View: Counter,
});
