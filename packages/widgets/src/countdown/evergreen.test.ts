import { describe, expect, it, vi } from 'vitest';
import { expectUnharmed, json, markup, numbers } from '../../../runtime/src/testing/hostile.ts';
import { evergreenEnd, keepEnd } from './plan.ts';

const NOW = 1_767_225_600_000;
const HOUR = 3_600_000;

const plugins = {
  'the page builder': { dueDate: '7f3-evergreen_due_date', interval: '7f3-evergreen_interval' },
  'the elements plugin': {
    dueDate: 'jet_evergreen_countdown_due_date_7f3',
    interval: 'jet_evergreen_countdown_interval_7f3',
  },
};

describe.each(Object.entries(plugins))('the stored end of %s', (_plugin, keys) => {
  const clock = { kind: 'evergreen', keys, interval: HOUR } as const;

  it('CD-2 a first view of an evergreen countdown stores the end in ms and the interval in seconds, as raw text', () => {
    expect(evergreenEnd(clock, NOW)).toBe(NOW + HOUR);
    expect({ ...localStorage }).toEqual({ [keys.dueDate]: String(NOW + HOUR), [keys.interval]: '3600' });
  });

  it('CD-2 a later view continues with the end that the original script stored', () => {
    localStorage.setItem(keys.dueDate, String(NOW + 5000));
    localStorage.setItem(keys.interval, '3600');
    expect(evergreenEnd(clock, NOW)).toBe(NOW + 5000);
    expect(evergreenEnd(clock, NOW + 60_000)).toBe(NOW + 5000);
  });

  it('CD-2 a changed interval restarts an evergreen countdown, and is stored', () => {
    localStorage.setItem(keys.dueDate, String(NOW + 5000));
    localStorage.setItem(keys.interval, '60');
    expect(evergreenEnd(clock, NOW)).toBe(NOW + HOUR);
    expect(localStorage.getItem(keys.interval)).toBe('3600');
    expect(evergreenEnd(clock, NOW + 1000)).toBe(NOW + HOUR);
  });

  it('CD-2 a restarted countdown stores its new end', () => {
    evergreenEnd(clock, NOW);
    keepEnd(clock, NOW + 2 * HOUR);
    expect(evergreenEnd(clock, NOW + HOUR)).toBe(NOW + 2 * HOUR);
  });

  it.each([...numbers, ...json, ...markup])(
    'SEC-3 a stored end of %j is used as a time, or restarts the countdown',
    (text) => {
      localStorage.setItem(keys.dueDate, text);
      localStorage.setItem(keys.interval, '3600');
      const end = evergreenEnd(clock, NOW);
      expect(Number.isFinite(end) && end > 0).toBe(true);
      localStorage.setItem(keys.interval, text);
      expect(evergreenEnd(clock, NOW)).toBeGreaterThan(0);
      expectUnharmed();
    },
  );
});

describe('an unavailable storage', () => {
  const refuse = (name: string) => () => {
    throw new DOMException(name, name);
  };
  const full = { getItem: () => null, setItem: refuse('QuotaExceededError') };
  const forbidden = new Proxy({}, { get: refuse('SecurityError') });

  it.each([
    ['full', full],
    ['forbidden', forbidden],
  ])('CD-2 with a %s storage the end lasts as long as the page', (name, broken) => {
    const keys = { dueDate: `${name}-evergreen_due_date`, interval: `${name}-evergreen_interval` };
    const clock = { kind: 'evergreen', keys, interval: HOUR } as const;
    vi.stubGlobal('localStorage', broken);
    expect(evergreenEnd(clock, NOW)).toBe(NOW + HOUR);
    expect(evergreenEnd(clock, NOW + 5000)).toBe(NOW + HOUR);
    expect(evergreenEnd({ ...clock, interval: 2 * HOUR }, NOW)).toBe(NOW + 2 * HOUR);
  });
});
