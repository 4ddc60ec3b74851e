import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';
import type { Island } from '../../islands/types.ts';
import { defineWidget } from '../../islands/types.ts';
import { text } from '../../settings/readers.ts';
import { defineSettings } from '../../settings/settings.ts';
import { start, stop } from '../../start.ts';
import { hasState, showPage, until } from '../../testing/page.ts';

export interface ProbeProps {
  readonly host: HTMLElement;
  readonly island: Island;
  readonly label: string;
}

/** Mounts a view on `html` inside a host, and unmounts it when the test ends. `errors` collects what the error funnel logs. */
export async function probe(
  html: string,
  View: (props: ProbeProps) => ReactNode,
  { isStrict = false }: { isStrict?: boolean } = {},
): Promise<{ host: HTMLElement; errors: string[] }> {
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args.map(String).join(' ')));
  const host = showPage(
    `<div data-widget="probe" data-widget-load="load" data-widget-settings='{"label":"one"}'>${html}</div>`,
  );
  onTestFinished(() => {
    stop();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
  start({
    widgets: [
      defineWidget({
        name: 'probe',
        settings: defineSettings({ label: text('x', 'Label.') }, (raw) => raw),
        read: (element) => element,
        View: ({ island, settings, input }) => {
          const view = <View island={island} host={input} label={settings.label} />;
          return isStrict ? <StrictMode>{view}</StrictMode> : view;
        },
      }),
    ],
  });
  await until(() => hasState(host, 'mounted')() || hasState(host, 'failed')(), 'mounted or failed');
  return { host, errors };
}

/** Wraps a state setter so that React has rendered when the setter returns. */
export const drawn =
  <T,>(set: (value: T) => void) =>
  (value: T): void =>
    flushSync(() => set(value));
