import { Enhance, signal } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Side } from './place.ts';

interface Strip {
  readonly side: Side;
  /** Pixels. */
  readonly size: number;
  /** The element that scrolls under it. */
  readonly scroller: HTMLElement;
}

/** The strips along the edges of a scroller that an element of the page covers, by the component that registered them. */
const strips = signal<ReadonlyMap<object, Strip>>(new Map());
/** What the page itself keeps free there. */
const itsOwn = new WeakMap<HTMLElement, Readonly<Record<Side, number>>>();

/** Keeps what has the focus, and where a link leads, out from under a strip along an edge of a scroller (WCAG 2.4.11). */
export function KeepClear({ side, size, scroller }: Strip): ReactNode {
  useSignals();
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!stripsOf(scroller, strips.peek()).length) itsOwn.set(scroller, readPadding(scroller));
    strips.value = new Map(strips.peek()).set(me, { side, size, scroller });
    return () => {
      strips.value = new Map([...strips.peek()].filter(([owner]) => owner !== me));
    };
  }, [me, side, size, scroller]);

  const all = stripsOf(scroller, strips.value);
  const padding = (wanted: Side) => {
    const sizes = all.filter(([, strip]) => strip.side === wanted).map(([, strip]) => strip.size);
    return sizes.length > 0 ? `${Math.max(itsOwn.get(scroller)?.[wanted] ?? 0, ...sizes)}px` : undefined;
  };
  return (
    <Enhance
      of={all[0]?.[0] === me ? scroller : null}
      styles={{ scrollPaddingBlockStart: padding('top'), scrollPaddingBlockEnd: padding('bottom') }}
    />
  );
}

const stripsOf = (scroller: HTMLElement, all: ReadonlyMap<object, Strip>) =>
  [...all].filter(([, strip]) => strip.scroller === scroller);

function readPadding(scroller: HTMLElement): Record<Side, number> {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(scroller);
  return {
    top: Number.parseFloat(scrollPaddingBlockStart) || 0,
    bottom: Number.parseFloat(scrollPaddingBlockEnd) || 0,
  };
}
