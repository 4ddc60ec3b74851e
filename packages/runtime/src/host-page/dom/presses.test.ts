import { describe, expect, it } from 'vitest';
import { isModifiedClick } from './modified-click.ts';
import { isPlainClick } from './presses.ts';

const click = (how: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...how });

describe('clicks', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'RT-29 a click with %j is left to the browser: a new tab, a new window or a download',
    (how) => {
      expect(isModifiedClick(click(how))).toBe(true);
      expect(isPlainClick(click(how))).toBe(false);
    },
  );

  it('RT-29 a click without a modifier is meant for this page, unless a handler has prevented its default', () => {
    const event = click();
    expect([isModifiedClick(event), isPlainClick(event)]).toEqual([false, true]);
    event.preventDefault();
    expect([isModifiedClick(event), isPlainClick(event)]).toEqual([false, false]);
  });
});
