import { Enhance, EnhanceAll, Slot, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { partsOf } from './parts.ts';
import { planOf } from './plan.ts';
import type { CountdownInput, Value } from './read.ts';
import type { CountdownSettings } from './settings.ts';
import { useCountdown } from './use-countdown.ts';

/** Counts down to a time in the server's own elements, and does what is to be done at the end. */
export function Countdown({ settings, input }: ViewProps<CountdownSettings, CountdownInput>): ReactNode {
  const { host, report } = useIsland();
  const { values, face, message, hidden, hasRole } = input;
  const plan = useMemo(() => planOf(input, settings), [input, settings]);
  const { remaining, words, isHidden, isTold } = useCountdown(input, plan);
  useEffect(() => {
    if (plan.problem) report(plan.problem, 'reading data-expire-actions');
  }, [plan, report]);

  const shown = values.map(({ part }) => part);
  const parts = remaining === null ? null : partsOf(remaining, shown);
  return (
    <>
      <Enhance of={host} role={hasRole ? undefined : 'timer'} />
      {values.map((value) => (
        <Digits key={value.part} value={value} count={parts?.get(value.part)} />
      ))}
      <Eyes face={face} />
      <Slot of={host} place="first" as="span" classes={{ 'iyim-countdown-words': true }} text={words} />
      <EnhanceAll of={isHidden ? hidden : []} styles={{ display: 'none' }} />
      <Enhance of={isTold ? message : null} hidden={false} styles={{ display: 'block' }} />
    </>
  );
}

interface DigitsProps {
  readonly value: Value;
  /** Undefined leaves the server's. */
  readonly count: number | undefined;
}

/** One number, drawn only when it changes: a text, or a digit an element. */
const Digits = memo(({ value: { element, digits }, count }: DigitsProps): ReactNode => {
  const text = count === undefined ? undefined : String(count).padStart(2, '0');
  const [added, setAdded] = useState<readonly number[]>([]);
  const places = (digits?.length ?? 0) + added.length;
  if (digits && text && text.length > places) setAdded([...added, places]);
  const digitAt = (place: number) =>
    text === undefined ? {} : { text: text[place] ?? '', styles: text[place] ? {} : { display: 'none' } };
  return (
    <>
      <Enhance of={element} classes={{ 'iyim-countdown-number': true }} text={digits ? undefined : text} />
      {digits?.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Enhance key={place} of={digit} {...digitAt(place)} />
      ))}
      {/* A third digit looks like the others. */}
      {added.map((place) => (
        <Slot
          key={place}
          of={element}
          as="span"
          classes={{ [digits?.[0]?.className ?? '']: true }}
          {...digitAt(place)}
        />
      ))}
    </>
  );
});

/** What makes no sentence is left to the eyes (CD-3). */
const Eyes = memo(({ face }: { face: readonly HTMLElement[] }) => <EnhanceAll of={face} aria-hidden />);
