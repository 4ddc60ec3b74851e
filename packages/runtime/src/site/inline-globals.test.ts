import { describe, expect, it, vi } from 'vitest';
import { inlineGlobal } from './inline-globals.ts';

function addScript(text: string, type = 'text/plain', id = 'wc-cart-fragments-js-extra') {
  const script = document.createElement('script');
  script.type = type;
  script.id = id;
  script.textContent = text;
  document.body.append(script);
}

describe('inlineGlobal', () => {
  it('RT-27 inlineGlobal reads an object from a script that an optimiser delays', () => {
    addScript(
      '/* <![CDATA[ */\nvar wc_cart_fragments_params = {"a":"1","nested":{"b":"}"}};\n//# sourceURL=x\n/* ]]> */',
    );
    expect(inlineGlobal(document, 'wc_cart_fragments_params')).toEqual({ a: '1', nested: { b: '}' } });
  });

  it.each([
    'rocketlazyloadscript',
    'pmdelayedscript',
    'litespeed/javascript',
    '0a1b2c3d4e5f0a1b2c3d4e5f-text/javascript',
  ])('RT-27 inlineGlobal reads a global over several lines from a script delayed as %s', (type) => {
    addScript(
      'var elementorFrontendConfig = {\n    "post": {\n        "id": 7\n    },\n    "x": []\n};',
      type,
    );
    expect(inlineGlobal(document, 'elementorFrontendConfig')).toEqual({ post: { id: 7 }, x: [] });
  });

  it.each([
    ['escaped slashes', 'var x = {"url":"\\/cart\\/"};', { url: '/cart/' }],
    ['escaped quotes', 'var x = {"text":"say \\"}\\" now"};', { text: 'say "}" now' }],
    ['window instead of var', 'window.x={"a":1}', { a: 1 }],
    ['another assignment on its line', 'var wx = {"a":1};var x = {"a":2};', { a: 2 }],
    ['a longer name before it', 'var x_more = {"a":1}; var x = {"a":2};', { a: 2 }],
    ['a list of objects', 'var x = [{"a":[1]},{"a":[2]}];', [{ a: [1] }, { a: [2] }]],
    ['an assignment of something else before it', 'x = load(); x = {"a":3};', { a: 3 }],
  ])('RT-27 inlineGlobal reads a value with %s', (_, text, expected) => {
    addScript(text);
    expect(inlineGlobal(document, 'x')).toEqual(expected);
  });

  it.each([
    ['code', 'var x = {a: alert(1)};'],
    ['an unfinished object', 'var x = {"a":1'],
    ['a string', 'var x = "text";'],
    ['a comparison', 'if (x == {"a":1}) {}'],
    ['an empty script', ''],
  ])('RT-27 inlineGlobal returns undefined for %s and runs nothing', (_, text) => {
    addScript(text);
    expect(inlineGlobal(document, 'x')).toBeUndefined();
  });

  it('RT-27 inlineGlobal reads the next script after one that cannot be parsed', () => {
    addScript('var x = {broken');
    addScript('var x = {"a":1};', 'text/plain', 'other');
    expect(inlineGlobal(document, 'x')).toEqual({ a: 1 });
  });

  it.each([
    [
      'strings that contain brackets and quotes',
      '{"a":"}]{[","b":"\\"}","c":"\\\\"}',
      { a: '}]{[', b: '"}', c: '\\' },
    ],
    ['lists and objects in each other', '[{"a":[{"b":[]}]}]', [{ a: [{ b: [] }] }]],
    ['the value after brackets of the wrong kind', '{"a":1]; var x = {"a":2}', { a: 2 }],
    ['nothing from a string that never ends', '{"a":"}; var x = {"a":2}', undefined],
    ['the value after code', '{a: 1}; var x = {"a":2}', { a: 2 }],
  ])('RT-27 inlineGlobal reads %s', (_, value, expected) => {
    addScript(`var x = ${value};`);
    expect(inlineGlobal(document, 'x')).toEqual(expected);
  });

  it('RT-27 inlineGlobal parses 20,000 nested objects only once', () => {
    const depth = 20_000;
    addScript(`var x = ${'{"a":'.repeat(depth)}1${'}'.repeat(depth)};`);
    const parse = vi.spyOn(JSON, 'parse');
    expect(inlineGlobal(document, 'x')).toHaveProperty('a.a.a');
    expect(inlineGlobal(document, 'x')).toHaveProperty('a.a.a');
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nested assignments that never end', 'x = {"a":'.repeat(20_000), 0],
    ['consecutive assignments of code', 'x = {a};'.repeat(20_000), 20_000],
    ['brackets that never close', `x = ${'['.repeat(20_000)}`, 0],
  ])('RT-27 inlineGlobal reads hostile text once: %s', (_, text, parsed) => {
    addScript(text);
    const parse = vi.spyOn(JSON, 'parse');
    const find = vi.spyOn(RegExp.prototype, 'exec');
    expect(inlineGlobal(document, 'x')).toBeUndefined();
    expect(parse).toHaveBeenCalledTimes(parsed);
    expect(parse.mock.calls.reduce((sum, [part]) => sum + part.length, 0)).toBeLessThanOrEqual(text.length);
    expect(find.mock.calls.length).toBeLessThan(2 * parsed + 10);
  });

  it('RT-27 inlineGlobal reads a script that is added later', () => {
    expect(inlineGlobal(document, 'x')).toBeUndefined();
    addScript('var x = {"a":1};');
    expect(inlineGlobal(document, 'x')).toEqual({ a: 1 });
  });
});
