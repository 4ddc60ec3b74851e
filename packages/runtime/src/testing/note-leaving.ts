import { testSignal } from './test-signal.ts';

/** Prevents navigation of the test's page, and records the addresses in `gone`. */
export function noteLeaving(gone: string[] = []): string[] {
  document.addEventListener(
    'iyim:navigate',
    (event) => {
      event.preventDefault();
      gone.push((event as CustomEvent<{ url: string }>).detail.url);
    },
    { signal: testSignal() },
  );
  return gone;
}
