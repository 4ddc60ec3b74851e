import { signal } from '@preact/signals-core';
import { useRef, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stop } from '../../start.ts';
import { all, find } from '../../testing/find.ts';
import { Enhance } from '../enhance.tsx';
import { pressable } from '../pressable.ts';
import { Slot } from '../slot.tsx';
import { drawn, probe } from '../testing/probe.tsx';
import { useSignalEffect } from './effects.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useCombobox } from './use-combobox.ts';
import { useDevice, useMedia } from './use-device.ts';
import { useDismissal } from './use-dismissal.ts';
import { useEverySecond } from './use-every-second.ts';
import { useLatestAnswer } from './use-latest-answer.ts';
import { useModality } from './use-modality.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useRequest } from './use-request.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useServerNodes } from './use-server-node.ts';
import { useSight } from './use-sight.ts';
import { useSize } from './use-size.ts';
import { useViewport } from './use-viewport.ts';

describe.each([[false], [true]])('hooks, StrictMode %s', (isStrict) => {
  it('RT-6 useServerNodes follows nodes that the page adds and removes, and skips generated ones', async () => {
    const { host } = await probe(
      '<i>1</i>',
      ({ host: element }) => {
        const nodes = useServerNodes(element, 'i');
        return (
          <Slot of={element} as="output">
            <i>ours</i>
            {nodes.length}
          </Slot>
        );
      },
      { isStrict },
    );
    const count = () => find('output').textContent;
    expect(count()).toBe('ours1');
    host.prepend(document.createElement('i'));
    await Promise.resolve(); // one microtask, because the next task may already be a click
    expect(count()).toBe('ours2');
    host.querySelector('i')?.remove();
    await vi.waitFor(() => expect(count()).toBe('ours1'));
  });

  it('RT-7 useServerNodes keeps the page responsive when a script answers each render with another node', async () => {
    const { host } = await probe(
      '<i>1</i>',
      ({ host: element }) => {
        const [node] = useServerNodes(element, 'i');
        return node && <Enhance of={node} data-seen="" />;
      },
      { isStrict },
    );
    const foe = new MutationObserver(() => {
      const node = host.querySelector('i[data-seen]');
      node?.replaceWith(document.createElement('i'));
    });
    foe.observe(host, { attributes: true, subtree: true });
    host.querySelector('i')?.replaceWith(document.createElement('i'));
    for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
    foe.disconnect();
    await vi.waitFor(() => expect(host.querySelector('i[data-seen]')).not.toBeNull());
  });

  it('RT-7 useSignalEffect follows a signal and ends with the island, and its error fails only this island', async () => {
    const source = signal(1);
    const seen: number[] = [];
    const { host, errors } = await probe(
      '',
      () => {
        useSignalEffect(() => {
          if (source.value === 3) throw new Error('broken');
          seen.push(source.value);
        });
        return null;
      },
      { isStrict },
    );
    source.value = 2;
    expect([seen[0], seen.at(-1)]).toEqual([1, 2]);
    source.value = 3;
    expect(host.dataset.widgetState).toBe('failed');
    expect(errors.join()).toContain('broken');
    const before = seen.length;
    source.value = 4;
    expect(seen).toHaveLength(before);
  });

  it('RT-6 useRequest delivers only the newest answer, and keeps a failure until a retry succeeds', async () => {
    const ends: { resolve(answer: string): void; reject(error: Error): void }[] = [];
    const signals: AbortSignal[] = [];
    const done: string[] = [];
    const { errors } = await probe(
      '<button></button><i></i>',
      () => {
        const { isBusy, ask, retry } = useRequest({
          what: 'asking',
          async send(signal: AbortSignal, name: string) {
            signals.push(signal);
            const answer = await new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
            return `${answer} to ${name}`;
          },
          onDone: (answer) => done.push(answer),
        });
        return (
          <>
            <Enhance
              of={find('button')}
              aria-busy={isBusy || undefined}
              onClick={() => ask(`${ends.length}`)}
            />
            <Enhance of={find('i')} hidden={!retry} onClick={() => retry?.()} />
          </>
        );
      },
      { isStrict },
    );
    const isBusy = () => find('button').getAttribute('aria-busy');
    expect(isBusy()).toBeNull();
    find('button').click();
    find('button').click();
    ends[0]?.resolve('late');
    ends[1]?.resolve('answer');
    await vi.waitFor(() => expect(isBusy()).toBeNull());
    expect(done).toEqual(['answer to 1']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);

    find('button').click();
    ends[2]?.reject(new Error('broken'));
    await vi.waitFor(() => expect(find('i').hidden).toBe(false));
    expect(errors.join()).toContain('broken');
    find('i').click();
    expect([isBusy(), find('i').hidden]).toEqual(['true', false]);
    ends[3]?.resolve('answer');
    await vi.waitFor(() => expect(find('i').hidden).toBe(true));
    expect(done.at(-1)).toBe('answer to 2');

    find('button').click();
    stop();
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  it('AY-1 useAnnouncement announces a changed text, and the same text again after null', async () => {
    const said: string[] = [];
    let announceText = (_text: string | null) => {};
    await probe(
      '',
      () => {
        const [text, setText] = useState<string | null>(null);
        announceText = drawn(setText);
        useAnnouncement(text);
        return null;
      },
      { isStrict },
    );
    for (const text of ['a', 'a', 'b', null, 'b']) {
      const region = () => document.querySelector('[data-iyim-announcer]')?.textContent ?? '';
      const before = region();
      announceText(text);
      if (region() !== before) said.push(region().trim());
    }
    expect(said).toEqual(['a', 'b', 'b']);
  });

  it('RT-6 useLatestAnswer delivers only the answer to the last request, and nothing after the island has ended', async () => {
    const given: string[] = [];
    const answers = new Map<string, (text: string) => void>();
    let ask = (_name: string) => {};
    await probe(
      '',
      () => {
        const latest = useLatestAnswer<string>({
          pause: 0,
          onAnswer: (answer) => given.push(answer),
          onError: () => {},
        });
        ask = (name) => latest.ask(() => new Promise((resolve) => answers.set(name, resolve)));
        return null;
      },
      { isStrict },
    );
    ask('a');
    await vi.waitFor(() => expect(answers.has('a')).toBe(true));
    ask('b');
    await vi.waitFor(() => expect(answers.has('b')).toBe(true));
    answers.get('a')?.('late');
    answers.get('b')?.('right');
    await vi.waitFor(() => expect(given).toEqual(['right']));
    ask('c');
    await vi.waitFor(() => expect(answers.has('c')).toBe(true));
    stop();
    answers.get('c')?.('after the end');
    await Promise.resolve();
    expect(given).toEqual(['right']);
  });

  it('CD-3 useEverySecond ticks at mounting, renders each tick immediately, and ends with the island', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: 1000 });
    const ticks: number[] = [];
    await probe(
      '<i></i>',
      () => {
        const [now, setNow] = useState(0);
        useEverySecond((time) => {
          ticks.push(time);
          setNow(time);
        });
        return <Enhance of={find('i')} text={String(now)} />;
      },
      { isStrict },
    );
    vi.setSystemTime(5000);
    window.dispatchEvent(new Event('pageshow'));
    expect(find('i').textContent).toBe('5000');
    expect(ticks.at(0)).toBe(1000);
    stop();
    const before = ticks.length;
    window.dispatchEvent(new Event('pageshow'));
    expect(ticks).toHaveLength(before);
    vi.useRealTimers();
  });

  /** Sets up a view that shows each message for 10 s, on a stopped clock, with the pointer and the focus elsewhere. */
  async function showMessages() {
    const ended = vi.fn();
    let show = (_message: string | null) => {};
    await probe(
      '<p tabindex="-1">Saved. <button>Undo</button></p><h2 tabindex="-1">Elsewhere</h2>',
      () => {
        const [message, setMessage] = useState<string | null>(null);
        show = drawn(setMessage);
        useReadingTime(message, { time: 10_000, shownIn: () => find('p'), onEnd: ended });
        return null;
      },
      { isStrict },
    );
    await userEvent.hover(find('h2'));
    find('h2').focus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { ended, show };
  }

  it('SB-1 useReadingTime ends each message once after its time, and does nothing after the island has ended', async () => {
    const { ended, show } = await showMessages();
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
    show('one');
    vi.advanceTimersByTime(9999);
    show('two');
    vi.advanceTimersByTime(9999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveBeenCalledOnce();
    show('three');
    show(null);
    show('four');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the focus', () => find('p button').focus(), () => find('h2').focus()],
    ['the pointer', () => userEvent.hover(find('p')), () => userEvent.hover(find('h2'))],
  ])(
    'MC-4 useReadingTime keeps a message while %s is on it, and ends it within a second after that',
    async (_what, come, go) => {
      const { ended, show } = await showMessages();
      show('one');
      await come();
      vi.advanceTimersByTime(60_000);
      expect(ended).not.toHaveBeenCalled();
      await go();
      vi.advanceTimersByTime(1000);
      expect(ended).toHaveBeenCalledOnce();
      show('two');
      await come();
      await go();
      vi.advanceTimersByTime(10_000);
      expect(ended).toHaveBeenCalledTimes(2);
    },
  );

  it('SB-1 useReadingTime ends a message that a touch has left hovered, on a device that cannot hover', async () => {
    const { ended, show } = await showMessages();
    show('one');
    await userEvent.hover(find('p'));
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ ...new EventTarget(), matches: query !== '(hover: hover)' }) as MediaQueryList,
      );
    onTestFinished(() => media.mockRestore());
    vi.advanceTimersByTime(10_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('CD-3 useSight reports when an element enters and leaves the window', async () => {
    const seen: boolean[] = [];
    await probe(
      '<p style="block-size: 3000px"></p><i>1</i>',
      () => {
        useSight(find('i'), (isSeen) => seen.push(isSeen));
        return null;
      },
      { isStrict },
    );
    await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
    find('i').scrollIntoView();
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
    window.scrollTo(0, 0);
  });

  it('RT-4 useSight shares an observer between elements with the same margin, and reports each element separately', async () => {
    const watched = vi.spyOn(IntersectionObserver.prototype, 'observe');
    const seen: string[] = [];
    await probe(
      '<i>1</i><p style="block-size: 3000px"></p><b>2</b>',
      () => {
        const [turn, setTurn] = useState(0);
        useSight(find('i'), (isSeen) => seen.push(`i ${isSeen}`), { margin: '7px' });
        useSight(find('i'), (isSeen) => seen.push(`again ${isSeen}`), { margin: '7px', turn });
        useSight(find('b'), (isSeen) => seen.push(`b ${isSeen}`), { margin: '7px' });
        useSight(null, () => seen.push('nothing'));
        return <Enhance of={find('p')} onClick={() => setTurn(1)} />;
      },
      { isStrict },
    );
    await vi.waitFor(() => expect(new Set(seen)).toEqual(new Set(['again true', 'b false', 'i true'])));
    expect(seen.filter((entry) => entry === 'b false')).toHaveLength(1);
    expect(new Set(watched.mock.contexts).size).toBe(1);
    seen.length = 0;
    find('p').click();
    await vi.waitFor(() => expect(new Set(seen)).toEqual(new Set(['again true', 'i true'])));
  });

  it('RT-4 useSize measures at mounting, when a size changes, and when the list of elements changes', async () => {
    const seen: string[] = [];
    await probe(
      '<i style="display: block; block-size: 10px"></i><b style="display: block; block-size: 20px"></b>',
      () => {
        const [hasBoth, setBoth] = useState(false);
        const of = hasBoth ? [find('i'), find('b')] : [find('i')];
        useSize(of, () => seen.push(of.map(({ offsetHeight }) => offsetHeight).join()));
        return <Enhance of={find('i')} onClick={() => setBoth(true)} />;
      },
      { isStrict },
    );
    expect(seen.at(-1)).toBe('10');
    find('i').style.blockSize = '11px';
    await vi.waitFor(() => expect(seen.at(-1)).toBe('11'));
    find('b').style.blockSize = '21px';
    find('i').click();
    await vi.waitFor(() => expect(seen.at(-1)).toBe('11,21'));
    expect(seen).not.toContain('11,20');
  });

  it('RT-4 useViewport notifies each subscriber once, in the same frame or when scrolling stops, and none after unmounting', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const seen: string[] = [];
    await probe(
      '<p style="block-size: 3000px"></p>',
      () => {
        useViewport(window, 'scroll', () => seen.push('frame'));
        useViewport(window, 'resize', () => seen.push('resize'));
        useViewport(window, 'scroll', () => seen.push('rest'), { rest: 50 });
        useViewport(null, 'scroll', () => seen.push('nothing'));
        return null;
      },
      { isStrict },
    );
    frames.mockClear();
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('scroll'));
    expect(frames).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('rest'));
    expect(seen.filter((entry) => entry === 'rest')).toHaveLength(1);
    expect(seen[0]).toBe('frame');
    seen.length = 0;
    window.dispatchEvent(new Event('scroll'));
    stop();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(seen).toEqual([]);
  });

  it('AB-1 useDevice and useMedia follow the width of the window', async () => {
    await page.viewport(1600, 500);
    await probe(
      '<i></i>',
      () => {
        const device = useDevice();
        const isSmall = useMedia('(max-width: 700px)');
        return <Enhance of={find('i')} text={`${device} ${isSmall}`} />;
      },
      { isStrict },
    );
    expect(find('i').textContent).toBe('desktop false');
    await page.viewport(600, 500);
    await vi.waitFor(() => expect(find('i').textContent).toBe('mobile true'));
    await page.viewport(1280, 720);
  });

  it('AB-1 useDevice does not miss a change that is first seen by a render that React discards', async () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1600);
    onTestFinished(() => width.mockRestore());
    let set = (_count: number) => {};
    await probe(
      '<i></i>',
      () => {
        const [count, setCount] = useState(0);
        set = drawn(setCount);
        return <Enhance of={find('i')} text={`${useDevice()} ${count}`} />;
      },
      { isStrict },
    );
    set(1);
    expect(find('i').textContent).toBe('desktop 1');
    width.mockReturnValue(600);
    set(1); // for an unchanged value, React calls the component, but commits nothing
    window.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(find('i').textContent).toBe('mobile 1'));
  });

  it('PO-5 useDismissal reacts to Escape, a press outside and focus outside, only while open; Escape dismisses the element opened last', async () => {
    const heard: string[] = [];
    let open = (_ids: string) => {};
    await probe(
      '<button id="a">a</button><button id="b">b</button><button id="out">out</button>',
      () => {
        const [ids, setIds] = useState('');
        open = drawn(setIds);
        useDismissal(ids.includes('a'), { inside: [find('#a')], onDismiss: (by) => heard.push(`a ${by}`) });
        useDismissal(ids.includes('b'), {
          inside: [find('#b'), null],
          by: ['escape'],
          onDismiss: (by) => heard.push(`b ${by}`),
        });
        return null;
      },
      { isStrict },
    );
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([]);
    open('a');
    find('#a').focus();
    await userEvent.click(find('#a'));
    expect(heard).toEqual([]);
    open('ab');
    await userEvent.keyboard('{Escape}');
    expect(heard.splice(0)).toEqual(['b escape']);
    open('a');
    await userEvent.keyboard('{Escape}');
    expect(heard.splice(0)).toEqual(['a escape']);
    find('#out').focus();
    expect(heard.splice(0)).toEqual(['a focus']);
    find('#out').click();
    expect(heard.splice(0)).toEqual(['a press']);
    await userEvent.click(find('#out'));
    expect(heard.splice(0)).toEqual(['a press']);
    open('');
    find('#out').click();
    expect(heard).toEqual([]);
  });

  it.each([['dialog'], ['section']])(
    'PO-8 useModality makes a <%s> the only reachable part of the page, and restores the focus',
    async (as) => {
      let open = (_on: boolean) => {};
      const dismissed = vi.fn();
      const { host } = await probe(
        '<button id="opener">open</button>',
        ({ host: element }) => {
          const [isOpen, setOpen] = useState(false);
          open = drawn(setOpen);
          const panel = useRef<HTMLElement>(null);
          useModality(panel, isOpen, {
            focus: () => find('#inner'),
            onDismiss: (by) => {
              dismissed(by);
              setOpen(false);
            },
          });
          return (
            <Slot of={element} as={as} ref={panel}>
              <button type="button" id="inner">
                inner
              </button>
            </Slot>
          );
        },
        { isStrict },
      );
      const canReach = () => {
        find('#opener').focus();
        return document.activeElement === find('#opener');
      };
      expect(canReach()).toBe(true);
      open(true);
      expect(document.activeElement).toBe(find('#inner'));
      expect(canReach()).toBe(false);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(dismissed.mock.calls).toEqual([['escape']]));
      await vi.waitFor(() => expect(document.activeElement).toBe(find('#opener')));
      expect(canReach()).toBe(true);
      open(true);
      stop();
      expect(document.activeElement).toBe(find('#opener'));
      expect(host.innerHTML).toBe('<button id="opener">open</button>');
      expect(dismissed).toHaveBeenCalledTimes(1);
    },
  );

  it('PO-5 PO-8 useModality keeps a dialog open that the visitor may not leave, locks scrolling, and lets a form inside close it', async () => {
    const left: string[] = [];
    let keep = (_ways: readonly ('escape' | 'press')[]) => {};
    await probe(
      '<button id="opener">open</button>',
      ({ host: element }) => {
        const [isOpen, setOpen] = useState(true);
        const [by, setBy] = useState<readonly ('escape' | 'press')[]>([]);
        keep = drawn(setBy);
        const panel = useRef<HTMLDialogElement>(null);
        useModality(panel, isOpen, {
          by,
          locksScroll: true,
          onDismiss: (way) => {
            left.push(way);
            if (way === 'form') setOpen(false);
          },
        });
        return (
          <Slot of={element}>
            <dialog ref={panel}>
              <form method="dialog">
                <button type="submit">No</button>
              </form>
            </dialog>
          </Slot>
        );
      },
      { isStrict },
    );
    const dialog = find('dialog') as HTMLDialogElement;
    const isModal = () => dialog.matches(':modal');
    expect(document.activeElement).toBe(dialog); // and not its first control
    expect(document.documentElement.style.overflow).toBe('hidden');
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog, { position: { x: 1, y: 1 } });
    expect(left).toEqual([]);
    dialog.close(); // as a page script does, or a browser after repeated Escape
    await vi.waitFor(() => expect(isModal()).toBe(true));
    expect(left).toEqual([]);

    keep(['escape']);
    await userEvent.keyboard('{Escape}');
    expect(left.splice(0)).toEqual(['escape']);
    expect(isModal()).toBe(true); // the widget has not closed it
    await userEvent.click(find('dialog button'));
    await vi.waitFor(() => {
      expect(left).toEqual(['form']); // the event fires one task after the dialog has closed
      expect(isModal()).toBe(false);
      expect(document.documentElement.hasAttribute('style')).toBe(false);
    });
  });

  it('PO-8 useServerNodes finds the server’s elements even while a view has moved them into a slot', async () => {
    await probe(
      '<section><b></b></section>',
      () => {
        const [section] = useState(() => find('section'));
        const found = useServerNodes(section, 'b');
        return (
          <>
            <Slot of={document.body} as="aside" nodes={[section]} />
            <Enhance of={section} data-found={found.length}>
              <b>ours</b>
            </Enhance>
          </>
        );
      },
      { isStrict },
    );
    await vi.waitFor(() => expect(all('aside b')).toHaveLength(2));
    expect(find('section').getAttribute('data-found')).toBe('1');
    find('section').append(document.createElement('b'));
    await vi.waitFor(() => expect(find('section').getAttribute('data-found')).toBe('2'));
  });

  it('LS-2 useCombobox moves through the options from the field, chooses one, closes the list and empties the field', async () => {
    const heard: string[] = [];
    await probe(
      '<input>',
      ({ host: element }) => {
        const field = find('input') as HTMLInputElement;
        const [isOpen, setOpen] = useState(false);
        const { fieldProps, listProps, optionProps } = useCombobox({
          field,
          label: 'Found',
          isOpen,
          count: isOpen ? 2 : 0,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
          onClear: () => heard.push('cleared'),
          onChoose: (index) => heard.push(`chose ${index}`),
        });
        return (
          <>
            <Enhance of={field} {...fieldProps} />
            <Slot of={element}>
              <ul {...listProps}>
                {isOpen && [0, 1].map((index) => <li key={index} {...optionProps(index)} />)}
              </ul>
            </Slot>
          </>
        );
      },
      { isStrict },
    );
    const active = () => all('[role=option]').findIndex((one) => one.matches('[aria-selected=true]'));
    find('input').focus();
    await userEvent.keyboard('x{ArrowDown}');
    expect(find('input').getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(1);
    expect(document.activeElement).toBe(find('input'));
    expect(find('input').getAttribute('aria-activedescendant')).toBe(all('[role=option]')[1]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(heard).toEqual(['chose 0']);
    await userEvent.keyboard('{Escape}');
    expect(all('[role=option]')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['chose 0', 'cleared']);
    expect((find('input') as HTMLInputElement).value).toBe('');
  });
});

describe.each(['rtl', 'ltr'] as const)('useRovingFocus, %s', (dir) => {
  it('SW-3 useRovingFocus moves with the arrow keys in the page’s direction, skips disabled items, and ignores keys with a modifier', async () => {
    const moves: number[] = [];
    await probe('<b>0</b><b>1</b><b>2</b><b>3</b>', ({ host: element }) => {
      const elements = useServerNodes(element, 'b');
      const [stopAt, setStop] = useState(-1);
      const items = elements.map((one, index) => ({ element: one, isDisabled: index === 1 }));
      const bindings = useRovingFocus(items, {
        stop: stopAt,
        onMove: (index) => {
          moves.push(index);
          setStop(index);
        },
      });
      return elements.map((one, index) => <Enhance key={one.textContent} of={one} {...bindings(index)} />);
    });
    document.documentElement.dir = dir;
    const stops = () => all('b').map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1, -1, -1]);
    all('b')[0]?.focus();
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    expect(document.activeElement).toBe(all('b')[2]);
    expect(stops()).toEqual([-1, -1, 0, -1]);
    await userEvent.keyboard('{End}{ArrowDown}');
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(moves).toEqual([2, 3, 0]);
    document.documentElement.removeAttribute('dir');
  });
});

describe('useDismissal', () => {
  it('PO-5 useDismissal renders a dismissal by a click before click() returns', async () => {
    await probe('<b id="a"></b><i id="away"></i>', () => {
      const [isOpen, setOpen] = useState(true);
      useDismissal(isOpen, { inside: [find('#a')], onDismiss: () => setOpen(false) });
      return <Enhance of={find('#a')} hidden={!isOpen} />;
    });
    expect(find('#a').hidden).toBe(false);
    find('#away').click();
    expect(find('#a').hidden).toBe(true);
  });
});

describe('pressable', () => {
  it.each([
    ['<b id="c">x</b>', ['Enter', ' ', 'click'], 'button', '0'],
    ['<a id="c" href="#x">x</a>', ['click', ' ', 'click'], 'button', null],
    ['<button id="c" type="button">x</button>', ['click', 'click', 'click'], null, null],
  ])('AY-1 pressable handles each press of %s once', async (html, expectedPresses, role, tabIndex) => {
    const pressed: string[] = [];
    await probe(`${html}<b id="other"></b>`, () => {
      // Each click renders the component again.
      const [, setCount] = useState(0);
      return (
        <Enhance
          of={find('#c')}
          {...pressable(find('#c'), (event) => {
            event.preventDefault();
            pressed.push(event instanceof KeyboardEvent ? event.key : event.type);
            setCount(pressed.length);
          })}
        />
      );
    });
    find('#c').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(pressed).toHaveLength(1));
    await userEvent.keyboard(' ');
    await userEvent.click(find('#c'));
    expect(pressed).toEqual(expectedPresses);
    expect([find('#c').getAttribute('role'), find('#c').getAttribute('tabindex')]).toEqual([role, tabIndex]);
    find('#c').dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }));
    expect(pressed).toHaveLength(3);
  });
});
