import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('text encoded for HTML', () => {
  it.each([
    ['Tom &amp; Jerry&#8217;s&hellip;', 'Tom & Jerry’s…'],
    ['&#x1F3FA; &quot;כד&quot;', '🏺 "כד"'],
    ['a & b; &; &amp', 'a & b; &; &amp'],
    ['&unknown; &constructor; &toString;', '&unknown; &constructor; &toString;'],
    ['&#0; &#55296; &#9999999; &#x;', '&#0; &#55296; &#9999999; &#x;'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('LS-5 plainText decodes %j to %j', (encoded, text) => {
    expect(plainText(encoded)).toBe(text);
  });

  it('SEC-1 plainText decodes a text only once', () => {
    expect(plainText('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
  });
});
