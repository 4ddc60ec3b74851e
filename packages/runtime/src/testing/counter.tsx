import { type ReactNode, useState } from 'react';
import type { ViewProps } from '../islands/types.ts';
import { defineWidget } from '../islands/types.ts';
import { Enhance } from '../view/enhance.tsx';
import { Slot } from '../view/slot.tsx';
import { counterSettings } from './page.ts';

interface CounterSettings {
  start: number;
  label: string;
}

function Counter({ settings, input }: ViewProps<CounterSettings, { button: HTMLElement }>): ReactNode {
  const [count, setCount] = useState(settings.start);
  return (
    <>
      <Enhance of={input.button} onClick={() => setCount((n) => n + 1)} />
      <Slot of={input.button} place="after" as="output">{`${settings.label} ${count}`}</Slot>
    </>
  );
}

/** A small real widget: keeps the server's button, counts its clicks, and shows the count next to it. */
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
