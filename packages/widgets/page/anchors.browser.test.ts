import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../runtime/src/islands/lazy-widget.ts';
import { endBehaviours } from '../../runtime/src/site/behaviour.ts';
import { start, stop } from '../../runtime/src/start.ts';
import { until } from '../../runtime/src/testing/page.ts';
import { followAnchors, scrollToAnchor } from './anchors.ts';
import { behaviours } from './behaviours.ts';

const bringing = lazyWidget('bringing', { page: { behaviours }, load: () => new Promise(() => {}) });

const at = (y: number) => Math.abs(window.scrollY - y) < 2;
const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Clicks like a pointer; `click()` would count as a keyboard click. */
function press(target: Element, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.style.margin = '0';
  document.body.innerHTML = `
    <a href="#ענף">to</a>
    <div style="height: 3000px"></div>
    <h2 id="ענף" tabindex="-1">there</h2>
    <div style="height: 3000px"></div>`;
  window.scrollTo(0, 0);
  followAnchors();
});

const top = () => (document.querySelector('h2') as HTMLElement).offsetTop;

describe('anchors of the page', () => {
  it('PG-5 the first click on an anchor link scrolls to the anchor, even on a page without islands', async () => {
    endBehaviours();
    start({ widgets: [bringing] });
    expect(press(link()).defaultPrevented).toBe(true);
    await until(() => decodeURIComponent(location.hash) === '#ענף', 'the address');
    expect(at(top())).toBe(true);
    stop();
  });

  it('PG-5 a click on an anchor link that encodes this page’s Hebrew address differently scrolls to the anchor', async () => {
    const path = encodeURI('/קטלוג/');
    const before = location.href;
    history.replaceState(null, '', path);
    endBehaviours();
    start({ widgets: [bringing] });
    link().href = `${path.toLowerCase()}#ענף`;
    expect(press(link()).defaultPrevented).toBe(true);
    await until(() => decodeURIComponent(location.hash) === '#ענף', 'the address');
    expect(location.pathname).toBe(path);
    expect(at(top())).toBe(true);
    stop();
    history.replaceState(null, '', before);
  });

  it('PG-2 an anchor link scrolls smoothly before the address changes', async () => {
    const seen = new Set<number>();
    const note = () => seen.add(window.scrollY);
    document.addEventListener('scroll', note);
    expect(press(link()).defaultPrevented).toBe(true);
    await until(() => decodeURIComponent(location.hash) === '#ענף', 'the address');
    document.removeEventListener('scroll', note);
    expect(at(top())).toBe(true);
    expect([...seen].some((y) => y > 100 && y < top() - 100)).toBe(true);
    expect(document.querySelector(':target')).toBe(document.querySelector('h2'));
  });

  it('PG-2 an anchor link scrolls to the visible section if a hidden section has the same id', async () => {
    link().insertAdjacentHTML('afterend', '<section hidden id="ענף">for phones</section>');
    expect(press(link()).defaultPrevented).toBe(true);
    await until(() => decodeURIComponent(location.hash) === '#ענף', 'the address');
    expect(at(top())).toBe(true);
  });

  it('PG-2 scrolling reaches the anchor 500 ms after the click', () => {
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    press(link());
    vi.advanceTimersByTime(490);
    expect(at(top())).toBe(false);
    vi.advanceTimersByTime(30);
    expect(at(top())).toBe(true);
  });

  it('PG-2 an anchor link moves the focus to the anchor, even if the address already names it', async () => {
    press(link());
    await until(() => document.activeElement?.tagName === 'H2', 'the focus');
    window.scrollTo(0, 0);
    link().focus();
    press(link());
    await until(() => document.activeElement?.tagName === 'H2', 'the focus again');
    expect(at(top())).toBe(true);
  });

  it('PG-2 scrolling ends with the anchor below the page’s scroll padding', async () => {
    document.documentElement.style.scrollPaddingTop = '80px';
    press(link());
    await until(() => location.hash !== '', 'the address');
    expect(at(top() - 80)).toBe(true);
  });

  it('PG-2 scrolling reaches an anchor that moves while the page scrolls', async () => {
    press(link());
    await until(() => window.scrollY > 50, 'the way to begin');
    (document.querySelector('div') as HTMLElement).style.height = '2000px';
    await until(() => location.hash !== '', 'the address');
    expect(at(top())).toBe(true);
  });

  it.each([
    ['a dialog', '<dialog><p id="x">x</p><div style="height: 3000px"></div></dialog>'],
    ['a fixed element', '<div style="position: fixed; inset: 50px"><p id="x">x</p></div>'],
    [
      'a part that scrolls by itself',
      '<div style="height: 200px; overflow: auto"><div style="height: 900px"></div><p id="x">x</p></div>',
    ],
  ])('PG-2 a click on a link to an anchor inside %s is left to the browser', async (_what, html) => {
    document.body.insertAdjacentHTML('afterbegin', `<a href="#x">x</a>${html}`);
    document.querySelector('dialog')?.showModal();
    let mine: boolean | undefined;
    window.addEventListener('click', (event) => (mine = event.defaultPrevented), { once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(link());
    expect(mine).toBe(false);
  });

  it('PG-2 scrolling to an anchor stops when the visitor turns the wheel', async () => {
    press(link());
    await until(() => window.scrollY > 50, 'the way to begin');
    window.dispatchEvent(new WheelEvent('wheel'));
    const { scrollY } = window;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(window.scrollY).toBe(scrollY);
    expect(location.hash).toBe('');
  });

  it('PG-2 a wheel event that a script prevents does not stop a scroll, but a second scroll ends the first one', async () => {
    let arrived = '';
    scrollToAnchor(document.body.lastElementChild as Element, { arrived: () => (arrived += 'first') });
    await until(() => window.scrollY > 50, 'the way to begin');
    scrollToAnchor(document.querySelector('h2') as Element, {
      duration: 40,
      arrived: () => (arrived += 'second'),
    });
    document.body.addEventListener('wheel', (event) => event.preventDefault(), {
      once: true,
      passive: false,
    });
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true }));
    await until(() => arrived !== '', 'the end');
    expect([arrived, at(top())]).toEqual(['second', true]);
  });

  it.each([
    ['comes from a key', { detail: 0 }],
    ['opens a tab', { ctrlKey: true }],
  ])('PG-2 a click on an anchor link that %s is left to the browser', (_what, init) => {
    const stop = (event: Event) => event.preventDefault();
    let mine: boolean | undefined;
    window.addEventListener('click', (event) => (mine = event.defaultPrevented), { once: true });
    window.addEventListener('click', stop, { once: true });
    press(link(), init);
    expect(mine).toBe(false);
  });

  it.each([
    ['a link that a script handles', '<a href="#x" id="x">x</a>', true],
    ['a control', '<a href="#x" id="x" role="tab">x</a>', false],
    ['a link to nothing', '<a href="#nowhere">x</a>', false],
    ['a link to another page', '<a href="/other/#x" id="x">x</a>', false],
    ['an empty anchor', '<a href="#">x</a>', false],
    ['a hidden anchor', '<a href="#x">x</a><p id="x" hidden>x</p>', false],
  ])('PG-2 the library does not handle a click on %s', (_what, html, prevented) => {
    document.body.innerHTML = html;
    if (prevented) link().addEventListener('click', (event) => event.preventDefault());
    let mine: boolean | undefined;
    window.addEventListener('click', (event) => (mine = event.defaultPrevented), { once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(link());
    expect(mine).toBe(prevented);
    expect(location.hash).toBe('');
  });
});
