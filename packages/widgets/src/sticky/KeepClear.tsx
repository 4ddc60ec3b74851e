import { Enhance, signal } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Side } from './place.ts';

interface Strip {
  readonly side: Side;
  readonly size: number;
}

/** The strips along the window's edges that something of the page covers, by who says so. */
const strips = signal<ReadonlyMap<object, Strip>>(new Map());
/** What the page itself keeps free there. */
let itsOwn: Readonly<Record<Side, number>> = { top: 0, bottom: 0 };

/** Keeps what has the focus, and where a link leads, out from under a strip along an edge of the window (WCAG 2.4.11). */
export function KeepClear({ side, size }: Strip): ReactNode {
  useSignals();
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    if (strips.peek().size === 0) itsOwn = readPadding();
    strips.value = new Map(strips.peek()).set(me, { side, size });
    return () => {
      strips.value = new Map([...strips.peek()].filter(([owner]) => owner !== me));
    };
  }, [me, side, size]);

  const all = strips.value;
  const [first] = all.keys();
  const padding = (wanted: Side) => {
    const sizes = [...all.values()].filter((strip) => strip.side === wanted).map((strip) => strip.size);
    return sizes.length > 0 ? `${Math.max(itsOwn[wanted], ...sizes)}px` : undefined;
  };
  return (
    <Enhance
      of={first === me ? document.documentElement : null}
      styles={{ scrollPaddingBlockStart: padding('top'), scrollPaddingBlockEnd: padding('bottom') }}
    />
  );
}

function readPadding(): Record<Side, number> {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingBlockStart) || 0,
    bottom: Number.parseFloat(scrollPaddingBlockEnd) || 0,
  };
}
