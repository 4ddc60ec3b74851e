import axe from 'axe-core';
import { beforeEach, vi } from 'vitest';
import { soon as soonAtOnce } from '../../../../runtime/src/testing/soon.ts';

/** Holds the page's timers in each test of the file: keys follow each other without a pause, however slow the machine is. */
export function holdClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
}

/** Waits for a check to pass without advancing the held clock. */
export { soonAtOnce };

/** Waits as the runtime's `soon` does; the held clock advances meanwhile by 50 ms a check. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  soonAtOnce(() => {
    vi.advanceTimersByTime(50);
    return check();
  });

/** What axe finds in the page, as texts. Its own timers fire at once. */
export async function violations(): Promise<readonly string[]> {
  vi.setTimerTickMode('nextTimerAsync');
  try {
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  } finally {
    vi.setTimerTickMode('manual');
  }
}
