import { defineSettings, defineWidget, Enhance, Slot } from '@iyim/runtime/widget';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the time of one render, without the layout that follows, in ms. */
function timed(draw) {
  const from = performance.now();
  flushSync(draw);
  const took = performance.now() - from;
  document.body.getBoundingClientRect();
  return took;
}

/** Binds the server's buttons, or renders as many with React. `globalThis.measure(kind)` mounts, updates and removes them. */
function Bindings({ input }) {
  const [{ kind, turn }, set] = useState({ kind: null, turn: 0 });
  globalThis.measure = (nextKind) => {
    const mounted = timed(() => set({ kind: nextKind, turn: 1 }));
    const updated = timed(() => set({ kind: nextKind, turn: 2 }));
    flushSync(() => set({ kind: null, turn: 0 }));
    return { mounted, updated };
  };
  const press = () => set({ kind, turn: turn + 1 });
  return (
    <>
      {kind === 'enhance' &&
        input.map((button, index) => (
          <Enhance
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={index}
            of={button}
            aria-pressed={turn % 2 === 0}
            text={`${index}: ${turn}`}
            onClick={press}
          />
        ))}
      <Slot of={input[0].parentElement}>
        {kind === 'plain' &&
          input.map((_button, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <button key={index} type="button" aria-pressed={turn % 2 === 0} onClick={press}>
              {`${index}: ${turn}`}
            </button>
          ))}
      </Slot>
    </>
  );
}

export default defineWidget({
  name: 'bindings',
  settings: defineSettings({}, (raw) => raw),
  read: (host) => [...host.querySelectorAll('button')],
  View: Bindings,
});
