/** Starts something that takes a while; ends it when its signal is aborted. */
type Load<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Lets all that wait for the same thing share one request. It is aborted when nobody waits any more; who stops waiting and
 * begins again at once does not make it start anew.
 */
export function shareLoad<Result>(): (
  key: string,
  signal: AbortSignal,
  load: Load<Result>,
) => Promise<Result> {
  const running = new Map<
    string,
    { readonly result: Promise<Result>; wait: (signal: AbortSignal) => void }
  >();
  return (key, signal, load) => {
    const known = running.get(key);
    if (known) {
      known.wait(signal);
      return known.result;
    }
    const controller = new AbortController();
    let waiting = 0;
    const leave = () => {
      waiting -= 1;
      queueMicrotask(() => {
        if (waiting > 0) return;
        if (running.get(key) === entry) running.delete(key);
        controller.abort();
      });
    };
    const wait = (signal: AbortSignal) => {
      waiting += 1;
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    };
    const result = load(controller.signal).finally(() => {
      if (running.get(key) === entry) running.delete(key);
    });
    const entry = { result, wait };
    running.set(key, entry);
    wait(signal);
    return result;
  };
}
