import { defineSettings, defineWidget, Enhance, number, Slot } from '@iyim/runtime/widget';
import { useState } from 'react';

/** A counter that works like most widgets: it binds the server's button, and React renders the count into a slot next to it. */
function Counter({ settings, input }) {
  const [count, setCount] = useState(settings.start);
  return (
    <>
      <Enhance of={input.button} text={`Count: ${count}`} onClick={() => setCount(count + 1)} />
      <Slot of={input.button} place="after" as="output">
        {count}
      </Slot>
    </>
  );
}

export default defineWidget({
  name: 'counter',
  settings: defineSettings({ start: number(0, 'Initial count.') }, (raw) => raw),
  read: (host) => ({ button: host.querySelector('button') }),
  View: Counter,
});
