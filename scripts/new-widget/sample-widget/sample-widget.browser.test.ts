import { start, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleWidget } from '../catalogue.ts';

/** Waits until the check passes, for at most 8 s. The default of 1 s is too short on a busy machine. */
const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 8000);

const markup = (settings: object = {}) =>
  `<p><a href="#more" data-widget="sample-widget" data-widget-settings='${JSON.stringify(settings)}'>More</a></p>`;

function link(): HTMLAnchorElement {
  const found = document.querySelector('a');
  if (!found) throw new Error('no link');
  return found;
}
const note = () => document.querySelector('[data-widget] + p')?.textContent ?? null;

function write(dir: 'rtl' | 'ltr', html = markup()): void {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.body.innerHTML = html;
}

async function show(dir: 'rtl' | 'ltr', html?: string): Promise<void> {
  write(dir, html);
  start({ widgets: [sampleWidget] });
  await soon(() => expect(link().dataset.widgetState).toBe('mounted'));
}

describe.each([
  { dir: 'rtl', text: 'בקישור הזה יש עוד.' },
  { dir: 'ltr', text: 'This link has more.' },
] as const)('the note, $dir', ({ dir, text }) => {
  it('RT-22 a click shows the note in the page’s language, and the next click hides it', async () => {
    await show(dir);
    expect([note(), link().ariaExpanded]).toEqual([null, 'false']);
    await userEvent.click(link());
    await soon(() => expect([note(), link().ariaExpanded]).toEqual([text, 'true']));
    await userEvent.click(link());
    await soon(() => expect([note(), link().ariaExpanded]).toEqual([null, 'false']));
  });
});

describe('the link', () => {
  it('AY-1 Enter on the link shows the note and keeps the focus', async () => {
    await show('ltr');
    link().focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(note()).not.toBeNull());
    expect(document.activeElement).toBe(link());
  });

  it('RT-4 a click before the island has mounted shows the note once it has', async () => {
    write('ltr');
    start({ widgets: [sampleWidget] });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await soon(() => expect(note()).not.toBeNull());
  });

  it('RT-10 the link keeps its address, and a click with Ctrl is left to the browser', async () => {
    await show('ltr');
    let prevented: boolean | undefined;
    const record = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', record, { once: true });
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect([prevented, note(), link().getAttribute('href')]).toEqual([false, null, '#more']);
  });

  it('RT-18 stop() restores the link and removes the note', async () => {
    write('ltr');
    const before = document.body.innerHTML;
    await show('ltr');
    await userEvent.click(link());
    await soon(() => expect(note()).not.toBeNull());
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a note from the settings', () => {
  it('SEC-1 a note with markup in its setting is shown as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await show('ltr', markup({ note: hostile }));
    await userEvent.click(link());
    await soon(() => expect(note()).toBe(hostile));
    expect(document.querySelector('img')).toBeNull();
  });
});
