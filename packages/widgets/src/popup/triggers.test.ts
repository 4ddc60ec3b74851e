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
  it('PO-1 a popup’s page load trigger fires once, after the given delay', () => {
    arm({ page_load: { delay: 2.5 } });
    vi.advanceTimersByTime(2499);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['page_load']);
    vi.advanceTimersByTime(60_000);
    expect(fired).toHaveLength(1);
  });

  it('PO-1 a popup’s page load trigger without a delay fires immediately, but never while it is being armed', () => {
    arm({ page_load: { delay: 0 } });
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(fired).toEqual(['page_load']);
  });

  it('PO-1 a popup’s page load trigger whose delay is beyond the range of a timer does not fire immediately', () => {
    arm({ page_load: { delay: 1e12 } });
    vi.advanceTimersByTime(86_400_000);
    expect(fired).toEqual([]);
  });
});

describe('clicks', () => {
  it('PO-1 a popup’s click trigger fires once, at the given number of clicks anywhere on the page', () => {
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

  it('PO-1 a popup’s click trigger counts clicks whose propagation a script stops', () => {
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    arm({ click: { times: 1 } });
    click();
    expect(fired).toEqual(['click']);
  });
});

describe('inactivity', () => {
  it('PO-1 a popup’s inactivity trigger fires once, after the given number of seconds without activity', () => {
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
    'PO-1 a popup’s inactivity trigger counts %s as activity',
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
    'PO-1 a popup’s inactivity trigger of %d s, beyond the range of a timer, sets timers within the range and does not fire',
    (seconds) => {
      const timeouts = vi.spyOn(globalThis, 'setTimeout');
      arm({ inactivity: { seconds } });
      vi.advanceTimersByTime(1000);
      expect(fired).toEqual([]);
      for (const [, wait] of timeouts.mock.calls) expect(wait).toBeLessThan(2 ** 31);
      timeouts.mockRestore();
    },
  );

  it('PO-1 setting the clock back does not affect a popup’s inactivity trigger', () => {
    arm({ inactivity: { seconds: 30 } });
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(30_000);
    expect(fired).toEqual(['inactivity']);
  });

  it('PO-1 a popup’s inactivity trigger has one timer at a time, even if the visitor moves constantly', () => {
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

  it('PO-1 a popup’s exit intent trigger fires once, when the pointer leaves at the page’s top', () => {
    arm({ exit_intent: {} });
    leave({ clientY: 300 });
    expect(fired).toEqual([]);
    leave({ clientY: 0 });
    leave({ clientY: -4 });
    expect(fired).toEqual(['exit_intent']);
  });

  it('PO-1 a popup’s exit intent trigger does not fire when a finger is lifted at the page’s top', () => {
    arm({ exit_intent: {} });
    leave({ clientY: 0, pointerType: 'touch' });
    expect(fired).toEqual([]);
  });
});

describe('all triggers', () => {
  it('PO-1 armTriggers fires nothing and starts no timers if there are no triggers', () => {
    arm({});
    click();
    vi.advanceTimersByTime(3_600_000);
    expect([fired, problems, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it.each(['', '!!', '*,', '<b>'])(
    'PO-1 armTriggers reports the invalid selector %j and arms the other triggers',
    (selector) => {
      arm({ scrolling_to: { selector }, click: { times: 1 } });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('trigger setting "scrolling_to_selector": expected');
      click();
      expect(fired).toEqual(['click']);
    },
  );

  it('PO-1 a popup’s trigger for an element that is not on the page neither fires nor is reported', () => {
    arm({ scrolling_to: { selector: '#not-there' } });
    expect([problems, fired]).toEqual([[], []]);
  });

  it('PO-1 all triggers of a popup end when their signal is aborted', () => {
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

  it('PO-1 each trigger of a popup fires independently of the others', () => {
    arm({ page_load: { delay: 1 }, click: { times: 1 } });
    click();
    vi.advanceTimersByTime(1000);
    expect(fired).toEqual(['click', 'page_load']);
  });
});
