import { describe, expect, it } from 'vitest';
import { isModifiedClick } from './modified-click.ts';
import { isPlainClick } from './presses.ts';

const click = (how: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...how });

describe('clicks', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'RT-29 leaves a click with %j to the browser: a new tab, a new window or a download',
    (how) => {
      expect(isModifiedClick(click(how))).toBe(true);
      expect(isPlainClick(click(how))).toBe(false);
    },
  );

  it('RT-29 treats a click without a modifier as meant for this page, unless it was handled already', () => {
    const event = click();
    expect([isModifiedClick(event), isPlainClick(event)]).toEqual([false, true]);
    event.preventDefault();
    expect([isModifiedClick(event), isPlainClick(event)]).toEqual([false, false]);
  });
});
