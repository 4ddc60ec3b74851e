import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../toolbars.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Values of the toolbars, as far as they are known. */
function currentGlobals(): Globals {
  const channel = addons.getChannel();
  const [updated] = (channel.last(GLOBALS_UPDATED) ?? []) as { globals: Globals }[];
  const [set] = (channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
  return { ...initialGlobals, ...(updated ?? set)?.globals };
}

/** Returns the values of the toolbars, and renders again when they change. */
export function useToolbars(): Globals {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setGlobals(currentGlobals());
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    update();
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, []);
  return globals;
}

/** Changes toolbars, as if the reader had chosen other items. Storybook writes them into the address. */
export const changeToolbars = (globals: Globals): void =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });

/** Returns toolbars in the notation of addresses: `language:en;theme:dark`. Leaves out what an address may not contain. */
export const globalsText = (globals: Globals): string =>
  Object.keys(initialGlobals)
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' && /^[\w-]+$/.test(value) ? [`${name}:${value}`] : [];
    })
    .join(';');
