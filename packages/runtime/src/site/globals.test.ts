import { describe, expect, it, vi } from 'vitest';
import { modelOf } from '../../../widgets/originals/editor/model.ts';
import { originalPopups } from '../../../widgets/originals/original-popups.ts';
import { offerPopupApi } from '../../../widgets/originals/popup-api.ts';
import { parseHtml } from '../host-page/html/html.ts';
import { globalReader, pageGlobal, readGlobal } from './globals.ts';
import { jQueryOf } from './jquery.ts';

const GLOBALS = [
  'wc_cart_fragments_params',
  'elementorFrontendConfig',
  'ElementorProFrontendConfig',
  'JetEngineSettings',
  'wpApiSettings',
];

/** Markup that browsers expose as a global of this name. */
const MARKUP: readonly [string, (name: string) => string][] = [
  ['an element', (name) => `<div id="${name}"></div>`],
  [
    'a form with fields',
    (name) => `<form id="${name}"><input name="url" value="x"><input name="nonce"></form>`,
  ],
  ['a form by name', (name) => `<form name="${name}"></form>`],
  ['two links', (name) => `<a id="${name}"></a><a id="${name}" name="url" href="https://evil.example/"></a>`],
  ['a picture', (name) => `<img name="${name}">`],
  ['an object', (name) => `<object id="${name}"></object>`],
  ['an svg', (name) => `<svg id="${name}"></svg>`],
];

const page = globalThis as Record<string, unknown>;
const show = (name: string, markup: (name: string) => string) => {
  document.body.innerHTML = markup(name);
  // Some test environments do not expose named elements as globals.
  if (page[name] === undefined) vi.stubGlobal(name, document.body.firstElementChild);
};

describe.each(MARKUP)('a global whose name is the id or name of %s', (_what, markup) => {
  it.each(GLOBALS)(
    'RT-33 a global that has the name of an element is read from the inline script: %s',
    (name) => {
      show(name, markup);
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.textContent = `var ${name} = {"url":"/rest/","nonce":"n1"};`;
      document.body.append(script);
      const reader = globalReader(readGlobal, name);
      expect([reader.text('url'), reader.text('nonce')]).toEqual(['/rest/', 'n1']);
    },
  );

  it('RT-33 a global that has the name of an element is undefined without a script', () => {
    for (const name of [...GLOBALS, 'jQuery', 'elementorFrontend', 'trustedTypes']) {
      show(name, markup);
      expect(pageGlobal(name)).toBeUndefined();
      vi.unstubAllGlobals();
    }
  });

  it('RT-33 an element with the name of a library is not used as the library, and the runtime can still define that global', () => {
    show('jQuery', markup);
    expect(jQueryOf()).toBeUndefined();
    show('trustedTypes', markup);
    expect(parseHtml('<p></p>').firstElementChild?.localName).toBe('p');
    show('elementorProFrontend', markup);
    expect(originalPopups()).toEqual({ counts: false, hasShown: false });
    vi.unstubAllGlobals();
    const end = offerPopupApi();
    expect(pageGlobal('elementorProFrontend')).toMatchObject({ modules: { popup: {} } });
    end();
    show('elementorFrontendConfig', markup);
    const element = document.createElement('div');
    element.dataset.modelCid = 'c1';
    expect(modelOf(element)).toBeUndefined();
  });
});

describe('a global that a script has set', () => {
  it.each([
    ['an object', { url: '/own/' }],
    ['a function', () => {}],
    ['an instance', new (class Settings {})()],
    ['a list', [1]],
    ['an empty text', ''],
  ])('RT-27 a global that a script has set is read even if an element has its name: %s', (_what, value) => {
    document.body.innerHTML = '<a id="wpApiSettings"></a>';
    vi.stubGlobal('wpApiSettings', value);
    expect(readGlobal('wpApiSettings')).toBe(value);
  });

  it('RT-33 a global is never read from a prototype', () => {
    expect(['toString', 'constructor', '__proto__'].map(pageGlobal)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
