import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testController } from '../../../runtime/src/testing/test-signal.ts';
import { armTriggers, type Triggers } from './triggers.ts';

let fired: string[] = [];
let problems: string[] = [];
let end: AbortController;

function arm(triggers: Triggers): void {
  armTriggers(triggers, {
    document,
    signal: end.signal,
    fire: (name) => fired.push(name),
    onProblem: (error, name) => problems.push(`${name}: ${String(error)}`),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fired = [];
  problems = [];
  end = testController();
  document.body.innerHTML = '<main><button>x</button></main>';
});
const click = () => document.querySelector('button')?.click();
const move = () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));

describe('page load', () => {
  it('PO-1 after its seconds, once', () => {
    arm({ page_load: { delay: 2.5 } });
    vi.advanceTimersByTime(2499);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['page_load']);
    vi.advanceTimersByTime(60_000);
    expect(fired).toHaveLength(1);
  });

  it('PO-1 without a delay, but never while it is being armed', () => {
    arm({ page_load: { delay: 0 } });
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(fired).toEqual(['page_load']);
  });

  it('PO-1 longer than a timer can count does not fire at once', () => {
    arm({ page_load: { delay: 1e12 } });
    vi.advanceTimersByTime(86_400_000);
    expect(fired).toEqual([]);
  });
});

describe('clicks', () => {
  it('PO-1 at the given number, anywhere, once', () => {
    arm({ click: { times: 3 } });
    click();
    document.body.click();
    expect(fired).toEqual([]);
    click();
    expect(fired).toEqual(['click']);
    click();
    click();
    click();
    expect(fired).toHaveLength(1);
  });

  it('PO-1 a script that keeps clicks to itself keeps none from being counted', () => {
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    arm({ click: { times: 1 } });
    click();
    expect(fired).toEqual(['click']);
  });
});

describe('inactivity', () => {
  it('PO-1 after seconds without a sign of life, once', () => {
    arm({ inactivity: { seconds: 30 } });
    vi.advanceTimersByTime(29_000);
    move();
    vi.advanceTimersByTime(29_999);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['inactivity']);
    vi.advanceTimersByTime(120_000);
    expect(fired).toHaveLength(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'focusin'])(
    'PO-1 %s is a sign of life',
    (sign) => {
      arm({ inactivity: { seconds: 10 } });
      vi.advanceTimersByTime(9000);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      vi.advanceTimersByTime(9000);
      expect(fired).toEqual([]);
      vi.advanceTimersByTime(1000);
      expect(fired).toEqual(['inactivity']);
    },
  );

  it.each([40 * 86_400, 9e15])(
    'PO-1 %d seconds, longer than a timer can count, neither fire nor look all the time',
    (seconds) => {
      const timeouts = vi.spyOn(globalThis, 'setTimeout');
      arm({ inactivity: { seconds } });
      vi.advanceTimersByTime(1000);
      expect(fired).toEqual([]);
      for (const [, wait] of timeouts.mock.calls) expect(wait).toBeLessThan(2 ** 31);
      timeouts.mockRestore();
    },
  );

  it('PO-1 a clock that is set back meanwhile changes nothing', () => {
    arm({ inactivity: { seconds: 30 } });
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(30_000);
    expect(fired).toEqual(['inactivity']);
  });

  it('PO-1 a visitor who moves all the time costs one timer a period', () => {
    arm({ inactivity: { seconds: 10 } });
    for (let step = 0; step < 500; step++) {
      vi.advanceTimersByTime(10);
      move();
    }
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('exit intent', () => {
  const leave = (init: { clientY: number; pointerType?: string; relatedTarget?: Element }) => {
    const { clientY, pointerType = 'mouse', relatedTarget = null } = init;
    const event = Object.assign(new Event('pointerleave'), { clientY, pointerType, relatedTarget });
    document.documentElement.dispatchEvent(event);
  };

  it('PO-1 at the page’s top, once', () => {
    arm({ exit_intent: {} });
    leave({ clientY: 300 });
    expect(fired).toEqual([]);
    leave({ clientY: 0 });
    leave({ clientY: -4 });
    expect(fired).toEqual(['exit_intent']);
  });

  it('PO-1 not when a finger is lifted there', () => {
    arm({ exit_intent: {} });
    leave({ clientY: 0, pointerType: 'touch' });
    expect(fired).toEqual([]);
  });
});

describe('all of them', () => {
  it('PO-1 none without triggers', () => {
    arm({});
    click();
    vi.advanceTimersByTime(3_600_000);
    expect([fired, problems, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it.each(['', '!!', '*,', '<b>'])('PO-1 the selector %j is said, and the others are armed', (selector) => {
    arm({ scrolling_to: { selector }, click: { times: 1 } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('trigger setting "scrolling_to_selector": expected');
    click();
    expect(fired).toEqual(['click']);
  });

  it('PO-1 a selector that finds nothing on this page arms nothing and reports nothing', () => {
    arm({ scrolling_to: { selector: '#not-there' } });
    expect([problems, fired]).toEqual([[], []]);
  });

  it('PO-1 everything ends with the signal', () => {
    arm({
      page_load: { delay: 1 },
      click: { times: 1 },
      inactivity: { seconds: 1 },
      exit_intent: {},
      scrolling: { direction: 'up', offset: 0 },
    });
    end.abort();
    click();
    vi.advanceTimersByTime(10_000);
    expect([fired, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('PO-1 each fires for itself', () => {
    arm({ page_load: { delay: 1 }, click: { times: 1 } });
    click();
    vi.advanceTimersByTime(1000);
    expect(fired).toEqual(['click', 'page_load']);
  });
});
