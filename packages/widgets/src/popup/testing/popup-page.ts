import { start } from '@iyim/runtime';
import { expect } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { popup } from '../../../bundle/catalogue.ts';

const toAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the HTML of a page builder's popup document. */
export const document12 = (settings: object = {}, inside = CONTENT, id = '12'): string =>
  `<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id}" data-elementor-settings="${toAttribute(JSON.stringify({ triggers: [], timing: [], ...settings }))}" data-elementor-post-type="elementor_library" data-widget="popup">${inside}</div>`;

export const CONTENT = '<h2>Summer sale</h2><p>All of it.</p><p><a href="#sale">See it</a></p>';

export const page = (popups: string): string =>
  `<main><h1>Shop</h1><p><button id="opener">Open</button> <a href="#x" id="other">Other</a></p></main>${popups}`;

/** Shows the page and waits until every popup on it is mounted. */
export async function show(html: string, dir: 'rtl' | 'ltr' = 'rtl'): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Shop';
  document.body.innerHTML = html;
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget="popup"]'))
    host.dataset.widgetLoad = 'load';
  start({ widgets: [popup] });
  await soon(() => {
    for (const host of document.querySelectorAll('[data-widget="popup"]'))
      expect(host.getAttribute('data-widget-state')).toBe('mounted');
  });
}

/** Waits for a popup's dialog to be open, and returns it. */
export const openDialog = (id = '12'): Promise<HTMLDialogElement> =>
  soon(() => {
    const dialog = find<HTMLDialogElement>(`#elementor-popup-modal-${id}`);
    expect(dialog.open).toBe(true);
    return dialog;
  });

/** Waits for a popup's dialog to be removed. */
export const dialogRemoved = (id = '12'): Promise<void> =>
  soon(() => expect(document.querySelector(`#elementor-popup-modal-${id}`)).toBeNull());
