import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setExplicitConfig } from '../../../runtime/src/site/page-config.ts';
import { findConfig } from './find-config.ts';

const script = (text: string, id = 'iyim-config') =>
  `<script type="application/json" id="${id}">${text}</script>`;
const show = (html: string) => {
  document.body.innerHTML = html;
  const { config, findings } = findConfig(document);
  return {
    source: config.source.key,
    values: config.values,
    findings: findings.map(({ what, detail }) => [what.key, detail ?? Object.values(what.values ?? {})[0]]),
  };
};

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('iyim')); // as on another page
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the configuration', () => {
  it('IN-6 values in use are listed by path, with their source', () => {
    expect(show(script('{"locale":"he","urls":{"cart":"/basket/"}}'))).toEqual({
      source: 'configScript',
      values: [
        ['locale', '"he"'],
        ['urls.cart', '"/basket/"'],
      ],
      findings: [],
    });
    expect(show('').source).toBe('configNone');
    setExplicitConfig({ locale: 'en' });
    expect(show('').source).toBe('configCode');
    expect(show(script('{"adopt":true}'))).toMatchObject({
      source: 'configBoth',
      values: [
        ['adopt', 'true'],
        ['locale', '"en"'],
      ],
    });
  });

  it.each([
    ['invalid JSON', script('{adopt: true}'), 'configProblem', 'expected JSON'],
    ['lang for locale', script('{"lang":"en"}'), 'configProblem', 'expected "locale"?'],
    ['another id', script('{}', 'iyim-settings'), 'configId', 'iyim-settings'],
    ['another element', '<div id="iyim-config">{}</div>', 'configElement', 'div'],
  ])('IN-6 a near miss is named: %s', (_, html, key, text) => {
    expect(show(html).findings).toEqual([[key, expect.stringContaining(text)]]);
  });

  it('IN-6 a global that looks like a configuration is named, because none is read', () => {
    vi.stubGlobal('iyimConfig', { adopt: true });
    expect(show('').findings).toEqual([['configGlobal', 'window.iyimConfig']]);
    vi.unstubAllGlobals();
    expect(show('<div id="iyimConfig"></div>').findings).toEqual([]); // browsers expose the element as a global
  });

  it('SEC-3 a global whose getter throws does no harm', () => {
    const getter = vi.fn(() => {
      throw new Error('not yet');
    });
    Object.defineProperty(globalThis, 'iyimConfig', { get: getter, configurable: true });
    expect(show('').findings).toEqual([]);
    expect(getter).toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'iyimConfig');
  });

  it('IN-6 a second configuration script is named', () => {
    expect(show(script('{}') + script('{}')).findings).toEqual([['configTwice', 2]]);
  });

  it('SEC-3 huge and deep configurations are shortened', () => {
    const texts = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, 'x'.repeat(5000)]));
    const { values } = show(script(JSON.stringify({ messages: { he: texts } })));
    expect(values).toHaveLength(60);
    expect(Math.max(...values.map(([, value]) => value.length))).toBeLessThan(250);
  });
});
