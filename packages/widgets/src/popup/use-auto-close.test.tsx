import { stop } from '@iyim/runtime';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { drawn, probe } from '../../../runtime/src/view/testing/probe.tsx';
import { useAutoClose } from './use-auto-close.ts';

afterEach(() => vi.useRealTimers());

/** A dialog that closes after 3 s, on a clock that stands still. */
async function wait() {
  let begin = (_time: number) => {};
  const close = vi.fn();
  const { host } = await probe(
    '',
    ({ island }) => {
      const [time, setTime] = useState(0);
      begin = drawn(setTime);
      const uses = useAutoClose(time, close);
      return createPortal(<div id="dialog" {...uses} />, island.host);
    },
    { isStrict: true },
  );
  vi.useFakeTimers();
  begin(3000);
  return { close, dialog: host.querySelector('#dialog') as HTMLElement };
}

it('PO-5 a popup closes by itself after its time, once', async () => {
  const { close } = await wait();
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'input', 'wheel'])(
  'PO-5 it stays open for who uses it: %s',
  async (use) => {
    const { close, dialog } = await wait();
    dialog.dispatchEvent(new Event(use, { bubbles: true }));
    vi.advanceTimersByTime(10_000);
    expect(close).not.toHaveBeenCalled();
  },
);

it('RT-18 a popup that has gone closes nothing', async () => {
  const { close } = await wait();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
});

it('PO-5 in a tab behind it waits to be seen, and then its whole time', async () => {
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
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});
