import { describe, expect, it } from 'vitest';
import { choice, defineSettings, number, SettingsError, text, toggle } from './settings.ts';

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
  it('RT-2 what is not given has its default', () => {
    expect(read({})).toEqual({ showLabel: true, threshold: 5, separator: ':', open: 'click' });
    expect(read({ show_label: null, unknown: {} })).toMatchObject({ showLabel: true });
  });

  it.each([[[]], [[1]], [{}], ['maybe'], [2]])('RT-2 %j is no switch', (value) => {
    expect(() => schema.parse({ show_label: value })).toThrow('show_label');
  });

  it.each(['yes', 'true', '1', 'on', 1, true])('RT-2 %j is on', (value) => {
    expect(read({ show_label: value }).showLabel).toBe(true);
  });

  it.each(['no', 'false', '0', 'off', '', 0, false])('RT-2 %j is off', (value) => {
    expect(read({ show_label: value }).showLabel).toBe(false);
  });

  it.each([
    ['7', 7],
    [' 7 ', 7],
    [7, 7],
    ['', 5],
    ['0', 0],
  ])('RT-2 %j is the number %d', (value, expected) => {
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
  ])('RT-3 %j is refused with what was expected', (raw, message) => {
    expect(() => read(raw)).toThrow(new SettingsError([message]));
  });

  it('RT-3 every wrong setting is named at once, and a long value is cut', () => {
    try {
      read({ threshold: 'x'.repeat(500), separator: {} });
      expect.unreachable();
    } catch (error) {
      expect((error as SettingsError).problems).toHaveLength(2);
      expect((error as SettingsError).message.length).toBeLessThan(260);
    }
  });

  it.each(['swipe', 'constructor', 7, {}, []])(
    'RT-3 %j, which a choice does not know, counts as the default, and what was expected is said',
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

  it('RT-3 words that a choice knows say nothing', () => {
    const said: string[] = [];
    for (const open_cart of ['', 'click', 'mouseover', null])
      schema.parse({ open_cart }, (problem) => said.push(problem));
    expect(said).toEqual([]);
  });

  it('SEC-3 settings can not reach prototypes', () => {
    const raw = JSON.parse('{"__proto__":{"threshold":1},"constructor":{"x":1}}') as Record<string, unknown>;
    expect(read(raw).threshold).toBe(5);
  });
});
