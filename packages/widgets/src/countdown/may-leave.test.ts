import { describe, expect, it } from 'vitest';
import { mayLeave } from './leave.ts';

const leaving = {
  target: 'https://shop.test/over/',
  here: 'https://shop.test/sale/',
  wasRunning: false,
  lastLeft: null as number | null,
  now: 1_000_000,
};

describe('a countdown that redirects at its end', () => {
  it('CD-1 goes, whether it ran or was over from the start', () => {
    expect(mayLeave(leaving)).toBe(true);
    expect(mayLeave({ ...leaving, wasRunning: true })).toBe(true);
  });

  it('CD-1 may load its own page anew when it has run out there, and not when it came ended', () => {
    const toItself = { ...leaving, target: leaving.here };
    expect(mayLeave({ ...toItself, wasRunning: true })).toBe(true);
    expect(mayLeave(toItself)).toBe(false);
    expect(mayLeave({ ...toItself, here: `${leaving.here}#top` })).toBe(false);
  });

  it('CD-1 may scroll to a place on its own page', () => {
    expect(mayLeave({ ...leaving, target: `${leaving.here}#over` })).toBe(true);
  });

  it('CD-1 does not leave again at once: two pages that lead to each other stop', () => {
    expect(mayLeave({ ...leaving, lastLeft: leaving.now - 1500 })).toBe(false);
    expect(mayLeave({ ...leaving, lastLeft: leaving.now - 60_000 })).toBe(true);
  });

  it('CD-1 a clock that was put back does not keep it for long', () => {
    expect(mayLeave({ ...leaving, lastLeft: leaving.now + 3_600_000 })).toBe(true);
  });
});
