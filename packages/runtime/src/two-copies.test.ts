import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testSignal } from './testing/test-signal.ts';

/** Imports a separate copy of the script's modules. */
async function copyOfTheScript() {
  vi.resetModules();
  const { lockScroll } = await import('./host-page/dom/lock-scroll.ts');
  const { dispatchLegacy, isOwnEvent, onLegacy } = await import('./host-page/legacy-events.ts');
  const { adoptStyles } = await import('./host-page/adopt-styles.ts');
  const { scrollToAnchor } = await import('../../widgets/page/anchors.ts');
  const { listenForDismissal } = await import('./view/hooks/use-dismissal.ts');
  const { isolate } = await import('./view/isolate.ts');
  const { pressable } = await import('./view/pressable.ts');
  return {
    adoptStyles,
    dispatchLegacy,
    isolate,
    isOwnEvent,
    listenForDismissal,
    lockScroll,
    onLegacy,
    pressable,
    scrollToAnchor,
  };
}

const { documentElement: root, body } = document;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id).sort();
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('two copies of the script on one page', () => {
  it('RT-8 the page scrolls again when both copies of the script have released the scroll lock, in either order', async () => {
    const [one, two] = [await copyOfTheScript(), await copyOfTheScript()];
    for (const isFirstLeaving of [true, false]) {
      const ends = [one.lockScroll(document), two.lockScroll(document)];
      if (!isFirstLeaving) ends.reverse();
      ends[0]?.();
      expect(root.style.overflow).toBe('hidden');
      ends[1]?.();
      expect(root.hasAttribute('style')).toBe(false);
    }
  });

  it('RT-8 Escape closes only the panel that opened last, whichever copy of the script opened it', async () => {
    const [one, two] = [await copyOfTheScript(), await copyOfTheScript()];
    const dismissed: string[] = [];
    const open = (copy: typeof one, name: string) => {
      const closed = new AbortController();
      copy.listenForDismissal(
        {
          inside: [body],
          by: ['escape'],
          onDismiss() {
            dismissed.push(name);
            closed.abort();
          },
        },
        closed.signal,
      );
    };
    open(one, 'first');
    open(two, 'second');
    for (const expected of [['second'], ['second', 'first']]) {
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      expect(dismissed).toEqual(expected);
    }
  });

  it('RT-8 each copy of the script recognises the other’s events as the library’s', async () => {
    const [one, two] = [await copyOfTheScript(), await copyOfTheScript()];
    const heard: string[] = [];
    two.onLegacy(body, 'found_variation', () => heard.push('without own'), testSignal());
    two.onLegacy(body, 'found_variation', () => heard.push('with own'), testSignal(), { alsoOwn: true });
    body.addEventListener('found_variation', (event) => heard.push(String(two.isOwnEvent(event))));
    one.dispatchLegacy(body, 'found_variation');
    expect(heard).toEqual(['with own', 'true']);
  });

  it('RT-8 a scroll to an anchor by one copy of the script ends a scroll by the other', async () => {
    const [one, two] = [await copyOfTheScript(), await copyOfTheScript()];
    body.innerHTML = '<p id="a"></p><p id="b"></p>';
    const arrived: string[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    one.scrollToAnchor(find('a'), { duration: 0, arrived: () => arrived.push('a') });
    two.scrollToAnchor(find('b'), { duration: 0, arrived: () => arrived.push('b') });
    await vi.waitFor(() => expect(arrived).toEqual(['b']));
    vi.restoreAllMocks();
  });

  it('RT-8 a tab stop that one copy of the script added to a control is kept by the other', async () => {
    const [one, two] = [await copyOfTheScript(), await copyOfTheScript()];
    body.innerHTML = '<span id="a">×</span>';
    const bound = one.pressable(find('a'), () => {});
    find('a').tabIndex = bound.tabIndex as number;
    expect(two.pressable(find('a'), () => {}).tabIndex).toBe(0);
  });
});

describe('inert elements behind a panel', () => {
  const html =
    '<header id="header"></header><main id="main"><p id="text"></p><aside id="a"></aside><aside id="b"></aside></main><div id="said" aria-live="polite"></div><footer id="footer" inert=""></footer>';
  beforeEach(() => {
    body.innerHTML = html;
  });

  it.each([
    ['the top one first', [1, 0], ['b', 'footer', 'header', 'text']],
    ['the bottom one first', [0, 1], ['a', 'footer', 'header', 'text']],
  ] as const)(
    'AY-1 inert elements are restored when two panels, one of each copy of the script, close %s',
    async (_order, order, between) => {
      const copies = [await copyOfTheScript(), await copyOfTheScript()];
      const ends = [copies[0]?.isolate(find('a')), copies[1]?.isolate(find('b'))];
      expect(inert()).toEqual(['a', 'footer', 'header', 'text']);
      ends[order[0]]?.();
      expect(inert()).toEqual(between);
      ends[order[1]]?.();
      expect(body.innerHTML).toBe(html);
    },
  );

  it('AY-1 inert elements are restored when three panels close in any order and a panel opened twice closes twice', async () => {
    const { isolate } = await copyOfTheScript();
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const ends = ['a', 'b', 'a'].map((id) => isolate(find(id)));
      for (const index of order) {
        expect(find('header').inert || find('header').hasAttribute('inert')).toBe(true);
        ends[index]?.();
      }
      expect(body.innerHTML).toBe(html);
    }
  });

  it('AY-1 a panel inside an isolated part of the page is not inert', async () => {
    const { isolate } = await copyOfTheScript();
    const end = isolate(find('header'));
    const endInner = isolate(find('b'));
    expect(find('b').closest('[inert]')).toBeNull();
    endInner();
    expect(inert()).toEqual(['footer', 'main']);
    end();
    expect(body.innerHTML).toBe(html);
  });

  it('AY-1 elements behind a panel stay inert if their own widget makes them inert meanwhile', async () => {
    const { isolate } = await copyOfTheScript();
    const { holdAll, isContested } = await import('./view/ledger.ts');
    const widget = {};
    const end = isolate(find('b'));
    const conflicts = holdAll(widget, find('a'), new Map([['inert', '']]), new Map());
    expect([...conflicts, isContested(find('a'), 'inert')]).toEqual([false]);
    end();
    expect(inert()).toEqual(['a', 'footer']);
    holdAll(widget, find('a'), new Map(), new Map([['inert', '']]));
    expect(body.innerHTML).toBe(html);
  });
});
