import '@preact/signals';

/** Under preact components track the signals they read by themselves, once its signals have hooked into its rendering. */
export function useSignals(): void {}
