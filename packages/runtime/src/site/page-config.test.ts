import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfig, readConfig, setExplicitConfig } from './page-config.ts';

const silent = () => {};
const script = (text: string, type = 'application/json') =>
  `<script type="${type}" id="iyim-config">${text}</script>`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(silent);
});

/** Reads a configuration given by code. Returns its valid part, and all messages about it. */
function read(explicit: unknown) {
  const said: string[] = [];
  const config = readConfig(explicit, '', (message) => said.push(message));
  return { config, said };
}

describe('sources of the configuration', () => {
  it.each([
    ['an element in the content', '<div id="iyim-config">{"locale":"en"}</div>'],
    ['a template', '<template id="iyim-config">{"locale":"en"}</template>'],
  ])('RT-33 pageConfig ignores %s with the id of the configuration script', (_, html) => {
    document.body.innerHTML = `${html}${script('{"urls":{"cart":"/basket/"}}')}`;
    expect(pageConfig()).toEqual({ urls: { cart: '/basket/' } });
  });

  it.each(['text/plain', 'litespeed/javascript', 'rocketlazyloadscript', '0a1b2c3d4e5f-application/json'])(
    'RT-27 pageConfig reads a configuration script that an optimiser delays as %s',
    (type) => {
      document.body.innerHTML = script('{"locale":"en"}', type);
      expect(pageConfig()).toEqual({ locale: 'en' });
    },
  );

  it('RT-33 pageConfig reads the first of two configuration scripts', () => {
    document.body.innerHTML = script('{"locale":"he"}') + script('{"locale":"en"}');
    expect(pageConfig()).toEqual({ locale: 'he' });
  });

  it('RT-27 pageConfig uses a configuration script that is added after the first read', () => {
    expect(pageConfig()).toEqual({});
    document.body.innerHTML = script('{"locale":"en"}');
    expect(pageConfig()).toEqual({ locale: 'en' });
  });

  it('RT-22 configuration from code overrides the configuration script, key by key', () => {
    const page = '{"messages":{"he":{"close":"x","open":"פתח"}},"locale":"he"}';
    expect(readConfig({ messages: { he: { close: 'סגור' } } }, page, silent)).toEqual({
      messages: { he: { close: 'סגור', open: 'פתח' } },
      locale: 'he',
    });
  });
});

describe('invalid parts of a configuration', () => {
  it.each(['{broken', '[]', '"text"', '7', 'null'])(
    'RT-3 a configuration script with the text %j is reported once and ignored',
    (text) => {
      document.body.innerHTML = script(text);
      setExplicitConfig({ locale: 'en' });
      expect(pageConfig()).toEqual({ locale: 'en' });
      expect(pageConfig()).toEqual({ locale: 'en' });
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('expected'), expect.any(Error));
    },
  );

  it('RT-30 each invalid part reaches page scripts and the error monitor once, with its path and the found and expected values', () => {
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const messages: string[] = [];
    const collect = (event: Event) =>
      messages.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('iyim:error', collect);
    setExplicitConfig({ locale: 'fr!' });
    document.body.innerHTML = script('{"url":{},"cart":{"ajaxAdd":"maybe"}}');
    pageConfig();
    document.body.innerHTML = script('{"url":{},"cart":{"ajaxAdd":"maybe"},"timeZone":"UTC"}');
    pageConfig();
    document.removeEventListener('iyim:error', collect);
    expect(messages).toEqual([
      '"url" is not known and is ignored: expected "urls"?',
      '"cart.ajaxAdd" is ignored: expected true or false, found "maybe"',
      '"locale" is ignored: expected a language tag, found "fr!"',
    ]);
    expect(monitor.mock.calls.map(([error]) => (error as Error).message)).toEqual(messages);
  });

  it('RT-3 an empty configuration script is accepted without an error', () => {
    document.body.innerHTML = script('  \n');
    expect(pageConfig()).toEqual({});
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    [
      { urls: { cart: '/b/', rest: {} } },
      { urls: { cart: '/b/' } },
      '"urls.rest" is ignored: expected a text, found {}',
    ],
    [{ urls: '/cart/' }, {}, '"urls" is ignored: expected an object, found "/cart/"'],
    [{ locale: '' }, {}, '"locale" is ignored: expected a language tag, found ""'],
    [{ locale: 5 }, {}, '"locale" is ignored: expected a language tag, found 5'],
    [
      { messages: { 'not a tag!!': { close: 'x' }, fr: { close: 'y' } } },
      { messages: { fr: { close: 'y' } } },
      '"messages.not a tag!!" is ignored: expected a language tag, such as "fr" or "pt-BR"',
    ],
    [
      { messages: { '': { close: 'x' } } },
      { messages: {} },
      '"messages." is ignored: expected a language tag, such as "fr" or "pt-BR"',
    ],
    [{ messages: { fr: 'x' } }, { messages: {} }, '"messages.fr" is ignored: expected an object, found "x"'],
    [
      {
        messages: {
          ar: { 'w.items': { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100', tow: 'x' } },
        },
      },
      {
        messages: {
          ar: { 'w.items': { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' } },
        },
      },
      '"messages.ar.w.items.tow" is not known and is ignored: expected "messages.ar.w.items.two"?',
    ],
    [
      { cart: { ajaxAdd: 'maybe' } },
      { cart: {} },
      '"cart.ajaxAdd" is ignored: expected true or false, found "maybe"',
    ],
    [
      { messages: { he: { close: null } } },
      { messages: { he: {} } },
      '"messages.he.close" is ignored: expected a text, found null',
    ],
    [
      { labels: { subtotal: 'sum' } },
      { labels: {} },
      '"labels.subtotal" is ignored: expected "subtotal" or "total", found "sum"',
    ],
    [{ labels: true }, {}, '"labels" is ignored: expected an object, found true'],
    [{ url: { cart: '/' } }, {}, '"url" is not known and is ignored: expected "urls"?'],
    [
      { cart: { ajaxadd: true } },
      { cart: {} },
      '"cart.ajaxadd" is not known and is ignored: expected "cart.ajaxAdd"?',
    ],
    [
      { lightbox: { imageLink: true } },
      { lightbox: {} },
      '"lightbox.imageLink" is not known and is ignored: expected "lightbox.imageLinks"?',
    ],
  ])(
    'RT-3 the configuration %j is reduced to %j, and its path, the found and the expected value are reported',
    (explicit, left, message) => {
      const { config, said } = read(explicit);
      expect(config).toEqual(left);
      expect(said).toEqual([message]);
    },
  );

  it('RT-22 a configuration’s language tags become canonical, and the messages of two spellings of one language are merged', () => {
    const page = '{"messages":{"HE":{"close":"a","open":"b"}},"locale":"EN-us"}';
    const given = { messages: { iw: { close: 'c' }, 'fr-ca': { close: 'd' }, fr_CA: { open: 'e' } } };
    expect(readConfig(given, page, silent)).toEqual({
      messages: { he: { close: 'c', open: 'b' }, 'fr-CA': { close: 'd', open: 'e' } },
      locale: 'en-US',
    });
  });

  it('RT-3 each invalid part of a configuration is reported once, and the valid parts are used', () => {
    const { config, said } = read({ editMode: 'perhaps', shop: {}, timeZone: 'Asia/Jerusalem' });
    expect(config).toEqual({ timeZone: 'Asia/Jerusalem' });
    expect(said).toHaveLength(2);
  });

  it.each([
    ['lang', 'expected "locale"?'],
    ['language', 'expected "locale"?'],
    ['Local', 'expected "locale"?'],
    ['adpot', 'expected "adopt"?'],
    ['currency', 'expected labels, messages, '],
    ['x', 'expected labels, messages, '],
  ])(
    'IN-6 the message about the unknown key %s names the key that was probably meant, or all keys',
    (key, text) => {
      const { said } = read({ [key]: 'en' });
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`"${key}" is not known and is ignored: ${text}`);
    },
  );

  it('SEC-3 circular values, huge values and prototype keys in a configuration do no harm', () => {
    const circular: Record<string, unknown> = {};
    circular.urls = { cart: circular };
    expect(read(circular)).toEqual({
      config: { urls: {} },
      said: ['"urls.cart" is ignored: expected a text, found object'],
    });
    const [message = ''] = read({ [`x${'y'.repeat(100_000)}`]: 1 }).said;
    expect(message.length).toBeLessThan(250);
    const text = '{"__proto__":{"a":1},"messages":{"__proto__":{"polluted":"1"},"he":{"__proto__":"x"}}}';
    expect(readConfig(undefined, text, silent)).toEqual({ messages: { he: {} } });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('switches in a configuration', () => {
  it.each([
    [true, true],
    ['yes', true],
    ['1', true],
    [1, true],
    [false, false],
    ['no', false],
    ['0', false],
    ['', false],
  ])('AC-4 a switch in the configuration with the value %j is read as %j', (written, meant) => {
    expect(read({ cart: { ajaxAdd: written }, editMode: written })).toEqual({
      config: { cart: { ajaxAdd: meant }, editMode: meant },
      said: [],
    });
  });

  it.each([false, 'no', '0'])('AB-2 labels are turned off for the value %j', (labels) => {
    expect(read({ labels })).toEqual({ config: { labels: false }, said: [] });
  });
});
