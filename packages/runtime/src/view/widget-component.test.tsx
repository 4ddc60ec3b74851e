import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { defineWidget } from '../islands/types.ts';
import { choice, number } from '../settings/readers.ts';
import { defineSettings } from '../settings/settings.ts';
import { counter } from '../testing/counter.tsx';
import { until } from '../testing/page.ts';
import { widgetComponent } from './widget-component.tsx';

const Counter = widgetComponent(counter);
const Typed = widgetComponent(
  defineWidget({
    name: 'typed',
    settings: defineSettings(
      { start: number(0, 'Initial count.'), join: choice(['AND', 'OR'], 'AND', 'Conjunction.') },
      (raw) => raw,
    ),
    read: () => null,
    View: () => null,
  }),
);
const output = () => document.querySelector('output')?.textContent;

describe('a widget as a React component', () => {
  it('RT-19 a widget component renders its host, mounts with it, follows its settings, and unmounts with it', async () => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    const container = document.createElement('main');
    document.body.append(container);
    const root = createRoot(container);
    const draw = (label: string) =>
      act(async () =>
        root.render(
          <StrictMode>
            <Counter as="section" className="mine" settings={{ start: 3, label }}>
              <button type="button">+</button>
            </Counter>
          </StrictMode>,
        ),
      );
    await draw('A');
    const host = document.querySelector('section.mine');
    await act(() => until(() => output() === 'A 3', 'mounted'));
    expect(host?.getAttribute('data-widget-state')).toBe('mounted');
    await draw('B');
    expect(output()).toBe('B 3');
    expect(host?.getAttribute('data-widget-state')).toBe('mounted');
    await act(async () => root.unmount());
    await until(() => !host?.hasAttribute('data-widget-state'), 'unmounted');
    expect(container.innerHTML).toBe('');
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  });

  it('RT-19 a widget component mounts again when its host becomes another element', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    const draw = (as: 'div' | 'section') =>
      root.render(
        <Counter as={as}>
          <button type="button">+</button>
        </Counter>,
      );
    const isMounted = (as: string) =>
      document.querySelector(`main > ${as}`)?.getAttribute('data-widget-state') === 'mounted';
    draw('div');
    await until(() => isMounted('div'), 'mounted');
    draw('section');
    await until(() => isMounted('section'), 'mounted as another element');
    root.unmount();
  });

  it('RT-19 type-checks settings by the widget’s schema, and attributes by the element', () => {
    const elements = [
      <Typed key="form" as="form" method="post" action="/cart" settings={{ start: 3, join: 'OR' }} />,
      <Typed key="none" data-product_id="7" className="mine" settings={{}} />,
      // @ts-expect-error: a <div> has no method
      <Typed key="method" method="post" />,
      // @ts-expect-error: start is a number
      <Typed key="start" settings={{ start: 'three' }} />,
      // @ts-expect-error: join has two choices
      <Typed key="join" settings={{ join: 'XOR' }} />,
      // @ts-expect-error: the widget has no such setting
      <Typed key="name" settings={{ begin: 3 }} />,
    ];
    expect(elements.map(({ props }) => props.settings?.start)).toEqual([
      3,
      undefined,
      undefined,
      'three',
      undefined,
      undefined,
    ]);
  });
});
