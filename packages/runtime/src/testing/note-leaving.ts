/** Keeps the test's page where it is, and notes where it would have gone, until `signal` is aborted. */
export function noteLeaving(signal: AbortSignal): string[] {
  const gone: string[] = [];
  document.addEventListener(
    'iyim:navigate',
    (event) => {
      event.preventDefault();
      gone.push((event as CustomEvent<{ url: string }>).detail.url);
    },
    { signal },
  );
  return gone;
}
