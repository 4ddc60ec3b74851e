export interface UpdatesOptions {
  /** Delay from the last edit to the update, in ms. */
  readonly delay: () => number;
  /** Sends the form and shows the answer. Resolves true if a quantity typed in the meantime is still unsent. */
  readonly update: () => Promise<boolean>;
  /** Runs a request after all earlier changes to the cart, including those by other widgets on the page. */
  readonly inTurn: (request: () => Promise<unknown>) => Promise<unknown>;
  readonly onBusy: (busy: boolean) => void;
  /** Called after a failed request; `retry` repeats it. */
  readonly onFailure: (error: unknown, retry: () => void) => void;
  readonly signal: AbortSignal;
}

/** Schedules the cart page's requests: one at a time, in the order they were made. */
export function createUpdates({ delay, update, inTurn, onBusy, onFailure, signal }: UpdatesOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<boolean> = Promise.resolve(true);
  let queued = 0;
  /** Whether an update is queued. A queued update will include later edits, so a second one is not needed. */
  let updateQueued = false;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  signal.addEventListener('abort', stopTimer);

  /** Queues a change to the cart. Resolves true on success. */
  const run = (task: () => Promise<unknown>): Promise<boolean> => {
    queued += 1;
    const turn = tail.then(async () => {
      onBusy(true);
      try {
        if (!signal.aborted) await inTurn(task);
        return true;
      } catch (error) {
        if (!signal.aborted) onFailure(error, () => void run(task));
        return false;
      } finally {
        queued -= 1;
        if (queued === 0) onBusy(false);
      }
    });
    tail = turn;
    return turn;
  };

  /** Schedules an update after the delay, counted from the last change to a quantity. */
  const edited = () => {
    stopTimer();
    timer = setTimeout(flush, delay());
  };

  /** Updates now instead of after the delay. */
  const flush = () => {
    stopTimer();
    if (updateQueued) return;
    updateQueued = true;
    void run(async () => {
      updateQueued = false;
      stopTimer(); // this update includes all edits until now
      if ((await update()) && timer === undefined) edited();
    });
  };

  /** Sends pending edits. Resolves true when the server has everything, false if something failed. */
  const settle = async (): Promise<boolean> => {
    if (timer !== undefined) flush();
    const worked = await tail;
    return worked && isWaiting() ? settle() : worked;
  };

  /** Whether a request is running, queued or scheduled. */
  const isWaiting = (): boolean => timer !== undefined || queued > 0;

  return { edited, flush, run, isWaiting, settle };
}
