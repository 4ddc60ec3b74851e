import { forDevice, useDevice } from '@iyim/runtime/shop';
import { prefersReducedMotion } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import type { OffCanvasInput, Phase } from './read.ts';
import type { OffCanvasSettings } from './settings.ts';

/** Duration of the blocks plugin's animations of a search panel, in ms. */
const SEARCH_MS = 300;
/** Time after which an animation of the page builder counts as ended, in ms. */
const LONGEST_MS = 6000;

/** Settings that mean no animation. */
const NONE = new Set(['', 'none']);
/** Matches animation names that are a single class name. */
const CLASS = /^[\w-]+$/;

/** State of a panel, and the animation that plays now. */
export interface PhaseState {
  readonly phase: Phase;
  readonly isOpen: boolean;
  /** Class of the page builder's animation while it plays, otherwise empty. */
  readonly animation: string;
  /** Whether the page builder's panel moves when it opens or closes. */
  readonly moves: boolean;
  set(isOpen: boolean): void;
}

/** Opens and closes a panel in phases, so that the style sheet's animations have ended before the panel counts as closed. */
export function usePhase(
  { kind, moved }: OffCanvasInput,
  { entrance, exit }: Pick<OffCanvasSettings, 'entrance' | 'exit'>,
): PhaseState {
  const device = useDevice();
  const [phase, setPhase] = useState<Phase>('closed');
  const isOpen = phase === 'opening' || phase === 'open';
  const name = forDevice(isOpen ? entrance : exit, device);
  const moves = kind === 'builder' && !NONE.has(name) && CLASS.test(name);

  useLayoutEffect(() => {
    if (phase !== 'opening' && phase !== 'closing') return;
    let isCurrent = true;
    const end = () => {
      if (isCurrent) setPhase(phase === 'opening' ? 'open' : 'closed');
      isCurrent = false;
    };
    const isStill = document.hidden || prefersReducedMotion();
    const playing = (!isStill && kind === 'builder' && moved?.getAnimations().filter(ends)) || [];
    // If the browser has not drawn a frame since the entrance ended, its finished animation is still listed and would count as
    // the exit.
    for (const animation of playing) if (animation.playState === 'finished') animation.play();
    const time = kind === 'search' && !isStill ? SEARCH_MS : playing.length > 0 ? LONGEST_MS : 0;
    if (playing.length > 0) void Promise.allSettled(playing.map(({ finished }) => finished)).then(end);
    const timer = setTimeout(end, time);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [phase, kind, moved]);

  return {
    phase,
    isOpen,
    moves,
    animation: moves && (phase === 'opening' || phase === 'closing') ? name : '',
    set(open) {
      if (open !== isOpen) setPhase(open ? 'opening' : 'closing');
    },
  };
}

const ends = ({ effect }: Animation): boolean =>
  effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
