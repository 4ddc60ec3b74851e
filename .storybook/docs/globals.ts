import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
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

/** The part of Storybook's preview that holds the values of the toolbars. */
interface Preview {
  readonly storyStoreValue?: {
    readonly userGlobals: {
      readonly initialGlobals: Globals;
      readonly globals: Globals;
      update(changed: Globals): void;
    };
  };
}

/**
 * Changes toolbars without rendering the docs page again; Storybook's own event would replace its elements, and the focus would be
 * lost. Storybook writes the values into the address.
 */
export function changeToolbars(changed: Globals): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  const values = preview?.storyStoreValue?.userGlobals;
  if (!values) return;
  values.update(changed);
  const { initialGlobals: initial, globals } = values;
  addons
    .getChannel()
    .emit(GLOBALS_UPDATED, { initialGlobals: initial, userGlobals: globals, storyGlobals: {}, globals });
}

/** Returns toolbars in the notation of addresses: `language:en;theme:dark`. Leaves out what an address may not contain. */
export const globalsText = (globals: Globals): string =>
  Object.keys(initialGlobals)
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' && /^[\w-]+$/.test(value) ? [`${name}:${value}`] : [];
    })
    .join(';');
