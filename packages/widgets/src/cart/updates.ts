export interface UpdatesOptions {
  /** Milliseconds from the last edit to the update. */
  readonly delay: () => number;
  /** Sends what stands in the form and takes the answer in. Resolves true when something typed meanwhile is left. */
  readonly update: () => Promise<boolean>;
  /** Runs a request in turn with the page's other changes of the cart. */
  readonly inTurn: (request: () => Promise<unknown>) => Promise<unknown>;
  readonly onBusy: (busy: boolean) => void;
  /** Something failed; `retry` does it again. */
  readonly onFailure: (error: unknown, retry: () => void) => void;
  readonly signal: AbortSignal;
}

/** When the cart page speaks to the server: one request at a time, in the order they were asked for. */
export function createUpdates({ delay, update, inTurn, onBusy, onFailure, signal }: UpdatesOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<boolean> = Promise.resolve(true);
  let queued = 0;
  /** An update waits for its turn: it will send whatever stands in the form then. */
  let updateQueued = false;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  signal.addEventListener('abort', stopTimer);

  /** Runs another change of the cart in its turn. Resolves true when it worked. */
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

  /** The visitor changed a quantity: an update follows when no further change comes. */
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
      stopTimer(); // what was typed until now goes with this one
      if ((await update()) && timer === undefined) edited();
    });
  };

  /** Sends what waits. Resolves when the server has everything, false when something failed. */
  const settle = async (): Promise<boolean> => {
    if (timer !== undefined) flush();
    const worked = await tail;
    return worked && isWaiting() ? settle() : worked;
  };

  /** Whether something is still on its way to the server, or about to be. */
  const isWaiting = (): boolean => timer !== undefined || queued > 0;

  return { edited, flush, run, isWaiting, settle };
}
