import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestAnswer } from './use-latest-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const island = new AbortController();
  const given: string[] = [];
  const failed: unknown[] = [];
  const sent: {
    name: string;
    signal: AbortSignal;
    answer: (text: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const latest = latestAnswer<string>(island.signal, {
    pause: 450,
    onAnswer: (answer) => given.push(answer),
    onError: (error) => failed.push(error),
  });
  const ask = (name: string) =>
    latest.ask((signal) => new Promise((answer, fail) => sent.push({ name, signal, answer, fail })));
  return { island, given, failed, sent, latest, ask, names: () => sent.map(({ name }) => name) };
}

describe('latestAnswer', () => {
  it('LS-3 latestAnswer sends a request when 450 ms have passed without a newer request', async () => {
    const { ask, names } = setUp();
    ask('a');
    await vi.advanceTimersByTimeAsync(449);
    ask('ab');
    await vi.advanceTimersByTimeAsync(449);
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['ab']);
  });

  it('LS-3 latestAnswer delivers only the answer to the last request, even if an aborted request is answered later', async () => {
    const { ask, sent, given } = setUp();
    ask('a');
    await vi.advanceTimersByTimeAsync(450);
    ask('ab');
    expect(sent[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(450);
    sent[1]?.answer('to ab');
    sent[0]?.answer('to a');
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual(['to ab']);
  });

  it('LS-3 latestAnswer ignores the failure of an earlier request', async () => {
    const { ask, sent, failed, given } = setUp();
    ask('a');
    await vi.advanceTimersByTimeAsync(450);
    ask('ab');
    await vi.advanceTimersByTimeAsync(450);
    sent[0]?.fail(new Error('late'));
    sent[1]?.fail(new Error('now'));
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toEqual([new Error('now')]);
    expect(given).toEqual([]);
  });

  it('LS-3 latestAnswer delivers no answer after cancel(), or after the island has ended', async () => {
    const { ask, sent, given, failed, latest, island, names } = setUp();
    ask('a');
    await vi.advanceTimersByTimeAsync(450);
    latest.cancel();
    sent[0]?.answer('to a');
    ask('b');
    island.abort();
    ask('c');
    await vi.advanceTimersByTimeAsync(1000);
    expect(names()).toEqual(['a']);
    expect([given, failed]).toEqual([[], []]);
  });

  it('LS-11 latestAnswer does not report an aborted request as a failure', async () => {
    const { ask, sent, failed } = setUp();
    ask('a');
    await vi.advanceTimersByTimeAsync(450);
    sent[0]?.fail(new DOMException('taken back', 'AbortError'));
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toEqual([]);
  });
});
