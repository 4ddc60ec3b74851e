import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, updateSettings } from '../islands/mount.ts';
import { register } from '../islands/register.ts';
import type { ViewProps } from '../islands/types.ts';
import { defineWidget } from '../islands/types.ts';
import { text } from '../settings/readers.ts';
import { defineSettings } from '../settings/settings.ts';
import { start, stop } from '../start.ts';
import { showPage, until } from '../testing/page.ts';
import { Slot } from './slot.tsx';

let heard: string[] = [];

function Field({ island }: ViewProps<object, object>): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const recordEvent = ({ type }: { type: string }) => heard.push(type);
  return (
    <Slot of={island.host}>
      <input
        ref={field}
        onFocus={recordEvent}
        onClick={recordEvent}
        onKeyDown={recordEvent}
        onCut={recordEvent}
        onMouseEnter={recordEvent}
      />
    </Slot>
  );
}

const Frame = ({ island, settings }: ViewProps<{ text: string }, object>): ReactNode => (
  <Slot of={island.host} as="p" title="Picture">
    {settings.text || undefined}
  </Slot>
);

const DEPTHS = ['outer', 'middle', 'inner'] as const;

/**
 * Renders three nested slots, each with a button, and a fourth slot that is next to them in React's tree, but inside the inner
 * one in the page.
 */
function Nested({ island }: ViewProps<object, object>): ReactNode {
  const [inner, setInner] = useState<HTMLElement | null>(null);
  const nest = ([name, ...deeper]: readonly string[], of: Element): ReactNode =>
    name && (
      <Slot of={of} as="section" id={name} ref={name === 'inner' ? setInner : undefined}>
        <Level name={name}>{(element) => nest(deeper, element)}</Level>
      </Slot>
    );
  return (
    <>
      {nest(DEPTHS, island.host)}
      <Slot of={inner} as="section" id="beside">
        <Level name="beside" />
      </Slot>
    </>
  );
}

function Level({ name, children }: { name: string; children?: (element: Element) => ReactNode }): ReactNode {
  const [element, setElement] = useState<Element | null>(null);
  return (
    <div ref={setElement} onCut={() => heard.push(name)}>
      <button type="button" id={`in-${name}`} />
      {element && children?.(element)}
    </div>
  );
}

const widget = defineWidget({
  name: 'field',
  settings: defineSettings({}, () => ({})),
  read: () => ({}),
  View: Field,
});
const frame = defineWidget({
  name: 'frame',
  settings: defineSettings({ text: text('', 'Text.') }, (raw) => raw),
  read: () => ({}),
  View: Frame,
});
const nested = defineWidget({
  name: 'nested',
  settings: defineSettings({}, () => ({})),
  read: () => ({}),
  View: Nested,
});
const html = '<div data-widget="field" data-widget-load="never"></div>';
const input = (root: ParentNode) => root.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  heard = [];
  start();
  register(widget, { quiet: true });
});

describe('what an island renders into the page', () => {
  it('RT-16 the first event in a slot is handled, even a focus event that the island’s own effect causes', async () => {
    const host = showPage(html);
    await mount(host);
    input(host).click();
    expect(heard).toEqual(['focus', 'click']);
  });

  it('RT-16 a slot gets no listeners while React renders nothing in it', async () => {
    const host = showPage('<div data-widget="frame" data-widget-load="never"></div>');
    register(frame, { quiet: true });
    await mount(host);
    const slot = host.querySelector('p') as HTMLElement;
    expect(slot.title).toBe('Picture');
    const added = vi.spyOn(slot, 'addEventListener');
    slot.dispatchEvent(new Event('load'));
    expect(added).not.toHaveBeenCalled();
    const change = (words: string) => {
      host.dataset.widgetSettings = JSON.stringify({ text: words });
      updateSettings(host);
    };
    change('Now');
    await until(() => slot.textContent === 'Now', 'the text');
    change('');
    await until(() => slot.textContent === '', 'no text');
    expect(host.firstElementChild).toBe(slot);
  });

  it('RT-16 nested slots get listeners once, and each handler is called once per event', async () => {
    const host = showPage('<div data-widget="nested" data-widget-load="never"></div>');
    register(nested, { quiet: true });
    await mount(host);
    await until(() => host.querySelector('#in-beside'), 'all slots');
    const listeners = Object.fromEntries(
      [...host.querySelectorAll('section')].map((slot) => [slot.id, vi.spyOn(slot, 'addEventListener')]),
    );
    const press = (name: string) => {
      heard = [];
      for (const added of Object.values(listeners)) added.mockClear();
      host.querySelector(`#in-${name}`)?.dispatchEvent(new Event('cut', { bubbles: true }));
      const slots = Object.entries(listeners).filter(([, added]) => added.mock.calls.length > 0);
      return { heard, slots: slots.map(([id]) => id) };
    };
    expect(press('inner')).toEqual({ heard: ['inner', 'middle', 'outer'], slots: ['inner'] });
    expect(press('inner')).toEqual({ heard: ['inner', 'middle', 'outer'], slots: [] });
    expect(press('outer')).toEqual({ heard: ['outer'], slots: ['outer'] });
    expect(press('beside')).toEqual({ heard: ['beside', 'middle', 'outer'], slots: ['middle', 'beside'] });
    expect(press('middle')).toEqual({ heard: ['middle', 'outer'], slots: [] });
  });

  it.each([
    ['keydown', new KeyboardEvent('keydown', { bubbles: true, key: 'a' })],
    ['cut', new Event('cut', { bubbles: true })],
    ['mouseenter', new MouseEvent('mouseover', { bubbles: true })],
  ])('RT-16 the first %s event in a slot is handled', async (type, event) => {
    const host = showPage(html);
    await mount(host);
    heard = [];
    input(host).dispatchEvent(event);
    expect(heard).toEqual([type]);
  });

  it('RT-16 events in slots in a shadow root and outside the document are handled', async () => {
    const shadow = showPage(html).attachShadow({ mode: 'closed' });
    shadow.innerHTML = html;
    const hidden = shadow.firstElementChild as HTMLElement;
    const detached = document.createElement('div');
    detached.dataset.widget = 'field';
    await mount(hidden);
    await mount(detached);
    heard = [];
    for (const host of [hidden, detached]) {
      input(host).dispatchEvent(new Event('cut', { bubbles: true }));
    }
    expect(heard).toEqual(['cut', 'cut']);
  });

  it('RT-18 events in slots are handled again after stop() and start()', async () => {
    const host = showPage(html);
    await mount(host);
    stop();
    start();
    register(widget, { quiet: true });
    await mount(host);
    heard = [];
    input(host).click();
    expect(heard).toEqual(['click']);
  });
});
