export interface Queue {
  /** Runs `task` after all earlier tasks have succeeded or failed. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when no task is waiting or running. */
  idle(): Promise<void>;
}

/** Creates a queue that runs one task at a time, in order of arrival. */
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
