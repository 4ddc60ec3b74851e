import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

const base = 'https://shop.example/cart/';

describe('safe URLs', () => {
  it.each([
    ['https://other.example/x', 'https://other.example/x'],
    ['/checkout/', 'https://shop.example/checkout/'],
    ['?p=1', 'https://shop.example/cart/?p=1'],
    ['#top', 'https://shop.example/cart/#top'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+972-3-5551234', 'tel:+972-3-5551234'],
  ])('SEC-2 safeUrl allows %s', (url, expected) => {
    expect(safeUrl(url, base)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript&colon;alert(1):x',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://[broken',
  ])('SEC-2 safeUrl never returns a script URL for %j', (url) => {
    const safe = safeUrl(url, base);
    if (safe !== null) expect(new URL(safe).protocol).toMatch(/^https?:$/);
    else expect(safe).toBe(null);
  });
});
