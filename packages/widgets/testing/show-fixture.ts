import { type StartOptions, start } from '@iyim/runtime';
import { beforeEach, expect, vi } from 'vitest';
import { noteLeaving } from '../../runtime/src/testing/note-leaving.ts';
import { testSignal } from '../../runtime/src/testing/test-signal.ts';
import * as catalogue from '../bundle/catalogue.ts';
import { fakeUploads } from '../src/form/testing/fake-upload.ts';
import { cartAnswer, type Fixture } from './fixtures.ts';

const widgets = Object.values(catalogue);

/** Stops links and forms from leaving the page during each test of a file. */
export function keepOnPage(): void {
  beforeEach(() => {
    noteLeaving();
    window.addEventListener('submit', (event) => event.preventDefault(), { signal: testSignal() });
  });
}

/** Creates a page from `html` with the fixture's host, and mounts the widget. Returns the elements that existed before mounting. */
export async function showFixture(
  { widget, settings, isReady, answer }: Fixture,
  html: string,
  options: Omit<StartOptions, 'widgets'> = {},
): Promise<ReadonlySet<Element>> {
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('get_refreshed_fragments')) return cartAnswer();
    return (await answer?.(request)) ?? new Response('0', { status: 400 });
  });
  const { platform } = fakeUploads((upload) =>
    upload.answer({ success: true, data: { message: 'Thanks', data: [] } }),
  );
  vi.stubGlobal('XMLHttpRequest', function request() {
    return platform.createRequest();
  });
  document.body.innerHTML = html;
  const host = [...document.querySelectorAll<HTMLElement>('main [data-widget]')].at(-1) as HTMLElement;
  host.dataset.widgetLoad = 'load';
  if (settings) host.dataset.widgetSettings = JSON.stringify(settings[0]);
  const ofServer = new Set(document.querySelectorAll('*'));
  start({ ...options, widgets: widgets.filter(({ name }) => name === widget) });
  await vi.waitFor(() => {
    expect(host.dataset.widgetState).toBe('mounted');
    expect(isReady?.() ?? true).toBe(true);
  }, 8000);
  return ofServer;
}
