/** The nonce of this page's own scripts, which its Content-Security-Policy knows; empty without one. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
