import '@preact/signals';
import { options } from 'preact';

// Effects run at the end of the task that renders, as React's do in a synchronous commit, and not a frame later: an island that says
// it is mounted has bound its handlers.
options.requestAnimationFrame = queueMicrotask;

/** Under preact components track the signals they read by themselves, once its signals have hooked into its rendering. */
export function useSignals(): void {}
