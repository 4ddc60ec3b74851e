import { start, type Widget } from '@iyim/runtime';
import { expect } from 'vitest';
import { soon } from '../../runtime/src/testing/soon.ts';

interface Shown {
  readonly dir?: string | undefined;
  /** CSS of the page. */
  readonly sheet?: string | undefined;
}

/** Makes a page of this, and waits until its one host is mounted. */
export async function showWidget(
  widget: Widget,
  html: string,
  { dir = 'rtl', sheet = '' }: Shown = {},
): Promise<void> {
  document.documentElement.dir = dir;
  document.body.innerHTML = `<style>${sheet}</style>${html}`;
  // Without a frame between two tests, the window stays where the first one scrolled it.
  scrollTo(0, 0);
  const host = document.querySelector<HTMLElement>('[data-widget]');
  host?.setAttribute('data-widget-load', 'load');
  start({ widgets: [widget] });
  await soon(() => expect(host?.dataset.widgetState).toBe('mounted'));
}
