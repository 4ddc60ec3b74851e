const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the absolute form of a URL from a setting, an answer or the page, or null if following it could run script:
 * http(s), mailto, tel and same-page anchors pass, `javascript:` and its disguises do not (SEC-2).
 */
export function safeUrl(url: string, base: string = document.baseURI): string | null {
  try {
    // The URL parser strips the tabs, newlines and control characters that disguise a scheme.
    const parsed = new URL(url, base);
    return SAFE_SCHEMES.has(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}
