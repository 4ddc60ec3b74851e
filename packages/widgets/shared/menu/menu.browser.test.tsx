import { Enhance, useServerNodes } from '@iyim/runtime/widget';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { drawn, probe } from '../../../runtime/src/view/testing/probe.tsx';
import { useCurrentAnchor } from '../anchors/use-current-section.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { useSpaceBelow, useStretch } from './use-space.ts';

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const get = (id: string) => document.getElementById(id) as HTMLElement;

describe('an element with the full width of the window', () => {
  const box = (position: string) => `<style>body { margin: 0 }</style>
    <div id="around" style="position: relative; margin-inline: 100px 40px"><nav id="nav" style="position: ${position}; inline-size: 50px">…</nav></div>`;

  const show = (position: string) =>
    probe(box(position), () => {
      const stretch = useStretch(get('nav'));
      return (
        <Enhance
          of={get('nav')}
          styles={stretch ? { width: stretch.width, [stretch.side]: stretch.inset } : undefined}
        />
      );
    });
  const isWhole = () =>
    soon(() => {
      const { left, width } = get('nav').getBoundingClientRect();
      expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
    });

  it.each([
    ['rtl', 'absolute'],
    ['ltr', 'absolute'],
    ['rtl', 'relative'],
    ['ltr', 'relative'],
  ])('NM-1 useStretch stretches an element to full width: %s, with position %s', async (dir, position) => {
    document.documentElement.dir = dir;
    await show(position);
    await isWhole();
    get('around').style.marginInline = '10px 150px';
    await isWhole();
  });

  it('NM-1 useStretch stretches an element again when the window’s width changes', async () => {
    const { innerWidth, innerHeight } = window;
    await show('absolute');
    await page.viewport(innerWidth - 80, innerHeight);
    await isWhole();
    await page.viewport(innerWidth, innerHeight);
    await isWhole();
  });

  it('NM-1 useStretch does not stretch an element without a box', async () => {
    await probe('<nav id="nav" hidden>…</nav>', () => {
      const stretch = useStretch(get('nav'));
      return <Enhance of={get('nav')} data-stretch={stretch ? 'yes' : 'no'} />;
    });
    expect(get('nav').dataset.stretch).toBe('no');
  });
});

describe('the space below an element', () => {
  it('NM-1 useSpaceBelow measures the space below an open element only if it sticks to the window', async () => {
    let set: (open: boolean) => void = () => {};
    await probe(
      `<div class="elementor-sticky" style="position: fixed; inset-block-start: 0; padding-block-start: 30px"><p id="a">…</p></div><p id="b">…</p>`,
      () => {
        const [isOpen, setOpen] = useState(false);
        set = drawn(setOpen);
        const spaces = [useSpaceBelow(get('a'), isOpen), useSpaceBelow(get('b'), isOpen)];
        return <Enhance of={get('b')} data-spaces={spaces.join()} />;
      },
    );
    expect(get('b').dataset.spaces).toBe(',');
    set(true);
    const expected = window.innerHeight - get('a').getBoundingClientRect().top;
    expect(get('b').dataset.spaces).toBe(`${Math.round(expected)}px,`);
  });
});

describe('the space below a sticky element', () => {
  it('NM-1 MM-1 useSpaceBelow measures again 250 ms after the last scroll event', async () => {
    await probe(
      `<div id="bar" class="elementor-sticky" style="position: fixed; inset-block-start: 0"><p id="a">…</p></div>`,
      () => <Enhance of={get('a')} data-space={useSpaceBelow(get('a'), true)} />,
    );
    const space = () => Number.parseInt(get('a').dataset.space ?? '', 10);
    const before = space();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    get('bar').style.insetBlockStart = '100px';
    window.dispatchEvent(new Event('scroll'));
    await twoFrames();
    vi.advanceTimersByTime(249);
    await twoFrames();
    expect(space()).toBe(before);
    vi.advanceTimersByTime(1);
    await soon(() => expect(space()).toBe(before - 100));
  });
});

describe('the visible section', () => {
  const sections = `<nav style="position: fixed"><a href="#one">1</a><a href="#%D7%A9%D7%AA%D7%99%D7%99%D7%9D">2</a><a href="/elsewhere/#one">3</a><a href="#">4</a><a href="#%E0%A4%A">5</a></nav>
    <section id="one" style="block-size: 300vh">…</section><section id="שתיים" style="block-size: 20vh">…</section><section style="block-size: 300vh">…</section>`;
  const show = () =>
    probe(sections, ({ host }) => {
      const links = useServerNodes<HTMLAnchorElement>(host, 'a');
      const isCurrent = useCurrentAnchor(links);
      return links.map((link) => (
        <Enhance key={link.text} of={link} data-current={String(isCurrent(link))} />
      ));
    });
  const marks = () => [...document.querySelectorAll('a')].map(({ dataset }) => dataset.current);
  const expectMarks = (...expected: string[]) => soon(() => expect(marks()).toEqual(expected));

  it('NM-1 useCurrentAnchor marks the link to the visible section, even with a Hebrew id, and ignores links that lead elsewhere', async () => {
    await show();
    await expectMarks('true', 'false', 'undefined', 'undefined', 'undefined');
    get('שתיים').scrollIntoView();
    await expectMarks('false', 'true', 'undefined', 'undefined', 'undefined');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expectMarks('false', 'false', 'undefined', 'undefined', 'undefined');
    window.scrollTo(0, 0);
    await expectMarks('true', 'false', 'undefined', 'undefined', 'undefined');
  });
});

describe('hovering', () => {
  const show = async () => {
    let set: (item: string | null) => void = () => {};
    await probe(
      `<style>body { margin: 0 } ul { margin: 0 } li, p { position: fixed; margin: 0; block-size: 20px; inline-size: 100px } p { inset: 20px auto auto 0; block-size: 200px; inline-size: 300px }</style>
      <ul id="menu" style="transform: translate(200px, 200px)"><li id="a" style="left: 0; top: 0">A<p id="pa">…</p></li><li id="b" style="left: 100px; top: 0">B<p id="pb" hidden>…</p></li><li id="c" style="left: 200px; top: 0">C</li></ul>
      <p id="out" style="inset-block-start: 400px">…</p>`,
      () => {
        const [opened, setOpened] = useState<string | null>(null);
        set = drawn(setOpened);
        useHoverIntent({
          root: get('menu'),
          isOn: true,
          opened,
          itemAt: (element) => element.closest('li:has(p)')?.id ?? null,
          panelOf: (item) => get(`p${item}`),
          onChange: setOpened,
        });
        return <Enhance of={get('menu')} data-open={String(opened)} />;
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { set };
  };
  /** Dispatches pointer events at coordinates relative to the menu, which is where the browser's real pointer never is. */
  const point = (id: string, x: number, y: number, pointerType = 'mouse') => {
    const init = { clientX: x + 200, clientY: y + 200, pointerType, bubbles: true };
    get(id).dispatchEvent(new PointerEvent('pointerover', init));
    get(id).dispatchEvent(new PointerEvent('pointermove', init));
    if (!get('menu').contains(get(id))) get('menu').dispatchEvent(new PointerEvent('pointerleave', init));
  };
  const open = () => get('menu').dataset.open;
  const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('NM-1 MM-1 a menu item opens when the pointer stays on it for 250 ms, and not when it only passes', async () => {
    await show();
    point('a', 50, 10);
    await wait(200);
    point('out', 50, 500);
    await wait(600);
    expect(open()).toBe('null');
    point('a', 50, 10);
    await wait(249);
    expect(open()).toBe('null');
    await wait(1);
    await soon(() => expect(open()).toBe('a'));
  });

  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select><option>One</option></select>', true],
    ['<button>Buy</button>', false],
  ])(
    'NM-1 MM-1 a menu item stays open when the pointer leaves its panel while %s in it has the focus: %s',
    async (html, isKept) => {
      await show();
      point('a', 50, 10);
      await wait(250);
      await soon(() => expect(open()).toBe('a'));
      get('pa').innerHTML = html;
      point('pa', 50, 100);
      (get('pa').firstElementChild as HTMLElement).focus();
      point('out', 50, 500);
      await wait(600);
      await soon(() => expect(open()).toBe(isKept ? 'a' : 'null'));
      point('b', 150, 10);
      await wait(600);
      await soon(() => expect(open()).toBe('b'));
    },
  );

  it('NM-1 MM-1 a menu item closes 500 ms after the pointer has left, unless the pointer returns', async () => {
    await show();
    point('a', 50, 10);
    await wait(250);
    await soon(() => expect(open()).toBe('a'));
    point('out', 50, 500);
    await wait(499);
    point('pa', 50, 100);
    await wait(600);
    expect(open()).toBe('a');
    point('out', 50, 500);
    await wait(499);
    expect(open()).toBe('a');
    await wait(1);
    await soon(() => expect(open()).toBe('null'));
  });

  it.each([0, 90])(
    'NM-1 a menu item stays open while the pointer crosses the next item on its way to the panel, from %s px',
    async (x) => {
      await show();
      point('a', x, 10);
      await wait(250);
      await soon(() => expect(open()).toBe('a'));
      for (const [x, y] of [
        [110, 15],
        [120, 16],
        [130, 17],
      ] as const) {
        point('b', x, y);
        await wait(240);
      }
      expect(open()).toBe('a');
      point('pa', 150, 30);
      await wait(600);
      expect(open()).toBe('a');
    },
  );

  it('NM-1 the next menu item opens 250 ms after the pointer enters it, even if the pointer keeps moving', async () => {
    await show();
    point('a', 90, 10);
    await wait(250);
    await soon(() => expect(open()).toBe('a'));
    point('b', 130, 9);
    await wait(200);
    point('b', 140, 8);
    await wait(51);
    await soon(() => expect(open()).toBe('b'));
  });

  it('NM-1 a menu item does not open when a touch pointer moves over it', async () => {
    await show();
    point('a', 50, 10, 'touch');
    await wait(1000);
    expect(open()).toBe('null');
  });

  it('NM-1 a menu panel that the keyboard opened stays open while the pointer is elsewhere', async () => {
    const { set } = await show();
    set('b');
    point('out', 50, 500);
    await wait(1000);
    expect(open()).toBe('b');
    point('a', 50, 10);
    await wait(251);
    await soon(() => expect(open()).toBe('a'));
  });
});
