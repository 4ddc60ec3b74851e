import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { deleteLink } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';

const URL_PATH = '/events/manage/?jet_engine_delete_post=7&_wpnonce=abc';
const markup = (attributes = `data-delete-message="Delete “Spring fair”?"`, href = URL_PATH) =>
  `<main><h1>Events</h1><p><a href="${href.replace(/&/g, '&amp;')}" class="jet-listing-dynamic-link__link"
    data-delete-link="1" ${attributes} data-widget="delete-link">Delete</a> <button>Other</button></p></main>`;

let navigations: string[];

const link = () => find<HTMLAnchorElement>('a[data-delete-link]');
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const question = async () => {
  await soon(() => expect(dialog()?.open).toBe(true));
  return find('.iyim-delete-question').textContent;
};

const show = (html = markup(), dir = 'rtl') => mountWidget(deleteLink, html, { dir, load: null });

beforeEach(() => {
  navigations = noteLeaving();
});

describe.each(['rtl', 'ltr'] as const)('a delete link, %s', (dir) => {
  it('DL-1 a click on a delete link asks the configured question, and confirming follows the link', async () => {
    await show(markup(), dir);
    await userEvent.click(link());
    expect(await question()).toBe('Delete “Spring fair”?');
    expect(navigations).toEqual([]);
    await userEvent.click(find('.iyim-delete-confirm'));
    await soon(() => expect(navigations).toEqual([new URL(URL_PATH, location.href).href]));
    expect(link().getAttribute('aria-busy')).toBe('true');
    await soon(() => expect(dialog()).toBeNull());
  });

  it('AY-1 the question of a delete link is a labelled dialog in the page’s direction, without axe violations', async () => {
    await show(markup(), dir);
    await userEvent.click(link());
    await question();
    expect(getComputedStyle(find('dialog')).direction).toBe(dir);
    await Promise.all(
      dialog()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    );
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    const { height } = find('.iyim-delete-confirm').getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  });

  it('DL-1 a delete link without its own message asks in the page’s language', async () => {
    await show(markup(''), dir);
    await userEvent.click(link());
    expect(await question()).toBe(
      dir === 'rtl' ? 'למחוק את הפריט? אי אפשר לבטל את המחיקה.' : 'Delete this item? This cannot be undone.',
    );
  });
});

describe('cancelling', () => {
  it('DL-1 the question focuses “Cancel”; Esc closes it and returns the focus to the link', async () => {
    await show();
    link().focus();
    await userEvent.keyboard('{Enter}');
    await question();
    expect(document.activeElement).toBe(find('.iyim-delete-cancel'));
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(dialog()).toBeNull());
    await soon(() => expect(document.activeElement).toBe(link()));
    expect(navigations).toEqual([]);
  });

  it('DL-1 “Cancel” and a click outside close the question, and the next click on the link asks again', async () => {
    await show();
    await userEvent.click(link());
    await question();
    await userEvent.click(find('.iyim-delete-cancel'));
    await soon(() => expect(dialog()).toBeNull());
    await userEvent.click(link());
    await question();
    dialog()?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await soon(() => expect(dialog()).toBeNull());
    expect(navigations).toEqual([]);
  });
});

describe('clicks', () => {
  it.each([
    ['with ctrl', { ctrlKey: true }, 'click'],
    ['with ⌘', { metaKey: true }, 'click'],
    ['with shift', { shiftKey: true }, 'click'],
    ['with the middle button', { button: 1 }, 'auxclick'],
  ])('DL-1 a click on a delete link %s asks, too', async (_how, init, type) => {
    await show();
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    link().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await question();
    expect(navigations).toEqual([]);
  });

  it('DL-1 a double click on a delete link asks once, and its second click does not dismiss the question', async () => {
    await show();
    await userEvent.dblClick(link());
    await question();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    dialog()?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(dialog()?.open).toBe(true);
  });

  it('DL-1 a right-click on a delete link is left to the browser', async () => {
    await show();
    const event = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 });
    link().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it.each([
    ['the listing plugin’s link', markup()],
    [
      'a minimal link',
      '<a id="own" href="/delete/" data-delete-message="Sure?" data-widget="delete-link">Delete</a>',
    ],
    [
      'a link inside the host',
      '<p data-widget="delete-link"><a id="own" href="/delete/"><b>Delete</b></a></p>',
    ],
  ])('DL-1 a click on %s before mounting opens the question after mounting', async (_, html) => {
    document.body.innerHTML = html;
    start({ widgets: [deleteLink] });
    (document.querySelector('a b') ?? find('a')).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    expect(navigations).toEqual([]);
    await question();
    expect(navigations).toEqual([]);
  });

  it.each<[string, MouseEventInit, string]>([
    ['with ctrl', { ctrlKey: true }, 'click'],
    ['with the middle button', { button: 1 }, 'auxclick'],
  ])('DL-1 a click on a delete link %s before mounting asks, and opens no tab', async (_how, init, type) => {
    document.body.innerHTML = markup();
    start({ widgets: [deleteLink] });
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    link().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await question();
    expect(navigations).toEqual([]);
  });

  it('DL-1 a browser without dialog elements asks with confirm()', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    try {
      await show();
      link().click();
      expect(navigations).toEqual([]);
      link().click();
      expect(navigations).toHaveLength(1);
      expect(ask).toHaveBeenCalledWith('Delete “Spring fair”?');
    } finally {
      Object.assign(HTMLDialogElement.prototype, { showModal });
    }
  });
});

describe('after confirming', () => {
  const confirm = async () => {
    await userEvent.click(link());
    await question();
    await userEvent.click(find('.iyim-delete-confirm'));
    await soon(() => expect(dialog()).toBeNull());
  };

  it('DL-1 after confirming, clicks on a delete link do nothing until the visitor comes back', async () => {
    await show();
    await confirm();
    link().click();
    expect(navigations).toHaveLength(1);
    expect(dialog()).toBeNull();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(link().hasAttribute('aria-busy')).toBe(false);
    await confirm();
    expect(navigations).toHaveLength(2);
  });

  it('DL-1 confirming announces the deletion outside the question, which is being removed', async () => {
    await show(markup(), 'ltr');
    await confirm();
    expect(document.querySelector('[data-iyim-announcer]')?.textContent).toBe('Deleting…');
  });

  it('DL-1 clicking “Delete” in the question twice navigates once', async () => {
    await show();
    await userEvent.click(link());
    await question();
    const yes = find('.iyim-delete-confirm');
    yes.click();
    yes.click();
    await soon(() => expect(dialog()).toBeNull());
    expect(navigations).toHaveLength(1);
  });

  it('RT-6 stop() removes a delete link’s open question without navigating', async () => {
    document.body.innerHTML = markup();
    const before = document.body.innerHTML;
    await show();
    await userEvent.click(link());
    await question();
    stop();
    expect(document.body.innerHTML).toBe(before);
    expect(navigations).toEqual([]);
  });

  it('RT-18 stop() restores the server HTML of a delete link', async () => {
    const before = await show();
    await confirm();
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('hostile and missing input', () => {
  it.each(['javascript:window.hit=1', ' java\nscript:window.hit=1', 'data:text/html,x'])(
    'SEC-2 a click on a delete link to %j neither asks nor navigates',
    async (href) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(markup('', 'x'));
      link().setAttribute('href', href);
      link().click();
      expect(dialog()).toBeNull();
      expect(navigations).toEqual([]);
      expect('hit' in window).toBe(false);
      expect(String(logged.mock.calls[0]?.[0])).toContain('delete-link');
    },
  );

  it('SEC-1 markup in a delete link’s message is shown as text', async () => {
    await show(markup('data-delete-message="&lt;img src=x onerror=window.hit=1&gt;"'));
    await userEvent.click(link());
    expect(await question()).toBe('<img src=x onerror=window.hit=1>');
    expect(document.querySelector('img')).toBeNull();
  });

  it('RT-3 a host without a link fails with a console error that names what is missing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<p data-widget="delete-link">Delete</p>';
    start({ widgets: [deleteLink] });
    await soon(() => expect(find('p').dataset.widgetState).toBe('failed'));
    expect(String(logged.mock.calls[0]?.[0])).toContain('link with an href');
  });
});
