import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { stop } from '../../start.ts';
import { Enhance } from '../enhance.tsx';
import { probe } from '../testing/probe.tsx';
import { type Disclosure, useDisclosure } from './use-disclosure.ts';
import { useServerNode } from './use-server-node.ts';

const get = (id: string) => document.getElementById(id) as HTMLElement;

async function setUp(html: string, onOpen?: () => void) {
  let made: Disclosure | undefined;
  const { host } = await probe(html, ({ host: element }) => {
    const toggle = useServerNode(element, '#t');
    const panel = useServerNode(element, '#p');
    const disclosure = useDisclosure({ toggle, panel, onOpen });
    made = disclosure;
    return (
      <>
        <Enhance of={toggle} {...disclosure.toggleProps} />
        <Enhance of={panel} {...disclosure.panelProps} />
      </>
    );
  });
  return { host, set: (open: boolean) => flushSync(() => made?.set(open)) };
}

describe('a disclosure', () => {
  it.each([
    ['<div id="p">…</div>', 'true'],
    ['<div id="p" hidden>…</div>', 'false'],
    ['<div id="p" style="display: none">…</div>', 'false'],
    ['<style>#t:not([aria-expanded=true]) ~ #p { display: none }</style><div id="p">…</div>', 'false'],
  ])('RT-9 a disclosure keeps its panel’s server-rendered state at mount: %s', async (panel, isOpen) => {
    await setUp(`<a id="t" href="#">More</a>${panel}`);
    expect(get('t').getAttribute('aria-expanded')).toBe(isOpen);
    expect(get('t').getAttribute('aria-controls')).toBe('p');
    expect(get('t').getAttribute('role')).toBe('button');
  });

  it('AY-1 a click opens a disclosure’s panel and Space closes it; onOpen is called once the panel is visible', async () => {
    const seen: boolean[] = [];
    await setUp('<a id="t" href="#">More</a><div id="p" style="display: none">…</div>', () =>
      seen.push(get('p').checkVisibility()),
    );
    get('t').click();
    expect(get('p').style.display).toBe('');
    expect(get('p').hidden).toBe(false);
    get('t').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(get('t').getAttribute('aria-expanded')).toBe('false');
    await vi.waitFor(() => expect(get('p').hidden).toBe(true));
    expect(seen).toEqual([true]);
  });

  it('AY-1 a disclosure animates the height of its panel, unless the visitor prefers reduced motion', async () => {
    const { set } = await setUp('<a id="t" href="#">More</a><div id="p" hidden>…</div>');
    set(true);
    const [motion] = get('p').getAnimations();
    motion?.pause();
    if (motion) motion.currentTime = 0;
    expect(get('p').offsetHeight).toBe(0);
    motion?.finish();
    await vi.waitFor(() => expect(get('p').getAnimations()).toEqual([]));
    expect(get('p').offsetHeight).toBeGreaterThan(0);
    set(false);
    expect(get('p').hidden).toBe(false);
    get('p').getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(get('p').hidden).toBe(true));
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    set(true);
    expect(get('p').getAnimations()).toEqual([]);
    set(false);
    expect(get('p').hidden).toBe(true);
  });

  it('RT-6 a disclosure uses the server-rendered state of a panel that replaces its first panel', async () => {
    const { set } = await setUp('<a id="t" href="#">More</a><div id="p" hidden>1</div>');
    set(true);
    const fresh = document.createElement('div');
    fresh.id = 'p';
    fresh.hidden = true;
    get('p').replaceWith(fresh);
    await vi.waitFor(() => expect(get('t').getAttribute('aria-expanded')).toBe('false'));
    expect(fresh.hidden).toBe(true);
    get('t').click();
    expect(fresh.hidden).toBe(false);
  });

  it('RT-18 a disclosure restores the server’s markup when its island ends', async () => {
    const html = '<a id="t" href="#">More</a><div id="p" hidden="">…</div>';
    const { host, set } = await setUp(html);
    set(true);
    expect(get('p').hidden).toBe(false);
    stop();
    expect(host.innerHTML).toBe(html);
    get('t').click();
    expect(host.innerHTML).toBe(html);
  });
});
