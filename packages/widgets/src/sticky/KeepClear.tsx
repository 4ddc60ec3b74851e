import { Enhance, signal } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Side } from './place.ts';

interface Strip {
  readonly side: Side;
  /** Height of the strip, in pixels. */
  readonly size: number;
  /** Element that scrolls under the strip. */
  readonly scroller: HTMLElement;
}

/** Strips along the edges of scrollers that sticky elements cover, keyed by the component that registered the strip. */
const strips = signal<ReadonlyMap<object, Strip>>(new Map());
/** Scroll padding that each scroller had before its first strip, in pixels. */
const pagePadding = new WeakMap<HTMLElement, Readonly<Record<Side, number>>>();

/** Keeps the focused element and the targets of links clear of a strip along an edge of a scroller (WCAG 2.4.11). */
export function KeepClear({ side, size, scroller }: Strip): ReactNode {
  useSignals();
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!stripsOf(scroller, strips.peek()).length) pagePadding.set(scroller, readPadding(scroller));
    strips.value = new Map(strips.peek()).set(me, { side, size, scroller });
    return () => {
      strips.value = new Map([...strips.peek()].filter(([owner]) => owner !== me));
    };
  }, [me, side, size, scroller]);

  const all = stripsOf(scroller, strips.value);
  const padding = (edge: Side) => {
    const sizes = all.filter(([, strip]) => strip.side === edge).map(([, strip]) => strip.size);
    return sizes.length > 0 ? `${Math.max(pagePadding.get(scroller)?.[edge] ?? 0, ...sizes)}px` : undefined;
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
