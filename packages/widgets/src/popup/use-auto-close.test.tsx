import { stop } from '@iyim/runtime';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { drawn, probe } from '../../../runtime/src/view/testing/probe.tsx';
import { useAutoClose } from './use-auto-close.ts';

/** Mounts a dialog that closes after 3 s, on a fake clock. */
async function wait() {
  let begin = (_time: number) => {};
  let moveFocus = (_move: () => void) => {};
  const close = vi.fn();
  const { host } = await probe(
    '',
    ({ island }) => {
      const [time, setTime] = useState(0);
      begin = drawn(setTime);
      const { use, focus, ...autoClose } = useAutoClose(time, close);
      moveFocus = autoClose.moveFocus;
      const keys = { onKeyDown: use, onInput: use, onFocus: focus };
      const uses = { onPointerMove: use, onPointerDown: use, onWheel: use, ...keys };
      return createPortal(<div id="dialog" {...uses} />, island.host);
    },
    { isStrict: true },
  );
  vi.useFakeTimers();
  begin(3000);
  return { close, begin, moveFocus, dialog: host.querySelector('#dialog') as HTMLElement };
}

it('PO-5 the countdown to closing closes the popup once, at its end', async () => {
  const { close } = await wait();
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'input', 'wheel'])(
  'PO-5 the countdown to closing pauses for 5 s after each %s',
  async (use) => {
    const { close, dialog } = await wait();
    vi.advanceTimersByTime(2000);
    for (const pause of [4999, 4999, 4999]) {
      dialog.dispatchEvent(new Event(use, { bubbles: true }));
      vi.advanceTimersByTime(pause);
    }
    vi.advanceTimersByTime(1 + 999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(close).toHaveBeenCalledTimes(1);
  },
);

it('PO-5 the countdown to closing pauses when the focus moves inside the popup, but not when opening moves it there', async () => {
  const { close, dialog, moveFocus } = await wait();
  const [first, second] = [0, 1].map(() => dialog.appendChild(document.createElement('button')));
  first?.focus();
  moveFocus(() => second?.focus());
  vi.advanceTimersByTime(2999);
  first?.focus();
  vi.advanceTimersByTime(5000);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

it('PO-5 the countdown to closing restarts when its time changes, and a time of 0 s never closes the popup, even after use', async () => {
  const { close, dialog, begin } = await wait();
  vi.advanceTimersByTime(2999);
  begin(10_000);
  vi.advanceTimersByTime(9999);
  expect(close).not.toHaveBeenCalled();
  begin(0);
  dialog.dispatchEvent(new Event('wheel', { bubbles: true }));
  vi.advanceTimersByTime(600_000);
  expect(close).not.toHaveBeenCalled();
});

it('RT-18 the countdown to closing ends when the popup is removed', async () => {
  const { close, dialog } = await wait();
  dialog.dispatchEvent(new Event('wheel', { bubbles: true }));
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
});

it('PO-5 the countdown to closing pauses in a hidden tab and continues when the tab is shown', async () => {
  const { close } = await wait();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  vi.advanceTimersByTime(2999);
  turn(true);
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  turn(false);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});
