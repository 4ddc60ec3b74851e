import { defineSettings, defineWidget, number } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What most shop widgets do: the server's button stays, React counts its clicks and draws into a slot beside it. */
function Counter({ island, settings, input }) {
  const [count, setCount] = useState(settings.start);
  const [slot] = useState(() => {
    input.button.addEventListener('click', () => setCount((n) => n + 1), { signal: island.signal });
    return island.changes.slot(input.button, 'after', 'output');
  });
  useLayoutEffect(() => island.changes.text(input.button, `Count: ${count}`), [island, input, count]);
  return createPortal(count, slot);
}

export default defineWidget({
  name: 'counter',
  settings: defineSettings({ start: number(0, 'Where the count begins.') }, (raw) => raw),
  read: (host) => ({ button: host.querySelector('button') }),
  View: Counter,
});
