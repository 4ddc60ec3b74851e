import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectUnharmed, json, markup, numbers } from '../../../runtime/src/testing/hostile.ts';
import { evergreenEnd, keepEnd } from './end-of.ts';

const NOW = 1_767_225_600_000;
const HOUR = 3_600_000;
const storage = () => localStorage;

const plugins = {
  'the page builder': { dueDate: '7f3-evergreen_due_date', interval: '7f3-evergreen_interval' },
  'the elements plugin': {
    dueDate: 'jet_evergreen_countdown_due_date_7f3',
    interval: 'jet_evergreen_countdown_interval_7f3',
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(plugins))('what %s keeps', (_plugin, keys) => {
  it('CD-2 a first view stores the end in ms and the interval in seconds, as raw text', () => {
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW)).toBe(NOW + HOUR);
    expect({ ...localStorage }).toEqual({ [keys.dueDate]: String(NOW + HOUR), [keys.interval]: '3600' });
  });

  it('CD-2 a later view goes on where the original script began', () => {
    localStorage.setItem(keys.dueDate, String(NOW + 5000));
    localStorage.setItem(keys.interval, '3600');
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW)).toBe(NOW + 5000);
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW + 60_000)).toBe(NOW + 5000);
  });

  it('CD-2 another interval begins anew, and is kept from then on', () => {
    localStorage.setItem(keys.dueDate, String(NOW + 5000));
    localStorage.setItem(keys.interval, '60');
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW)).toBe(NOW + HOUR);
    expect(localStorage.getItem(keys.interval)).toBe('3600');
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW + 1000)).toBe(NOW + HOUR);
  });

  it('CD-2 one that begins again keeps its new end', () => {
    const place = { storage, keys, interval: HOUR };
    evergreenEnd(place, NOW);
    keepEnd(place, NOW + 2 * HOUR);
    expect(evergreenEnd(place, NOW + HOUR)).toBe(NOW + 2 * HOUR);
  });

  it.each([...numbers, ...json, ...markup])('SEC-3 a stored end of %j begins anew or is a time', (text) => {
    localStorage.setItem(keys.dueDate, text);
    localStorage.setItem(keys.interval, '3600');
    const end = evergreenEnd({ storage, keys, interval: HOUR }, NOW);
    expect(Number.isFinite(end) && end > 0).toBe(true);
    localStorage.setItem(keys.interval, text);
    expect(evergreenEnd({ storage, keys, interval: HOUR }, NOW)).toBeGreaterThan(0);
    expectUnharmed();
  });
});

describe('a storage that keeps nothing', () => {
  const full = (): Storage =>
    ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }) as unknown as Storage;
  const forbidden = (): Storage => {
    throw new DOMException('forbidden', 'SecurityError');
  };

  it.each([
    ['full', full],
    ['forbidden', forbidden],
  ])('CD-2 is %s: the end holds as long as the page', (name, broken) => {
    const keys = { dueDate: `${name}-evergreen_due_date`, interval: `${name}-evergreen_interval` };
    expect(evergreenEnd({ storage: broken, keys, interval: HOUR }, NOW)).toBe(NOW + HOUR);
    expect(evergreenEnd({ storage: broken, keys, interval: HOUR }, NOW + 5000)).toBe(NOW + HOUR);
    expect(evergreenEnd({ storage: broken, keys, interval: 2 * HOUR }, NOW)).toBe(NOW + 2 * HOUR);
  });
});
