import { start, type Widget } from '@iyim/runtime';
import { expect } from 'vitest';
import { host } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';

export interface Mounting {
  readonly dir?: string | undefined;
  /** Language of the page. Defaults to English if the page is left to right, and Hebrew if it is right to left. */
  readonly lang?: string;
  /** CSS of the page. */
  readonly sheet?: string;
  readonly settings?: object;
  /** `data-widget-load` of the first host; null leaves the attribute as it is in the HTML. */
  readonly load?: string | null;
  /** State that the first host must reach. */
  readonly state?: string;
}

/**
 * Creates a page from `html`, starts `widgets`, and waits until the first host has `state`. Returns the body's HTML from before the
 * start.
 */
export async function mountWidget(
  widgets: Widget | readonly Widget[],
  html: string,
  {
    dir = 'rtl',
    lang = dir === 'rtl' ? 'he' : 'en',
    sheet = '',
    settings,
    load = 'load',
    state = 'mounted',
  }: Mounting = {},
): Promise<string> {
  Object.assign(document.documentElement, { dir, lang });
  document.title = 'Shop';
  document.body.innerHTML = sheet ? `<style>${sheet}</style>${html}` : html;
  if (load !== null) host().dataset.widgetLoad = load;
  if (settings) host().dataset.widgetSettings = JSON.stringify(settings);
  const before = document.body.innerHTML;
  start({ widgets: [widgets].flat() });
  await soon(() => expect(host().dataset.widgetState).toBe(state));
  return before;
}
