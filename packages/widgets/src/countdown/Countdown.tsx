import {
  defineWidget,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useIsland,
  type ViewProps,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, useMemo } from 'react';
import styles from './countdown.css?inline';
import { planOf } from './plan.ts';
import type { CountdownInput, Value } from './read.ts';
import { readCountdown } from './read.ts';
import { partsOf } from './remaining.ts';
import { type CountdownSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { type Shown, useCountdown } from './use-countdown.ts';

/** Counts down to a time in server-rendered elements, and performs the actions at the end. */
export function Countdown({ settings, input }: ViewProps<CountdownSettings, CountdownInput>): ReactNode {
  const plan = useMemo(() => planOf(input, settings), [input, settings]);
  const { remaining, ...shown } = useCountdown(input, plan);
  const { values } = input;
  const kinds = values.map(({ part }) => part);
  const parts = remaining === null ? null : partsOf(remaining, kinds);
  return (
    <>
      {values.map((value) => (
        <Digits key={value.part} value={value} count={parts?.get(value.part)} />
      ))}
      <Surroundings input={input} {...shown} />
    </>
  );
}

type SurroundingsProps = Omit<Shown, 'remaining'> & { readonly input: CountdownInput };

/** Everything except the numbers. Renders when the words change, which is once a minute until the last minute. */
const Surroundings = memo(({ input, words, isHidden, isMessageShown }: SurroundingsProps): ReactNode => {
  const { host } = useIsland();
  return (
    <>
      <Enhance of={host} role={input.hasRole ? undefined : 'timer'} />
      {/* Screen readers get the words instead (CD-3). */}
      <EnhanceAll of={input.face} aria-hidden />
      <Slot
        of={host}
        place="first"
        as="span"
        classes={{ 'iyim-countdown-words iyim-visually-hidden': true }}
        text={words}
      />
      <EnhanceAll of={isHidden ? input.hidden : []} styles={{ display: 'none' }} />
      <Enhance of={isMessageShown ? input.message : null} hidden={false} styles={{ display: 'block' }} />
    </>
  );
});

interface DigitsProps {
  readonly value: Value;
  /** The number; undefined keeps the server's text. */
  readonly count: number | undefined;
}

/** One number, as a text or with an element for each digit. Renders only when the number changes. */
const Digits = memo(({ value: { element, digits }, count }: DigitsProps): ReactNode => {
  const text = count === undefined ? undefined : String(count).padStart(2, '0');
  const extraDigits = digits && text ? [...text].slice(digits.length) : [];
  return (
    <>
      <Enhance of={element} classes={{ 'iyim-countdown-number': true }} text={digits ? undefined : text} />
      {digits?.map((digit, place) => (
        <Enhance
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements never change
          key={place}
          of={digit}
          text={text && (text[place] ?? '')}
          styles={{ display: text && !text[place] ? 'none' : undefined }}
        />
      ))}
      {/* A third digit has the class of the others. */}
      <Each of={extraDigits}>
        {(digit) => (
          <Slot of={element} as="span" classes={{ [digits?.[0]?.className ?? '']: true }} text={digit} />
        )}
      </Each>
    </>
  );
});

export default defineWidget({
  name: 'countdown',
  settings,
  read: readCountdown,
  View: Countdown,
  styles,
  messages: texts,
});
