import { describe, expect, it } from 'vitest';
import { duration, icon, length, link, list, range } from './builder-readers.ts';
import { choice, number, text, toggle } from './readers.ts';
import { byDevice, defineSettings, type GivenSettings, type Setting, SettingsError } from './settings.ts';

const schema = defineSettings(
  {
    show_label: toggle(true, 'Shows the label.'),
    threshold: number(5, 'Limit.', { min: 0, max: 99 }),
    separator: text(':', 'Separator.'),
    open_cart: choice(['click', 'mouseover'], 'click', 'What opens it.'),
  },
  (raw) => ({
    showLabel: raw.show_label,
    threshold: raw.threshold,
    separator: raw.separator,
    open: raw.open_cart,
  }),
);
const read = (raw: Record<string, unknown>) => schema.parse(raw);

describe('settings', () => {
  it('RT-2 a missing setting gets its default value', () => {
    expect(read({})).toEqual({ showLabel: true, threshold: 5, separator: ':', open: 'click' });
    expect(read({ show_label: null, unknown: {} })).toMatchObject({ showLabel: true });
  });

  it.each([[[]], [[1]], [{}], ['maybe'], [2]])('RT-2 toggle rejects %j', (value) => {
    expect(() => schema.parse({ show_label: value })).toThrow('show_label');
  });

  it.each(['yes', 'true', '1', 'on', 1, true])('RT-2 toggle reads %j as on', (value) => {
    expect(read({ show_label: value }).showLabel).toBe(true);
  });

  it.each(['no', 'false', '0', 'off', '', 0, false])('RT-2 toggle reads %j as off', (value) => {
    expect(read({ show_label: value }).showLabel).toBe(false);
  });

  it.each([
    ['7', 7],
    [' 7 ', 7],
    [7, 7],
    ['', 5],
    ['0', 0],
    [{ unit: 'px', size: 12, sizes: [] }, 12],
    [{ unit: 'px', size: '12' }, 12],
    [{ unit: 'px', size: '' }, 5],
  ])('RT-2 number reads %j as %d', (value, expected) => {
    expect(read({ threshold: value }).threshold).toBe(expected);
  });

  it.each([
    [{ threshold: 'x' }, 'setting "threshold": expected a number from 0 to 99, found "x"'],
    [{ threshold: 100 }, 'setting "threshold": expected a number from 0 to 99, found 100'],
    [{ threshold: [] }, 'setting "threshold": expected a number from 0 to 99, found []'],
    [
      { show_label: 'maybe' },
      'setting "show_label": expected a switch (true, false, "yes", "no", ""), found "maybe"',
    ],
    [{ separator: {} }, 'setting "separator": expected text, found {}'],
  ])('RT-3 the error about the settings %j names the expected value', (raw, message) => {
    expect(() => read(raw)).toThrow(new SettingsError([message]));
  });

  it('RT-3 one error names every invalid setting, and shortens a long value', () => {
    try {
      read({ threshold: 'x'.repeat(500), separator: {} });
      expect.unreachable();
    } catch (error) {
      expect((error as SettingsError).problems).toHaveLength(2);
      expect((error as SettingsError).message.length).toBeLessThan(260);
    }
  });

  it.each(['swipe', 'constructor', 7, {}, []])(
    'RT-3 the unknown choice %j is replaced with the default, and the expected words are reported',
    (open_cart) => {
      const said: string[] = [];
      expect(schema.parse({ open_cart, threshold: '7' }, (problem) => said.push(problem))).toMatchObject({
        open: 'click',
        threshold: 7,
      });
      expect(said).toEqual([
        `setting "open_cart": expected one of "click", "mouseover", found ${JSON.stringify(open_cart)}; "click" is used`,
      ]);
    },
  );

  it('RT-3 words that a choice allows are not reported', () => {
    const said: string[] = [];
    for (const open_cart of ['', 'click', 'mouseover', null])
      schema.parse({ open_cart }, (problem) => said.push(problem));
    expect(said).toEqual([]);
  });

  it.each([
    [320, '320px'],
    ['320', '320px'],
    ['-1.5', '-1.5px'],
    ['50%', '50%'],
    ['', '2em'],
    [null, '2em'],
    [0, '0px'],
    [{ size: 320, unit: 'px', sizes: [] }, '320px'],
    [{ size: '20', unit: 'em' }, '20em'],
    [{ size: 20 }, '20px'],
    [{ size: '', unit: 'px' }, '2em'],
    [{ size: 'calc(1em + 2px)', unit: 'custom' }, 'calc(1em + 2px)'],
  ])('RT-2 length reads %j as %s', (gap, expected) => {
    expect(defineSettings({ gap: length('2em', 'Gap.') }, (raw) => raw.gap).parse({ gap })).toBe(expected);
  });

  it.each([[[]], [true], [{ unit: 'px' }], [{ size: [] }]])('RT-3 length rejects %j', (gap) => {
    expect(() => defineSettings({ gap: length('', 'Gap.') }, (raw) => raw).parse({ gap })).toThrow(
      'a length (10',
    );
  });

  const readWith = <T>(setting: Setting<T, unknown>, value: unknown) =>
    defineSettings({ it: setting }, (raw) => raw.it).parse({ it: value });

  it.each([
    [
      ['desktop', 'tablet'],
      ['desktop', 'tablet'],
    ],
    [[], []],
    ['', []],
    [{ 0: 'desktop', 2: 'mobile' }, ['desktop', 'mobile']],
    ['desktop, mobile', ['desktop', 'mobile']],
    [['watch', 'mobile', null, 7, ['tablet']], ['mobile']],
    [undefined, ['desktop']],
  ])('RT-2 list reads %j as %j', (value, expected) => {
    const devices = list(['desktop'], 'Devices.', ['desktop', 'tablet', 'mobile']);
    expect(readWith(devices, value)).toEqual(expected);
  });

  it('RT-2 a list without fixed words accepts any word', () => {
    expect(readWith(list([], 'Tags.'), ['h2', 'x', 3, ''])).toEqual(['h2', 'x', '3']);
  });

  it.each([
    [
      { unit: '%', size: '', sizes: { start: '10', end: 90 } },
      { start: 10, end: 90 },
    ],
    [
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ],
    [
      { unit: '%', size: '', sizes: [] },
      { start: 0, end: 100 },
    ],
    ['', { start: 0, end: 100 }],
  ])('RT-2 range reads %j as %j', (value, expected) => {
    expect(readWith(range({ start: 0, end: 100 }, 'Part.'), value)).toEqual(expected);
  });

  it.each([
    ['/shop/', { url: '/shop/', isExternal: false, isNofollow: false }],
    [
      { url: 'https://example.com/', is_external: 'on', nofollow: '', custom_attributes: 'onclick|x' },
      { url: 'https://example.com/', isExternal: true, isNofollow: false },
    ],
    [
      { url: ' tel:123 ', nofollow: 'on' },
      { url: 'tel:123', isExternal: false, isNofollow: true },
    ],
    ['#', { url: '#', isExternal: false, isNofollow: false }],
    ['', null],
    [{}, null],
    [{ url: '' }, null],
  ])('RT-2 link reads %j as %j', (value, expected) => {
    expect(readWith(link('Where to.'), value)).toEqual(expected);
  });

  it.each([
    [{ value: 'fas fa-plus', library: 'fa-solid' }, { classes: 'fas fa-plus' }],
    ['eicon-plus', { classes: 'eicon-plus' }],
    [{ value: '<i class="fas fa-plus"></i>', library: '' }, { html: '<i class="fas fa-plus"></i>' }],
    [{ value: { url: '/plus.svg', id: 7 }, library: 'svg' }, { url: '/plus.svg' }],
    [{ value: { url: '', id: '' }, library: 'svg' }, null],
    [{ value: '<i class=""></i>', library: '' }, null],
    [{ value: '', library: '' }, null],
    ['', null],
  ])('RT-2 icon reads %j as %j', (value, expected) => {
    expect(readWith(icon('Its icon.'), value)).toEqual(expected);
  });

  it.each([
    [list([], ''), 7.5, null],
    [list([], ''), true, 'a list of words'],
    [range({ start: 0, end: 1 }, ''), { start: 5, end: 1 }, 'a range'],
    [range({ start: 0, end: 1 }, ''), { sizes: { start: 'x', end: 1 } }, 'a range'],
    [range({ start: 0, end: 1 }, ''), [0, 1], 'a range'],
    [link(''), 'javascript:alert(1)', 'an address'],
    [link(''), { url: 'java\tscript:alert(1)' }, 'an address'],
    [link(''), { url: 'data:text/html,x' }, 'an address'],
    [link(''), { url: ['/x/'] }, 'an address'],
    [link(''), 'https://', 'an address'],
    [icon(''), [], 'an icon'],
    [icon(''), { value: { url: 'javascript:alert(1)' } }, 'an icon'],
    [icon(''), { value: true }, 'an icon'],
  ])('RT-3, SEC-2 an invalid list, range, link or icon is rejected (case %#)', (setting, value, message) => {
    const read = () => readWith<unknown>(setting, value);
    if (message) expect(read).toThrow(`expected ${message}`);
    else expect(read).not.toThrow();
  });

  it('RT-3 any invalid setting of a tolerant widget is replaced with its default and reported', () => {
    const said: string[] = [];
    const tolerant = defineSettings(
      { speed: number(500, 'In ms.', { min: 0 }), loop: toggle(true, 'Loops.') },
      (raw) => raw,
      {
        isTolerant: true,
      },
    );
    expect(tolerant.parse({ speed: -1, loop: 'no' }, (problem) => said.push(problem))).toEqual({
      speed: 500,
      loop: false,
    });
    expect(said).toEqual(['setting "speed": expected a number from 0, found -1; 500 is used']);
  });

  describe('values by device', () => {
    const columns = (raw: Record<string, unknown>, said: string[] = []) =>
      defineSettings(
        {
          columns: byDevice(number(3, 'Columns.', { min: 1 })),
          shown: byDevice(number(3, 'Shown.'), { mobile: 1 }),
        },
        (fields) => fields,
        { isTolerant: true },
      ).parse(raw, (problem) => said.push(problem));

    it('BP-1 byDevice reads the value of each device and ignores empty values', () => {
      expect(
        columns({
          columns: '4',
          columns_widescreen: 6,
          columns_laptop: '',
          columns_tablet_extra: null,
          columns_tablet: { unit: '', size: 2 },
          columns_mobile: { unit: '', size: '' },
          columns_desktop: 9,
          columns_watch: 9,
        }).columns,
      ).toEqual({ desktop: 4, widescreen: 6, tablet: 2 });
    });

    it('BP-1 byDevice uses the table of defaults for devices without a value', () => {
      expect(columns({}).shown).toEqual({ desktop: 3, mobile: 1 });
      expect(columns({ shown: 5, shown_mobile: '2' }).shown).toEqual({ desktop: 5, mobile: 2 });
    });

    it('RT-3 byDevice reports an invalid value of a device and uses the value for desktop', () => {
      const said: string[] = [];
      expect(columns({ columns: 4, columns_tablet: 'two', columns_mobile: 0 }, said).columns).toEqual({
        desktop: 4,
      });
      expect(said).toEqual([
        'setting "columns_mobile": expected a number from 1, found 0; "columns" is used',
        'setting "columns_tablet": expected a number from 1, found "two"; "columns" is used',
      ]);
    });

    it('SEC-3 byDevice never reads a device’s value from a prototype', () => {
      expect(columns(Object.create({ columns_tablet: 9 })).columns).toEqual({ desktop: 3 });
    });
  });

  it('PK-3 the readers accept each form that the types of settings offer to code', () => {
    const given = defineSettings(
      {
        plus: icon('Icon.'),
        picture: icon('Icon.'),
        address: link('Link.'),
        external: link('Link.'),
        delay: duration(0, 'In ms.'),
        gap: byDevice(length('1px', 'Gap.')),
        label: text('', 'Label.'),
      },
      (raw) => raw,
    );
    const settings: GivenSettings<typeof given.entries> = {
      plus: 'fas fa-plus',
      picture: { value: { url: '/plus.svg' }, library: 'svg' },
      address: '/x/',
      external: { url: '/y/', is_external: true, nofollow: false },
      delay: '0.4s',
      gap: 10,
      gap_mobile: '2em',
      label: 7,
    };
    expect(given.parse(settings)).toEqual({
      plus: { classes: 'fas fa-plus' },
      picture: { url: '/plus.svg' },
      address: { url: '/x/', isExternal: false, isNofollow: false },
      external: { url: '/y/', isExternal: true, isNofollow: false },
      delay: 400,
      gap: { desktop: '10px', mobile: '2em' },
      label: '7',
    });
    // @ts-expect-error: the form that the widget receives, which the reader does not accept
    const ignored: typeof settings = { external: { url: '/y/', isExternal: true } };
    // @ts-expect-error: the form that the widget receives, which the reader would treat as a missing icon
    const removed: typeof settings = { plus: { classes: 'fas fa-plus' } };
    expect([given.parse(ignored).external?.isExternal, given.parse(removed).plus]).toEqual([false, null]);
  });

  it('SEC-3 settings cannot reach prototypes', () => {
    const raw = JSON.parse('{"__proto__":{"threshold":1},"constructor":{"x":1}}') as Record<string, unknown>;
    expect(read(raw).threshold).toBe(5);
  });
});
