import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Enhance } from '../enhance.tsx';
import { probe } from '../testing/probe.tsx';
import { useHeightMotion } from './use-height-motion.ts';
import { useServerNode } from './use-server-node.ts';

const box = () => document.getElementById('box') as HTMLElement;
const motion = () => box().getAnimations()[0];
let set: (open: boolean) => void;
let isMoving: boolean;

async function setUp(duration = 1000, closed?: string) {
  await probe(
    '<div id="box" style="padding: 10px; border: 2px solid; line-height: 20px" hidden><p style="margin: 0">1</p></div>',
    ({ host }) => {
      const element = useServerNode(host, '#box');
      const [isOpen, setOpen] = useState(false);
      isMoving = useHeightMotion(element, isOpen, { duration, easing: 'linear', closed });
      set = (open) => flushSync(() => setOpen(open));
      return <Enhance of={element} hidden={!isOpen && !isMoving} />;
    },
  );
}

/** Stops the motion at a fraction of its duration. */
function holdAt(part: number) {
  const held = motion();
  held?.pause();
  if (held) held.currentTime = part * 1000;
}

beforeEach(() => void vi.restoreAllMocks());

describe('a box that opens and closes', () => {
  it('AY-1 a box that opens grows from zero height, including padding and borders, and has no fixed height afterwards', async () => {
    await setUp();
    expect(motion()).toBeUndefined();
    set(true);
    holdAt(0);
    expect(box().offsetHeight).toBe(0);
    holdAt(0.5);
    expect(box().offsetHeight).toBe(22);
    motion()?.finish();
    await vi.waitFor(() => expect(isMoving).toBe(false));
    expect(box().offsetHeight).toBe(44);
    box().append(document.createElement('p'), 'later');
    expect(box().offsetHeight).toBeGreaterThan(60);
  });

  it('AY-1 a box that closes shrinks to zero height, and stays visible until then', async () => {
    await setUp();
    set(true);
    motion()?.finish();
    await vi.waitFor(() => expect(isMoving).toBe(false));
    set(false);
    holdAt(0.5);
    expect(box().offsetHeight).toBe(22);
    motion()?.finish();
    await vi.waitFor(() => expect(box().hidden).toBe(true));
    expect(box().getAnimations()).toEqual([]);
  });

  it('AY-1 a box with a height for its closed state moves from and to that height, and keeps its padding and borders', async () => {
    await setUp(1000, '10px');
    set(true);
    holdAt(0);
    expect(box().offsetHeight).toBe(34);
    holdAt(0.5);
    expect(box().offsetHeight).toBe(39);
    motion()?.finish();
    await vi.waitFor(() => expect(isMoving).toBe(false));
    set(false);
    holdAt(0.5);
    expect(box().offsetHeight).toBe(39);
  });

  it('AY-1 a reversed motion continues from the current height, and so does the next motion', async () => {
    await setUp();
    set(true);
    holdAt(0.5);
    set(false);
    holdAt(0);
    expect(box().offsetHeight).toBe(22);
    holdAt(0.5);
    set(true);
    holdAt(0);
    expect(box().offsetHeight).toBeGreaterThan(8);
    expect(box().offsetHeight).toBeLessThan(14);
    motion()?.finish();
    await vi.waitFor(() => expect(isMoving).toBe(false));
    expect(box().offsetHeight).toBe(44);
    set(false);
    holdAt(0);
    expect(box().offsetHeight).toBe(44);
  });

  it.each([
    ['without a duration', () => setUp(0)],
    [
      'for visitors who prefer reduced motion',
      async () => {
        await setUp();
        vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
      },
    ],
    [
      'in a hidden page',
      async () => {
        await setUp();
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      },
    ],
  ])('RT-23 useHeightMotion does not animate the box %s', async (_when, begin) => {
    await begin();
    set(true);
    expect([motion(), box().offsetHeight]).toEqual([undefined, 44]);
    set(false);
    expect([motion(), box().hidden]).toEqual([undefined, true]);
  });
});
