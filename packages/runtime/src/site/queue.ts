export interface Queue {
  /** Runs `task` when all before it have ended, also those that failed. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing waits or runs. */
  idle(): Promise<void>;
}

/** One task at a time, in the order they came. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const result = last.then(task);
      last = result.catch(() => {});
      return result;
    },
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  };
}
