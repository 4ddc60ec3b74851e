import { useIsland } from '@iyim/runtime/widget';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import type { FormSession } from './session.ts';
import type { FormSettings } from './settings.ts';

export interface PartProps<Input> {
  readonly session: FormSession;
  readonly settings: FormSettings;
  /** What `read` found. */
  readonly input: Input;
}

/** The code of a part: a view of its own, as a widget is one. */
export interface PartCode<Input> {
  /** Reads the server's markup; throws when the part can not be. */
  read(form: HTMLFormElement): Input;
  readonly View: ComponentType<PartProps<Input>>;
}

/** A part of a form that most forms do not have. Its code is fetched when a form needs it. */
export interface FormPart {
  /** Named in error messages. */
  readonly name: string;
  isNeeded(input: FormInput, settings: FormSettings): boolean;
  /** A submit waits until the part is there: it checks what is sent, or shows where something is wrong. */
  readonly holdsSubmit: boolean;
  load(): Promise<PartCode<unknown>>;
}

/** What a part reads is for its own view only. */
const part = <Input,>({ read, View }: PartCode<Input>): PartCode<unknown> => ({
  read,
  View: View as PartCode<unknown>['View'],
});

export const parts: readonly FormPart[] = [
  {
    name: 'draft',
    isNeeded: (_, { keepsDraft }) => keepsDraft,
    holdsSubmit: false,
    load: async () => part((await import('./draft/Draft.tsx')).draft),
  },
  {
    name: 'steps',
    isNeeded: ({ hasSteps }) => hasSteps,
    holdsSubmit: true,
    load: async () => part((await import('./steps/Steps.tsx')).steps),
  },
  {
    name: 'captcha',
    isNeeded: ({ hasCaptcha }) => hasCaptcha,
    holdsSubmit: true,
    load: async () => part((await import('./captcha/Captcha.tsx')).captcha),
  },
];

export type ShownParts = ReturnType<typeof useParts>;

interface LoadedPart {
  readonly View: PartCode<unknown>['View'];
  readonly input: unknown;
}

/** Fetches the parts that a form needs and draws them. One that does not come is reported, and the form works without it. */
export function useParts(
  session: FormSession,
  input: FormInput,
  settings: FormSettings,
  all: readonly FormPart[] = parts,
) {
  const { signal, report } = useIsland();
  const [loaded, setLoaded] = useState<ReadonlyMap<FormPart, LoadedPart | null>>(new Map());
  const loading = useRef(new Map<FormPart, Promise<void>>());
  const needed = all.filter((one) => one.isNeeded(input, settings));
  const holding = needed.filter(({ holdsSubmit }) => holdsSubmit);

  useLayoutEffect(() => {
    const load = async (one: FormPart) => {
      let found: LoadedPart | null = null;
      try {
        const { read, View } = await one.load();
        found = { View, input: read(session.form) };
      } catch (error) {
        report(error, `adding its part "${one.name}"`);
      }
      // With its effects: a submit that has waited for it finds what it has set.
      if (!signal.aborted) flushSync(() => setLoaded((before) => new Map(before).set(one, found)));
    };
    for (const one of needed) if (!loading.current.has(one)) loading.current.set(one, load(one));
  });

  return {
    nodes: needed.map((one) => {
      const part = loaded.get(one);
      return part && <part.View key={one.name} session={session} settings={settings} input={part.input} />;
    }),
    /** A submit has nothing to wait for any more. */
    isReady: holding.every((one) => loaded.has(one)),
    /** Resolves when that is so; never rejects. */
    ready: (): Promise<unknown> => Promise.all(holding.map((one) => loading.current.get(one))),
  };
}
