import { useIsland } from '@iyim/runtime/widget';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import type { FormSettings } from './settings.ts';

/** Optional part of a form. Its code is fetched when a form needs it. */
export interface FormPart {
  /** Name of the part in error messages. */
  readonly name: string;
  isNeeded(input: FormInput, settings: FormSettings): boolean;
  /** Whether a submit waits for the part, because the part checks the form or reveals invalid fields. */
  readonly holdsSubmit: boolean;
  /**
   * Resolves with a function that reads the form's markup and renders the part. The function throws if the markup is not suitable
   * for the part.
   */
  load(): Promise<(form: HTMLFormElement) => ReactNode>;
}

export const parts: readonly FormPart[] = [
  {
    name: 'draft',
    isNeeded: (_, { keepsDraft }) => keepsDraft,
    holdsSubmit: false,
    load: async () => (await import('./draft/Draft.tsx')).draft,
  },
  {
    name: 'steps',
    isNeeded: ({ hasSteps }) => hasSteps,
    holdsSubmit: true,
    load: async () => (await import('./steps/Steps.tsx')).steps,
  },
  {
    name: 'captcha',
    isNeeded: ({ hasCaptcha }) => hasCaptcha,
    holdsSubmit: true,
    load: async () => (await import('./captcha/Captcha.tsx')).captcha,
  },
];

export type ShownParts = ReturnType<typeof useParts>;

/** Fetches the parts that a form needs and renders them. A part that fails to load is reported; the form works without it. */
export function useParts(input: FormInput, settings: FormSettings, all: readonly FormPart[] = parts) {
  const { signal, report } = useIsland();
  /** The loaded view of each part; null for a part that could not be loaded. */
  const [loaded, setLoaded] = useState<ReadonlyMap<FormPart, ReactNode>>(new Map());
  const loading = useRef(new Map<FormPart, Promise<void>>());
  const needed = all.filter((one) => one.isNeeded(input, settings));
  const holding = needed.filter(({ holdsSubmit }) => holdsSubmit);

  useLayoutEffect(() => {
    const load = async (one: FormPart) => {
      let view: ReactNode = null;
      try {
        const draw = await one.load();
        view = draw(input.form);
      } catch (error) {
        report(error, `adding its part "${one.name}"`);
      }
      // Runs the part's effects immediately, because a submit that waits for the part needs the handles that they set.
      if (!signal.aborted) flushSync(() => setLoaded((before) => new Map(before).set(one, view)));
    };
    for (const one of needed) if (!loading.current.has(one)) loading.current.set(one, load(one));
  });

  return {
    nodes: needed.map((one) => <Fragment key={one.name}>{loaded.get(one)}</Fragment>),
    /** Whether all parts that a submit waits for are loaded. */
    isReady: holding.every((one) => loaded.has(one)),
    /** Resolves when all parts that a submit waits for are loaded or have failed; never rejects. */
    ready: (): Promise<unknown> => Promise.all(holding.map((one) => loading.current.get(one))),
  };
}
