export interface ProbePlan {
  /** Indexes of the islands that are clicked first, in this order. */
  readonly sample: readonly number[];
  /** Indexes of all islands. Each must respond. */
  readonly all: readonly number[];
}

export interface ProbeResult {
  /** Time from the start of navigation until every island of the sample has responded to a click, in ms. */
  readonly interactive: number;
  /**
   * Time from the start of navigation until every island has responded to a click, in ms. For every peer, it includes the work of
   * the clicks.
   */
  readonly allAnswered: number;
  /** Time from the start of navigation until the document was parsed, in ms. */
  readonly parsed: number;
  /** Time of the longest task, in ms; 0 if no task took 50 ms. */
  readonly longestTask: number;
  /** Total blocking time: the sum of each task's time beyond 50 ms, in ms. */
  readonly blocking: number;
}

export interface Probe {
  readonly result: Promise<ProbeResult>;
  /** Clicks every island again. Resolves with a description of the first island that did not count up by exactly one, if any. */
  verify(): Promise<string | undefined>;
}

interface Scheduler {
  postTask(work: () => void, options: { priority: string; delay?: number }): Promise<void>;
}

/**
 * Measures how soon islands respond. Runs in the page before its scripts. Works with every peer, because it only clicks the buttons
 * and reads their text. Must be self-contained, because it is sent to the browser as text.
 */
export function installProbe({ sample, all }: ProbePlan): void {
  const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
  const buttonOf = (index: number) => document.querySelector<HTMLElement>(`#i${index} button`);
  const textOf = (index: number) => buttonOf(index)?.textContent ?? null;
  const countOf = (index: number) => Number(textOf(index)?.slice('Count: '.length));
  /** Yields to the page's tasks, and continues at the same priority, after `delay` ms. */
  const turn = (delay = 0) => scheduler.postTask(() => {}, { priority: 'user-visible', delay });

  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: 'longtask', buffered: true });

  async function untilAnswered(index: number): Promise<void> {
    for (;;) {
      const was = textOf(index);
      if (was !== null) {
        buttonOf(index)?.click();
        // Most peers render in a microtask after the click, and some in a later task.
        for (let i = 0; i < 8 && textOf(index) === was; i++) await null;
        const patience = performance.now() + 5;
        while (textOf(index) === was && performance.now() < patience) await turn(1);
        if (textOf(index) !== was) return;
      } else await turn(1);
    }
  }

  async function clickAll(islands: readonly number[]): Promise<number> {
    let sliceEnd = performance.now() + 8;
    for (const index of islands) {
      await untilAnswered(index);
      if (performance.now() < sliceEnd) continue;
      await turn(); // the probe must not be a long task itself
      sliceEnd = performance.now() + 8;
    }
    return performance.now();
  }

  async function measure(): Promise<ProbeResult> {
    const interactive = await clickAll(sample);
    const allAnswered = await clickAll(all);
    while (document.readyState !== 'complete') await turn(5); // the page may still be loading if its plan has no islands
    // A long task is reported after its end. The timeout is for pages that no longer render and therefore are never idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    longTasks.push(...observer.takeRecords().map(({ duration }) => duration));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      interactive,
      allAnswered,
      parsed: navigation?.domInteractive ?? Number.NaN,
      longestTask: Math.max(0, ...longTasks),
      blocking: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    };
  }

  async function verify(): Promise<string | undefined> {
    const before = all.map(countOf);
    for (const index of all) buttonOf(index)?.click();
    const wrong = () => all.findIndex((index, at) => countOf(index) !== (before[at] ?? 0) + 1);
    for (let tries = 0; wrong() >= 0 && tries < 200; tries++) await turn(5);
    await turn(20); // leaves time for islands that count up more than once
    const at = wrong();
    return at < 0 ? undefined : `island ${all[at]}: ${before[at]} became "${textOf(all[at] ?? -1)}"`;
  }

  (globalThis as unknown as { probe: Probe }).probe = { result: measure(), verify };
}
