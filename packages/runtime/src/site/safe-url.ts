const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The absolute form of a URL that a setting, an answer or the page handed us, or null when following it could run script:
 * http(s), mailto, tel and same-page anchors pass, `javascript:` and its disguises do not (SEC-2).
 */
export function safeUrl(url: string, base: string = document.baseURI): string | null {
  try {
    // The URL parser strips the tabs, newlines and control characters that disguises hide behind.
    const parsed = new URL(url, base);
    return SAFE_SCHEMES.has(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}
