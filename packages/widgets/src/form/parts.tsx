import { useIsland } from '@iyim/runtime/widget';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import type { FormSettings } from './settings.ts';

/** A part of a form that most forms do not have. Its code is fetched when a form needs it. */
export interface FormPart {
  /** Named in error messages. */
  readonly name: string;
  isNeeded(input: FormInput, settings: FormSettings): boolean;
  /** A submit waits until the part is there: it checks what is sent, or shows where something is wrong. */
  readonly holdsSubmit: boolean;
  /** Resolves with what reads the form's markup and draws the part; it throws when the form can not have the part. */
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

/** Fetches the parts that a form needs and draws them. One that does not come is reported, and the form works without it. */
export function useParts(input: FormInput, settings: FormSettings, all: readonly FormPart[] = parts) {
  const { signal, report } = useIsland();
  /** By part what draws it; null where it could not be loaded. */
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
      // With its effects: a submit that has waited for it finds what it has set.
      if (!signal.aborted) flushSync(() => setLoaded((before) => new Map(before).set(one, view)));
    };
    for (const one of needed) if (!loading.current.has(one)) loading.current.set(one, load(one));
  });

  return {
    nodes: needed.map((one) => <Fragment key={one.name}>{loaded.get(one)}</Fragment>),
    /** A submit has nothing to wait for any more. */
    isReady: holding.every((one) => loaded.has(one)),
    /** Resolves when that is so; never rejects. */
    ready: (): Promise<unknown> => Promise.all(holding.map((one) => loading.current.get(one))),
  };
}
