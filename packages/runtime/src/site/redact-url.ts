/** Parameters whose values are secrets (SEC-4): nonces under all their names, passwords, order keys. */
const SECRET = /nonce|security|pass|pwd|token|^key$/i;

/** The URL as it may be shown in an error: without the values of secret parameters, name and password, and fragment. */
export function redactUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  for (const name of new Set(shown.searchParams.keys())) {
    if (SECRET.test(name)) shown.searchParams.set(name, '…');
  }
  return shown.href;
}
