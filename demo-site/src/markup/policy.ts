/**
 * The Content-Security-Policy of the shop's pages. jQuery 3 writes to `innerHTML` while it loads, which Trusted Types
 * forbid: a page that loads it for the old scripts' sake gives them up.
 */
export function contentSecurityPolicy(
  scriptNonce: string,
  { trustedTypes }: { readonly trustedTypes: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${scriptNonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types iyim'] : []),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
