import type { Widget, WidgetCode } from './types.ts';

/** Timeout for loading a chunk, in ms (§9). */
const GIVE_UP_MS = 120_000;

/**
 * Runs a widget's dynamic import once for all of its hosts, and tries once more if it fails. Rejects with "Loading chunk {id}
 * failed." after the second failure, or after 120 s (RT-17). A later call starts again.
 */
export const loadCode = (widget: Widget): Promise<WidgetCode> => {
  widget.code ??= withinTime(widget.load);
  return widget.code.catch((cause) => {
    widget.code = undefined;
    throw new Error(`Loading chunk ${widget.name} failed.`, { cause });
  });
};

/** Returns the result of `load`, which is tried twice. Rejects after the second failure, or after 120 s. */
export async function withinTime<T>(load: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, GIVE_UP_MS, 'timeout'));
  return Promise.race([load().catch(load), late]);
}
