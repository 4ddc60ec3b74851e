import { describe, expect, it } from 'vitest';
import { mergeDeep } from '../site/plain.ts';
import { safeUrl } from '../site/safe-url.ts';
import { endlessPatterns, expectUnharmed, hugeJson, json, scriptUrls } from './hostile.ts';

describe('hostile input', () => {
  it.each(scriptUrls)('SEC-2 %j is not followed', (url) => {
    expect(safeUrl(url, 'https://shop.example/cart/')).toBeNull();
  });

  it.each(json)('SEC-3 merged from outside, %j reaches no other object', (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return; // the readers of settings and answers refuse it before it is merged
    }
    mergeDeep({ a: {} }, value as Record<string, never>);
    expectUnharmed();
  });

  it('SEC-1 harm is noticed: the test that looks for it can fail', () => {
    Reflect.set(globalThis, 'iyimHarmed', 1);
    expect(expectUnharmed).toThrow('unharmed');
    Reflect.set(Object.prototype, 'iyimHarmed', 1);
    expect(expectUnharmed).toThrow('unharmed');
    expectUnharmed();
  });

  it('RT-4 the large text is valid JSON of about five megabytes', () => {
    const text = hugeJson();
    expect(text.length).toBeGreaterThan(4_900_000);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('SEC-2 every endless pattern is a pattern', () => {
    for (const [pattern] of endlessPatterns) expect(new RegExp(pattern)).toBeInstanceOf(RegExp);
  });
});
