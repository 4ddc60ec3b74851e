import { testSignal } from './test-signal.ts';

/** Keeps the test's page where it is, and notes in `gone` where it would have gone. */
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
