import { Each, Enhance, EnhanceAll, Slot } from '@iyim/runtime/widget';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { MotionToggle, useMotion } from './MotionToggle.tsx';
import { partsIn, type Run, splitPhrase, type Unit } from './split.ts';
import { type Motion, nextTurn, type Plan, START, type StepName, stepsOf } from './turns.ts';

export interface PhrasesInput {
  /** Server element around the phrases. */
  readonly frame: HTMLElement;
  readonly phrases: readonly HTMLElement[];
  readonly texts: readonly string[];
  /** Classes of a visible phrase in the page's style sheets. */
  readonly shownClasses: string;
}

interface PhrasesProps {
  readonly input: PhrasesInput;
  readonly plan: Plan;
  readonly unit: Unit;
  /** Names of the effects in the style sheets, for phrases that appear and disappear. */
  readonly effects: readonly string[];
  readonly isEndless: boolean;
}

/**
 * Shows phrases one after another in one place, which is as large as the largest of them. Renders copies of the phrases, split
 * into parts; the server's phrases are hidden. Screen readers read all phrases, as part of the sentence around them.
 */
export function Phrases({ input, plan, unit, effects, isEndless }: PhrasesProps): ReactNode {
  const { frame, phrases, texts, shownClasses } = input;
  const split = useMemo(() => texts.map((text) => splitPhrase(text, unit)), [texts, unit]);
  const parts = useMemo(() => split.map(partsIn), [split]);
  const motion = useMotion(frame);
  const [turn, setTurn] = useState(START);
  const steps = stepsOf(plan, turn, parts);
  const step = steps[Math.min(turn.step, steps.length - 1)];
  const next = nextTurn(turn, steps.length, parts.length, isEndless);

  const wait = motion.isMoving && next ? step?.time : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` follows from the turn
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => setTurn(next ?? START), wait);
    return () => clearTimeout(timer);
  }, [turn, wait]);

  const hasEnded = !next && !motion.isStopped;
  const toggle = () => {
    // A stopped phrase is shown complete. If the last phrase has ended, the button starts again with the first one.
    setTurn(hasEnded ? START : { index: turn.index, before: null, step: 0 });
    motion.setStopped(!hasEnded && !motion.isStopped);
  };
  const stepAt = (index: number): StepName | undefined => {
    if (motion.isStill) return index === 0 ? 'still' : undefined;
    if (index === turn.index) return step?.name;
    return plan.overlaps && turn.step === 0 && index === turn.before ? 'out' : undefined;
  };
  return (
    <>
      <EnhanceAll of={phrases} styles={{ display: 'none !important' }} />
      <Enhance of={frame} classes={{ 'iyim-phrases-frame': true }} />
      <Slot of={frame} place="first" as="span" classes={{ 'iyim-visually-hidden': true }}>
        {texts.join(', ')}
      </Slot>
      <Slot
        of={frame}
        as="span"
        aria-hidden
        classes={{
          'iyim-phrases': true,
          'iyim-phrases-paused': !motion.isMoving,
          ...Object.fromEntries(effects.map((effect) => [`iyim-phrases-${effect}`, true])),
          ...(shownClasses && { [shownClasses]: true }),
        }}
        styles={{ ...timesOf('come', plan.come), ...timesOf('go', plan.go) }}
      >
        <Each of={split}>
          {(runs, index) => (
            <Phrase runs={runs} parts={parts[index] ?? 0} step={stepAt(index)} isWhole={unit === 'phrase'} />
          )}
        </Each>
      </Slot>
      {texts.length > 1 && !motion.isStill && (
        <MotionToggle isStopped={motion.isStopped || hasEnded} onPress={toggle} />
      )}
    </>
  );
}

const timesOf = (way: 'come' | 'go', { time, wait, step }: Motion) => ({
  [`--phrase-${way}-time`]: `${time}ms`,
  [`--phrase-${way}-wait`]: `${wait}ms`,
  [`--phrase-${way}-step`]: `${step}ms`,
});

interface PhraseProps {
  readonly runs: readonly Run[];
  readonly parts: number;
  readonly step: StepName | undefined;
  readonly isWhole: boolean;
}

const Phrase = memo(({ runs, parts, step, isWhole }: PhraseProps): ReactNode => {
  let count = 0;
  return (
    <span className="iyim-phrase" data-step={step} style={{ '--phrase-n': parts } as object}>
      {runs.map(({ dir, words }, run) => [
        run > 0 && ' ',
        // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never change
        <span key={run} dir={dir}>
          {words.map((word, place) => [
            place > 0 && ' ',
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never change
              key={place}
              dir={isWhole ? undefined : word.dir}
              className={isWhole ? undefined : 'iyim-phrase-word'}
            >
              {word.parts.map((part) => {
                const index = count++;
                return (
                  <span key={index} className="iyim-phrase-part" style={{ '--phrase-i': index } as object}>
                    {part}
                  </span>
                );
              })}
            </span>,
          ])}
        </span>,
      ])}
    </span>
  );
});
