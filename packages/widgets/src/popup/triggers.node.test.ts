import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names, numbers } from '../../../runtime/src/testing/hostile.ts';
import { readTriggers } from './triggers.ts';

describe('triggers from settings', () => {
  it('PO-1 readTriggers reads triggers as the builder writes them', () => {
    expect(
      readTriggers({
        page_load: 'yes',
        page_load_delay: '2.5',
        scrolling: 'yes',
        scrolling_direction: 'up',
        scrolling_offset: { unit: '%', size: 30, sizes: [] },
        scrolling_to: 'yes',
        scrolling_to_selector: ' #offers ',
        click: 'yes',
        click_times: 3,
        inactivity: 'yes',
        inactivity_time: '15',
        exit_intent: 'yes',
      }),
    ).toEqual({
      problems: [],
      triggers: {
        page_load: { delay: 2.5 },
        scrolling: { direction: 'up', offset: 30 },
        scrolling_to: { selector: '#offers' },
        click: { times: 3 },
        inactivity: { seconds: 15 },
        exit_intent: {},
      },
    });
  });

  it('PO-1 missing trigger settings have the editor’s default values', () => {
    const on = {
      page_load: 'yes',
      scrolling: 'yes',
      click: 'yes',
      inactivity: 'yes',
      click_times: '',
      page_load_delay: null,
    };
    expect(readTriggers(on)).toEqual({
      problems: [],
      triggers: {
        page_load: { delay: 0 },
        scrolling: { direction: 'down', offset: 50 },
        click: { times: 1 },
        inactivity: { seconds: 30 },
      },
    });
  });

  it.each([[[]], [{}], [undefined], [null], [''], ['x'], [7], [{ page_load: '' }], [{ page_load: 'no' }]])(
    'PO-1 readTriggers finds no triggers in the settings %j',
    (settings) => {
      expect(readTriggers(settings)).toEqual({ triggers: {}, problems: [] });
    },
  );

  it.each([
    ['page_load', 'page_load_delay', -1, 'a number from 0, found -1'],
    ['page_load', 'page_load_delay', 'soon', 'a number from 0, found "soon"'],
    ['click', 'click_times', 0, 'a number from 1, found 0'],
    ['inactivity', 'inactivity_time', [], 'a number from 0, found []'],
    ['scrolling', 'scrolling_offset', { size: 'x' }, 'a number from 0, found {"size":"x"}'],
  ])(
    'PO-1 a popup’s trigger %s is reported and left out if %s is %j, and the others are kept',
    (trigger, setting, value, problem) => {
      const { triggers, problems } = readTriggers({ [trigger]: 'yes', [setting]: value, exit_intent: 'yes' });
      expect(triggers).toEqual({ exit_intent: {} });
      expect(problems).toEqual([`trigger setting "${setting}": expected ${problem}`]);
    },
  );

  it('SEC-1 hostile trigger settings yield a finite delay and do no harm', () => {
    for (const text of numbers) {
      const { triggers } = readTriggers({ page_load: 'yes', page_load_delay: text });
      const { delay } = triggers.page_load ?? { delay: 0 };
      expect(delay >= 0 && Number.isFinite(delay)).toBe(true);
    }
    for (const text of [...markup, ...names, ...json]) {
      readTriggers(text);
      readTriggers({
        page_load: text,
        page_load_delay: text,
        scrolling_to: 'yes',
        scrolling_to_selector: text,
      });
    }
    expectUnharmed();
  });
});
