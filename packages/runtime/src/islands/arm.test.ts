import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { triggers } from './arm.ts';

let host: HTMLElement;
let end = () => {};

const arm = () => {
  const activate = vi.fn();
  end = triggers.interaction?.(host, '', activate) ?? end;
  return activate;
};

beforeEach(() => {
  document.body.innerHTML = '<div><input></div><input id="elsewhere">';
  host = document.querySelector('div') ?? document.body;
});
afterEach(() => end());

describe('the interaction trigger', () => {
  it.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'click'])(
    'RT-4 the interaction trigger activates at %s, once',
    (sign) => {
      const activate = arm();
      expect(activate).not.toHaveBeenCalled();
      for (let times = 0; times < 2; times += 1)
        host.querySelector('input')?.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(activate).toHaveBeenCalledTimes(1);
    },
  );

  it('RT-4 the interaction trigger activates immediately if the focus is already in the host', () => {
    host.querySelector('input')?.focus();
    expect(arm()).toHaveBeenCalledTimes(1);
  });

  it('RT-4 the interaction trigger waits while the focus is elsewhere, and does not activate after its wait has been ended', () => {
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    const activate = arm();
    end();
    host.click();
    expect(activate).not.toHaveBeenCalled();
  });
});
