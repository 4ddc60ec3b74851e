/** Under preact components track the signals they read by themselves. */
export function useSignals(): void {}
