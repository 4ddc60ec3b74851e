import { defineSettings, defineWidget, Enhance, number, Slot } from '@iyim/runtime/widget';
import { useState } from 'react';

/** What most shop widgets do: the server's button stays, React counts its clicks and draws into a slot beside it. */
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
  settings: defineSettings({ start: number(0, 'Where the count begins.') }, (raw) => raw),
  read: (host) => ({ button: host.querySelector('button') }),
  View: Counter,
});
