import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../runtime/src/islands/lazy-widget.ts';
import { type PagePopup, registerPopup } from '../../runtime/src/popups/popups.ts';
import { endBehaviours } from '../../runtime/src/site/behaviour.ts';
import { start } from '../../runtime/src/start.ts';
import { markup, names, scriptUrls } from '../../runtime/src/testing/hostile.ts';
import { until } from '../../runtime/src/testing/page.ts';
import { followBuilderActions } from './builder-actions.ts';

const address = (name: string, settings: unknown) =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

interface FakePopup extends PagePopup {
  readonly log: string[];
}

function fakePopup(id: string, element: Element): FakePopup {
  let isOpen = false;
  const log: string[] = [];
  const popup: FakePopup = {
    log,
    element,
    isOpen: () => isOpen,
    open: ({ opener }) => {
      isOpen = true;
      log.push(`open by ${opener?.id}`);
    },
    close: ({ disable }) => {
      isOpen = false;
      log.push(disable ? 'close permanently' : 'close');
    },
  };
  forget.push(registerPopup(id, popup));
  return popup;
}

const forget: (() => void)[] = [];

let popup: FakePopup;

function link(href: string, parent: Element = document.body): HTMLAnchorElement {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  element.id = 'link';
  element.append(document.createElement('b'));
  parent.append(element);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="popup"></div>';
  popup = fakePopup('12', document.querySelector('#popup') as Element);
});
afterEach(() => {
  for (const undo of forget.splice(0)) undo();
});

describe('action links of the page builder', () => {
  it('LA-2 an action link opens a popup and becomes its opener', async () => {
    followBuilderActions(document);
    link(address('popup:open', { id: 12, toggle: false }))
      .querySelector('b')
      ?.click();
    await until(() => popup.log.length > 0, 'the popup');
    expect(popup.log).toEqual(['open by link']);
  });

  it('LA-2 an action link with toggle opens and closes a popup alternately', async () => {
    followBuilderActions(document);
    const toggle = link(address('popup:open', { id: '12', toggle: true }));
    toggle.click();
    await until(() => popup.isOpen(), 'the popup');
    toggle.click();
    await until(() => !popup.isOpen(), 'its end');
    expect(popup.log).toEqual(['open by link', 'close']);
  });

  it.each([
    ['yes', 'close permanently'],
    ['', 'close'],
  ])('LA-2 an action link closes the popup around it, with do_not_show_again %j', async (again, expected) => {
    followBuilderActions(document);
    link(address('popup:close', { do_not_show_again: again }), popup.element).click();
    await until(() => popup.log.length > 0, 'the popup');
    expect(popup.log).toEqual([expected]);
  });

  it('LA-2 an action link shows a picture in the lightbox', async () => {
    const openLightbox = vi.fn();
    start({
      widgets: [
        lazyWidget('x', {
          page: { lightbox: async () => ({ openLightbox }) },
          load: () => new Promise(() => {}),
        }),
      ],
    });
    followBuilderActions(document);
    const settings = { id: 3, url: `${location.origin}/wp-content/uploads/mug.png` };
    const opener = link(address('lightbox', settings));
    opener.click();
    await until(() => openLightbox.mock.calls.length > 0, 'the picture');
    expect(openLightbox.mock.calls).toEqual([[settings, opener]]);
  });

  it('LA-2 an action link reports an error if no widget of the page brings a lightbox', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    followBuilderActions(document);
    link(address('lightbox', { url: '/mug.png' })).click();
    await until(() => said.mock.calls.length > 0, 'the report');
    expect(said.mock.calls[0]?.join(' ')).toContain(
      'running the action "lightbox" of a link: expected a widget that brings a lightbox, found none',
    );
  });

  it('LA-2 an action link that was added later runs its action', async () => {
    followBuilderActions(document);
    document.body.insertAdjacentHTML('beforeend', `<a href="${address('popup:open', { id: 12 })}">x</a>`);
    document.querySelector<HTMLElement>('a')?.click();
    await until(() => popup.isOpen(), 'the popup');
  });

  it('LA-2 an action in the page’s address runs at load if a link on the page has the same action', async () => {
    const href = address('popup:open', { id: 12 });
    link(href);
    history.replaceState(null, '', href);
    followBuilderActions(document);
    await until(() => popup.isOpen(), 'the popup');
  });

  it('LA-2 an action in the page’s address runs at load if an element names the same action', async () => {
    const href = address('popup:open', { id: 12 });
    popup.element.setAttribute('data-e-action-hash', decodeURIComponent(href));
    history.replaceState(null, '', href);
    followBuilderActions(document);
    await until(() => popup.isOpen(), 'the popup');
  });

  it('LA-2 an action in the page’s address does not run if the page does not contain it', async () => {
    history.replaceState(null, '', address('popup:open', { id: 12 }));
    followBuilderActions(document);
    await vi.dynamicImportSettled();
    expect(popup.log).toEqual([]);
  });

  it.each([
    ['another script prevented it', (event: Event) => event.preventDefault(), {}],
    ['it opens a new tab', () => {}, { ctrlKey: true }],
    ['it saves the link', () => {}, { altKey: true }],
  ])('LA-2 a click on an action link is ignored when %s', async (_why, answer, init) => {
    followBuilderActions(document);
    const element = link(address('popup:open', { id: 12 }));
    element.addEventListener('click', answer);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    await vi.dynamicImportSettled();
    expect(popup.log).toEqual([]);
  });

  it.each([
    '#elementor-action:',
    '#elementor-action:action=popup:open&settings=***',
    '%23elementor-action%3Aaction%3Dpopup',
    address('popup:open', {}),
    address('popup:open', { id: { __proto__: 1 } }),
    address('no:such', { id: 12 }),
    ...[...names, ...markup, ...scriptUrls].flatMap((text) => {
      const ascii = text.replace(/[^ -~]/g, '?');
      return [address('popup:open', { id: ascii }), address(encodeURIComponent(ascii), { id: 12 })];
    }),
  ])('LA-2 the link %j neither runs an action nor navigates', async (href) => {
    followBuilderActions(document);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link(href).dispatchEvent(event);
    await vi.dynamicImportSettled();
    expect(event.defaultPrevented).toBe(true);
    expect(popup.log).toEqual([]);
  });

  it('RT-18 action links are left to the browser after the page is stopped', async () => {
    followBuilderActions(document);
    endBehaviours();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link(address('popup:open', { id: 12 })).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
