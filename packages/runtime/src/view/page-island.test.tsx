import { afterEach, describe, expect, it, vi } from 'vitest';
import { useIsland } from './island-context.ts';
import { drawOnPage, PageIsland } from './page-island.tsx';
import { Slot } from './slot.tsx';

let handle: (answer: () => unknown) => void;
function Panel() {
  handle = useIsland().handler((answer: () => unknown) => answer());
  return null;
}

const onFail = vi.fn();
const errors = vi.fn((event: Event) => event.preventDefault());

/** Renders a panel above the page, and returns a function that ends it. */
function draw(): () => void {
  const life = new AbortController();
  drawOnPage(
    <PageIsland of={{ name: 'panel' }} host={document.body} onFail={onFail}>
      <Slot of={document.body}>
        <Panel />
      </Slot>
    </PageIsland>,
    life.signal,
  );
  return () => life.abort();
}

afterEach(() => document.removeEventListener('iyim:error', errors));

describe('a page-wide view', () => {
  it.each([
    ['while the view is rendered closes it', false, 1],
    ['after the view has ended closes nothing', true, 0],
  ])('RT-7 in a page-wide view, a promise that rejects %s, and is reported', async (_, isEnded, closed) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.addEventListener('iyim:error', errors);
    const end = draw();
    let reject = (_: Error) => {};
    handle(() => new Promise((_, fail) => (reject = fail)));
    if (isEnded) end();
    await Promise.resolve();
    reject(new Error('too late'));
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(onFail).toHaveBeenCalledTimes(closed);
    end();
  });
});
