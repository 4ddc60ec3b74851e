import axe from 'axe-core';
import { beforeEach, vi } from 'vitest';
import { soon as soonAtOnce } from '../../../../runtime/src/testing/soon.ts';

/** Stops the page's timers in each test of the file, so that no time passes between key presses, even on a slow machine. */
export function holdClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
}

/** Waits for a check to pass, without advancing the stopped clock. */
export { soonAtOnce };

/** Waits like the runtime's `soon`, and advances the stopped clock by 50 ms per check. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  soonAtOnce(() => {
    vi.advanceTimersByTime(50);
    return check();
  });

/** Returns axe's violations in the page as strings. The clock runs meanwhile, because axe uses timers. */
export async function violations(): Promise<readonly string[]> {
  vi.setTimerTickMode('nextTimerAsync');
  try {
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  } finally {
    vi.setTimerTickMode('manual');
  }
}
