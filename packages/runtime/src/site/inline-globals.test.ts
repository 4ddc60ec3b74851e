import { afterEach, describe, expect, it } from 'vitest';
import { inlineGlobal } from './inline-globals.ts';

function addScript(text: string, type = 'text/plain', id = 'wc-cart-fragments-js-extra') {
  const script = document.createElement('script');
  script.type = type;
  script.id = id;
  script.textContent = text;
  document.body.append(script);
}

afterEach(() => {
  document.body.textContent = '';
});

describe('inlineGlobal', () => {
  it('RT-27 reads an object from a script that an optimiser holds back', () => {
    addScript(
      '/* <![CDATA[ */\nvar wc_cart_fragments_params = {"a":"1","nested":{"b":"}"}};\n//# sourceURL=x\n/* ]]> */',
    );
    expect(inlineGlobal(document, 'wc_cart_fragments_params')).toEqual({ a: '1', nested: { b: '}' } });
  });

  it.each([
    ['escaped slashes', 'var x = {"url":"\\/cart\\/"};', { url: '/cart/' }],
    ['escaped quotes', 'var x = {"text":"say \\"}\\" now"};', { text: 'say "}" now' }],
    ['no var', 'window.x={"a":1}', { a: 1 }],
    ['two on one line', 'var wx = {"a":1};var x = {"a":2};', { a: 2 }],
    ['a longer name first', 'var x_more = {"a":1}; var x = {"a":2};', { a: 2 }],
    ['a list', 'var x = [{"a":[1]},{"a":[2]}];', [{ a: [1] }, { a: [2] }]],
    ['an assignment of something else first', 'x = load(); x = {"a":3};', { a: 3 }],
  ])('RT-27 %s', (_, text, expected) => {
    addScript(text);
    expect(inlineGlobal(document, 'x')).toEqual(expected);
  });

  it.each([
    ['code', 'var x = {a: alert(1)};'],
    ['an unfinished object', 'var x = {"a":1'],
    ['a string', 'var x = "text";'],
    ['a comparison', 'if (x == {"a":1}) {}'],
    ['nothing', ''],
  ])('RT-27 %s gives undefined and runs nothing', (_, text) => {
    addScript(text);
    expect(inlineGlobal(document, 'x')).toBeUndefined();
  });

  it('RT-27 a script that can not be read does not hide a later one', () => {
    addScript('var x = {broken');
    addScript('var x = {"a":1};', 'text/plain', 'other');
    expect(inlineGlobal(document, 'x')).toEqual({ a: 1 });
  });
});
