import { beforeEach, describe, expect, it } from 'vitest';
import { testController } from '../../../runtime/src/testing/test-signal.ts';
import { armTriggers, type Triggers } from './triggers.ts';

let fired: string[] = [];
let end: AbortController;

beforeEach(async () => {
  fired = [];
  end = testController();
  document.body.innerHTML =
    '<div style="height: 3000px"></div><p id="offers">Offers</p><div style="height: 3000px"></div>';
  window.scrollTo(0, 0);
  // Within the same frame, scrolling back to the previous test's position would fire no event.
  await frame();
});

function arm(triggers: Triggers): void {
  armTriggers(triggers, {
    document,
    signal: end.signal,
    fire: (name) => fired.push(name),
    onProblem: (error) => {
      throw error;
    },
  });
}

/** Scrolls, and waits until the page's listeners and observers have been notified. */
async function scrollTo(top: number): Promise<void> {
  if (Math.round(window.scrollY) === top) return;
  const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await scrolled;
  await frame();
  await frame();
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const way = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;

describe.each(['rtl', 'ltr'])('scrolling, %s', (direction) => {
  beforeEach(() => {
    document.documentElement.dir = direction;
  });

  it('PO-1 a popup’s trigger for scrolling down fires once, at the given depth', async () => {
    arm({ scrolling: { direction: 'down', offset: 50 } });
    await scrollTo(Math.round(way() * 0.4));
    expect(fired).toEqual([]);
    await scrollTo(Math.round(way() * 0.51));
    expect(fired).toEqual(['scrolling']);
    await scrollTo(Math.round(way() * 0.9));
    expect(fired).toHaveLength(1);
  });

  it('PO-1 a popup’s trigger for a scroll depth of 100 % fires at the end of the page', async () => {
    arm({ scrolling: { direction: 'down', offset: 100 } });
    await scrollTo(Math.round(way() * 0.9));
    expect(fired).toEqual([]);
    await scrollTo(Math.floor(way()));
    expect(fired).toEqual(['scrolling']);
  });

  it('PO-1 a popup’s trigger for scrolling up fires when the visitor scrolls up, however little', async () => {
    await scrollTo(2000);
    arm({ scrolling: { direction: 'up', offset: 50 } });
    await scrollTo(2500);
    expect(fired).toEqual([]);
    await scrollTo(2490);
    expect(fired).toEqual(['scrolling']);
  });

  it('PO-1 a popup’s trigger for scrolling down does not fire on the way up', async () => {
    await scrollTo(Math.floor(way()));
    arm({ scrolling: { direction: 'down', offset: 50 } });
    await scrollTo(Math.round(way() * 0.7));
    expect(fired).toEqual([]);
  });

  it('PO-1 a popup’s trigger for an element fires once, when the visitor scrolls to the element', async () => {
    arm({ scrolling_to: { selector: '#offers' } });
    await scrollTo(100);
    expect(fired).toEqual([]);
    await scrollTo(2900);
    expect(fired).toEqual(['scrolling_to']);
    await scrollTo(0);
    await scrollTo(2900);
    expect(fired).toHaveLength(1);
  });

  it('PO-1 a popup’s trigger for an element fires when a jump passes the element', async () => {
    arm({ scrolling_to: { selector: '#offers' } });
    await frame();
    await frame();
    expect(fired).toEqual([]);
    await scrollTo(Math.floor(way()));
    expect(fired).toEqual(['scrolling_to']);
  });
});

it('PO-1 a popup’s triggers do not fire after their signal is aborted', async () => {
  arm({ scrolling: { direction: 'down', offset: 10 }, scrolling_to: { selector: '#offers' } });
  end.abort();
  await scrollTo(2900);
  expect(fired).toEqual([]);
});
