import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { until } from '../testing/page.ts';
import { widgetComponent } from './widget-component.tsx';

const Counter = widgetComponent(counter);
const output = () => document.querySelector('output')?.textContent;

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('a widget as a React component', () => {
  it('RT-19 draws its host, mounts with it, follows its settings, and unmounts with it', async () => {
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
});
