import { describe, expect, it } from 'vitest';
import {
  expectUnharmed,
  json as hostileJson,
  names as hostileNames,
  hugeJson,
} from '../../../../runtime/src/testing/hostile.ts';
import { createGate } from '../rules/gate.ts';
import { factsWith } from '../rules/testing/facts.ts';
import { mayShowAgain, PLUGIN_TIMING, pluginRecord, withDisabled } from './stored.ts';

const NOW = 1_790_000_000_000;
const KEY = 'jet-popup-77';
const may = (entry: unknown) => mayShowAgain(JSON.stringify({ [KEY]: entry }), KEY, NOW);

describe('stored records of the listings plugin’s popups', () => {
  it.each([
    ['disable', false],
    ['enable', true],
    [{ status: 'enable' }, true],
    [{ status: 'enable', 'show-again-date': NOW + 1 }, true],
    [{ status: 'disable', 'show-again-date': 'none' }, false],
    [{ status: 'disable' }, false],
    [{ status: 'disable', 'show-again-date': NOW - 1 }, true],
    [{ status: 'disable', 'show-again-date': NOW }, false],
    [{ status: 'disable', 'show-again-date': NOW + 1 }, false],
    [{ status: 'disable', 'show-again-date': String(NOW - 1) }, true],
    [{ status: 'disable', 'show-again-date': 'soon' }, false],
    [{ status: 'disable', 'show-again-date': null }, true],
    [null, true],
    [[], true],
    [5, true],
  ])('PO-6 a popup that the original stored as %j may show: %j', (entry, shows) => {
    expect(may(entry)).toBe(shows);
  });

  it('PO-6 mayShowAgain ignores another popup’s entry and inherited properties', () => {
    expect(mayShowAgain('{"jet-popup-7":"disable"}', KEY, NOW)).toBe(true);
    expect(mayShowAgain('{}', 'constructor', NOW)).toBe(true);
  });

  it('PO-6 withDisabled adds a popup that was closed for good in the original’s format, and keeps other entries', () => {
    const before = JSON.stringify({
      'jet-popup-1': 'disable',
      foreign: { a: [1] },
      [KEY]: { status: 'enable' },
    });
    expect(JSON.parse(withDisabled(before, KEY, NOW + 500))).toEqual({
      'jet-popup-1': 'disable',
      foreign: { a: [1] },
      [KEY]: { status: 'disable', 'show-again-date': NOW + 500 },
    });
    expect(JSON.parse(withDisabled(null, KEY, null))).toEqual({
      [KEY]: { status: 'disable', 'show-again-date': 'none' },
    });
  });

  it.each([...hostileJson])('PO-6 storage with %j keeps no popup closed, and is overwritten', (json) => {
    expect(mayShowAgain(json, KEY, NOW)).toBe(true);
    expect(mayShowAgain(withDisabled(json, KEY, null), KEY, NOW)).toBe(false);
    expectUnharmed();
  });

  it('PO-6 five million characters in storage keep no popup closed', () => {
    expect(mayShowAgain(hugeJson(), KEY, NOW)).toBe(true);
  });

  it.each([...hostileNames])('SEC-3 disabling a popup with the id %j disables no other popup', (name) => {
    const stored = withDisabled('{"other":"enable"}', name, null);
    expect(mayShowAgain(stored, name, NOW)).toBe(false);
    expect(mayShowAgain(stored, KEY, NOW)).toBe(true);
    expectUnharmed();
  });
});

describe('the gate of a popup', () => {
  const gateWith = (
    settings: { showOnce: boolean; showAgainDelay: number | null },
    { byVisitor = true, blocked = false } = {},
  ) => {
    let text: string | null = null;
    let now = NOW;
    const storage = () => {
      if (blocked) throw new DOMException('no', 'SecurityError');
      return {
        getItem: () => text,
        setItem: (_key: string, value: string) => {
          text = value;
        },
      } as unknown as Storage;
    };
    const record = pluginRecord(
      { id: '77', settings, isClosedByVisitor: () => byVisitor },
      storage,
      () => now,
    );
    const gate = createGate(
      { id: '77', timing: PLUGIN_TIMING, avoidsOthers: false },
      { record, page: () => factsWith().page, otherShown: () => true },
    );
    return {
      gate,
      shows: () => gate.verdict({ isRequested: true }).show,
      stored: () => text,
      wait: (time: number) => {
        now += time;
      },
    };
  };

  it('PO-6 a popup that shows once is not shown again after closing, until its delay is over', () => {
    const { gate, shows, wait } = gateWith({ showOnce: true, showAgainDelay: 1000 });
    gate.countShow();
    expect(shows()).toBe(true);
    gate.countHide();
    expect(shows()).toBe(false);
    wait(1001);
    expect(shows()).toBe(true);
  });

  it('PO-6 a popup that shows once may show again after a script closes it', () => {
    const { gate, shows, stored } = gateWith({ showOnce: true, showAgainDelay: null }, { byVisitor: false });
    gate.countHide();
    expect([shows(), stored()]).toEqual([true, null]);
  });

  it('PO-6 a popup without “show once” shows repeatedly, unless it is closed for good', () => {
    const { gate, shows, wait } = gateWith({ showOnce: false, showAgainDelay: null });
    gate.countHide();
    expect(shows()).toBe(true);
    gate.disable();
    wait(1e12);
    expect(shows()).toBe(false);
  });

  it('PO-6 a popup that shows once stays closed after closing even if storage is forbidden', () => {
    const { gate, shows } = gateWith({ showOnce: true, showAgainDelay: null }, { blocked: true });
    expect(shows()).toBe(true);
    gate.countHide();
    expect(shows()).toBe(false);
  });
});
