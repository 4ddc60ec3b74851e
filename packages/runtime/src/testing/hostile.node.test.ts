import { describe, expect, it } from 'vitest';
import { mergeDeep } from '../site/plain.ts';
import { safeUrl } from '../site/safe-url.ts';
import { endlessPatterns, expectUnharmed, hugeJson, json, scriptUrls } from './hostile.ts';

describe('hostile input', () => {
  it.each(scriptUrls)('SEC-2 safeUrl rejects %j', (url) => {
    expect(safeUrl(url, 'https://shop.example/cart/')).toBeNull();
  });

  it.each(json)('SEC-3 mergeDeep of %j changes no other object', (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return; // the readers of settings and answers refuse it before it is merged
    }
    mergeDeep({ a: {} }, value as Record<string, never>);
    expectUnharmed();
  });

  it('SEC-1 expectUnharmed throws after hostile code has run', () => {
    Reflect.set(globalThis, 'iyimHarmed', 1);
    expect(expectUnharmed).toThrow('unharmed');
    Reflect.set(Object.prototype, 'iyimHarmed', 1);
    expect(expectUnharmed).toThrow('unharmed');
    expectUnharmed();
  });

  it('RT-4 hugeJson returns valid JSON of about five megabytes', () => {
    const text = hugeJson();
    expect(text.length).toBeGreaterThan(4_900_000);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('SEC-2 every endless pattern is a valid pattern', () => {
    for (const [pattern] of endlessPatterns) expect(new RegExp(pattern)).toBeInstanceOf(RegExp);
  });
});
