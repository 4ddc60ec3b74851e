import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import {
  button,
  count,
  fakeServer,
  favourites,
  find,
  KEY,
  languages,
  leave,
  removeLink,
  seenText,
  settled,
  show,
} from './testing/store-page.ts';

let server: ReturnType<typeof fakeServer>;
const fired: string[] = [];

function listen(...names: string[]) {
  for (const name of names) {
    for (const target of [document, window]) {
      target.addEventListener(
        name,
        (event) => {
          if (event.currentTarget === window && event.target !== window) return;
          const { detail, popupData } = event as CustomEvent & { popupData?: unknown };
          fired.push(`${name} ${JSON.stringify(popupData ?? detail?.[0]?.post_id ?? null)}`);
        },
        { signal: testSignal() },
      );
    }
  }
}

const link = (nth = 0) => {
  const found = document.querySelectorAll<HTMLElement>('.jet-data-store-link')[nth];
  if (!found) throw new Error(`no link ${nth}`);
  return found;
};
const [, english] = languages;
const stored = () => localStorage.getItem(KEY);
const announced = () => document.querySelector('[data-iyim-announcer]')?.textContent;

beforeEach(() => {
  fired.length = 0;
  server = fakeServer();
});

afterEach(() => leave());

describe.each(languages)('a button of a store that the browser keeps, $dir', (language) => {
  const { add, added } = language;

  it('DS-1 DS-5 clicks on a button toggle its post in localStorage, in the original’s format, and send nothing', async () => {
    await show(button(favourites, 12, language), language);
    expect(seenText(link())).toContain(add);
    await userEvent.click(link());
    expect(stored()).toBe('12');
    expect(seenText(link())).toContain(added);
    expect(seenText(link())).toContain('♥');
    expect(seenText(link())).not.toContain(add);
    expect(link().className).toContain('jet-remove-from-store');
    expect(link().className).toContain('in-store');
    expect(link().classList.contains('jet-add-to-store')).toBe(false);
    expect(announced()).toBe(language.announced);
    await userEvent.click(link());
    expect(stored()).toBe('');
    expect(seenText(link())).toContain(add);
    expect(link().classList.contains('jet-add-to-store')).toBe(true);
    expect(link().getAttribute('href')).toBe('#');
    expect(server.sent).toEqual([]);
  });

  it('DS-11 a list that the original stored is shown after mounting', async () => {
    localStorage.setItem(KEY, '45,12');
    await show(button(favourites, 12, language) + button(favourites, 13, language), language);
    expect(seenText(link(0))).toContain(added);
    expect(seenText(link(1))).toContain(add);
  });

  it('DS-2 DS-4 DS-7 a click updates every button, remove link and count of the page', async () => {
    await show(
      button(favourites, 12, language) +
        button(favourites, 12, language) +
        button(favourites, 13, language) +
        removeLink(favourites, 12, '×') +
        count('favourites', 0, '1'),
      language,
    );
    const remove = find('.jet-listing-dynamic-link__link');
    expect(remove.checkVisibility()).toBe(false);
    expect(remove.classList.contains('is-hidden')).toBe(true);
    await userEvent.click(link(0));
    expect([0, 1, 2].map((nth) => link(nth).classList.contains('in-store'))).toEqual([true, true, false]);
    expect(remove.checkVisibility()).toBe(true);
    expect(find('.jet-engine-data-store-count').textContent).toBe('1');
    await userEvent.click(remove);
    expect(seenText(link(1))).toContain(add);
    expect(remove.checkVisibility()).toBe(false);
    expect(find('.jet-engine-data-store-count').textContent).toBe('0');
  });

  it('DS-2 axe finds no violations in either state of a button', async () => {
    await show(
      button(favourites, 12, language) +
        button(favourites, 13, { add: '', added: '' }) +
        removeLink(favourites, 12, '×') +
        count('favourites', 0, '1'),
      language,
    );
    const check = async () =>
      (await axe.run(document)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    expect(await check()).toEqual([]);
    await userEvent.click(link(0));
    expect(await check()).toEqual([]);
  });

  it('DS-2 Space and Enter activate a store button and keep the focus on it', async () => {
    await show(button(favourites, 12, language), language);
    link().focus();
    await userEvent.keyboard(' ');
    expect(stored()).toBe('12');
    await userEvent.keyboard('{Enter}');
    expect(stored()).toBe('');
    expect(document.activeElement).toBe(link());
  });
});

describe('names and states of a button', () => {
  const [, language] = languages;

  it('DS-2 a button with a changing label has no aria-pressed', async () => {
    await show(button(favourites, 12, language), language);
    expect(link().getAttribute('role')).toBe('button');
    expect(link().hasAttribute('aria-pressed')).toBe(false);
  });

  it('DS-2 a button with an icon only gets a name and aria-pressed', async () => {
    const icon = '<svg class="jet-data-store-link__icon" width="24" height="24"></svg>';
    const html = button(favourites, 12, language, { icon, added_icon: icon, label: '', added_label: '' });
    await show(
      html
        .replace(/>♡.*<\/a>/s, `>${icon}</a>`)
        .replace(/<span class="jet-data-store-link__icon"[^<]*<svg/s, '<svg'),
      language,
    );
    expect(link().getAttribute('aria-label')).toBe('Keep in the list');
    expect(link().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(link());
    expect(link().getAttribute('aria-pressed')).toBe('true');
    expect(link().getAttribute('aria-label')).toBe('Keep in the list');
  });
});

describe('a click before its code has loaded', () => {
  it('RT-4 a click on a button takes effect once the code for clicks has loaded', async () => {
    await show(button(favourites, 12, english), english);
    const { changeCode } = await import('./DataStore.tsx');
    const code = await changeCode.fetch();
    vi.spyOn(changeCode, 'with').mockImplementationOnce(async (use) => {
      await undefined; // simulates the loading of the code
      return use(code);
    });
    link().click();
    expect(stored()).toBeNull();
    await soon(() => expect(stored()).toContain('12'));
  });

  it('RT-4 a second click on a button before the code for clicks has loaded undoes the first', async () => {
    await show(button(favourites, 12, english), english);
    const { changeCode } = await import('./DataStore.tsx');
    const code = await changeCode.fetch();
    listen('jet-engine-data-stores-on-add', 'jet-engine-data-stores-on-remove');
    vi.spyOn(changeCode, 'with').mockImplementation(async (use) => {
      await undefined; // simulates the loading of the code
      return use(code);
    });
    link().click();
    link().click();
    await soon(() =>
      expect(fired.map((entry) => entry.split(' ')[0])).toEqual([
        'jet-engine-data-stores-on-add',
        'jet-engine-data-stores-on-remove',
      ]),
    );
    expect(stored() ?? '').not.toContain('12');
  });

  it('RT-17 if the code for clicks fails to load, this is reported and nothing changes; the next click tries again', async () => {
    await show(button(favourites, 12, english), english);
    const { changeCode } = await import('./DataStore.tsx');
    const lost = new TypeError('Failed to fetch dynamically imported module');
    vi.spyOn(changeCode, 'with').mockImplementationOnce(async (_use, onLost) => onLost(lost));
    const errors: unknown[] = [];
    document.addEventListener('iyim:error', (event) => errors.push((event as CustomEvent).detail.error), {
      signal: testSignal(),
    });
    link().click();
    await soon(() => expect(errors).toEqual([lost]));
    expect(announced()).not.toBe('');
    expect(stored()).toBeNull();
    expect(find('[data-widget]').dataset.widgetState).toBe('mounted');
    link().click();
    expect(stored()).toContain('12');
  });
});

describe('links that do not toggle', () => {
  const [, language] = languages;
  const switching = { action_after_added: 'switch_status', added_url: '/favourites/' };

  it('DS-3 switch_status makes the link lead to the list while the post is in the store', async () => {
    const went: string[] = [];
    await show(button(favourites, 12, language, switching), language);
    await userEvent.click(link());
    expect(link().getAttribute('href')).toMatch(/\/favourites\/$/);
    expect(link().hasAttribute('role')).toBe(false);
    window.addEventListener(
      'click',
      (event) => {
        if (!event.defaultPrevented) went.push((event.target as Element).closest('a')?.href ?? '');
        event.preventDefault();
      },
      { signal: testSignal() },
    );
    await userEvent.click(link());
    expect(went).toEqual([new URL('/favourites/', location.href).href]);
    expect(stored()).toBe('12');
  });

  it.each([
    ['no value', {}],
    ['an unknown word', { action_after_added: 'constructor' }],
  ])(
    'DS-3 with %s as action_after_added, the link leads to added_url while the post is in the store',
    async (_, args) => {
      let went = '';
      window.addEventListener(
        'click',
        (event) => {
          if (!event.defaultPrevented) went = (event.target as Element).closest('a')?.href ?? '';
          event.preventDefault();
        },
        { signal: testSignal() },
      );
      const html = button(favourites, 12, language, { added_url: '/favourites/', ...args });
      await show(html.replace('"action_after_added":"remove_from_store",', ''), language);
      await userEvent.click(link());
      await userEvent.click(link());
      expect(went).toBe(new URL('/favourites/', location.href).href);
      expect(stored()).toBe('12');
    },
  );

  it('DS-3 a switch_status link without popup and address only announces that its post is in the list', async () => {
    await show(button(favourites, 12, language, { action_after_added: 'switch_status' }), language);
    await userEvent.click(link());
    await userEvent.click(link());
    expect(announced()).toBe('In the list');
    expect(stored()).toBe('12');
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toBe('12');
  });

  it.each([
    ['without added_label', {}],
    ['with an empty added_label', { added_label: '', added_icon: '' }],
    ['with its own added_label', { added_label: '<span>Saved</span>' }],
  ])('DS-4 a remove link keeps its label, %s', async (_, args) => {
    const label = '<span class="jet-listing-dynamic-link__label">Remove me</span>';
    await show(
      button(favourites, 12, language) +
        removeLink(favourites, 12, 'Remove me', { label, icon: '', ...args }),
      language,
    );
    await userEvent.click(link());
    const remove = find('.jet-listing-dynamic-link__link');
    expect(seenText(remove)).toBe('Remove me');
    await userEvent.click(remove);
    expect(stored()).toBe('');
    await userEvent.click(link());
    expect(seenText(remove)).toBe('Remove me');
  });

  it('DS-2 a button without added_label keeps its label', async () => {
    const html = `<button type="button" data-widget="data-store" data-args='{"store":{"slug":"favourites","is_front":true},"post_id":12,"label":"Keep","added_icon":"<i>♥</i>"}'><span class="jet-data-store-link__label">Keep</span></button>`;
    await show(html, language);
    await userEvent.click(find('[data-widget]'));
    expect(seenText(find('[data-widget]')).replace(/\s/g, '')).toBe('♥Keep');
  });

  it('SEC-2 a script address in added_url is not used', async () => {
    const args = { ...switching, added_url: 'java\nscript:window.ran=1' };
    await show(button(favourites, 12, language, args), language);
    await userEvent.click(link());
    expect(link().getAttribute('href')).toBe('#');
    await userEvent.click(link());
    expect((window as { ran?: number }).ran).toBeUndefined();
    expect(stored()).toBe('12');
  });

  it('DS-5 the action hide hides the link while its post is in the store, and Tab continues from there', async () => {
    await show(
      `${button(favourites, 12, language, { action_after_added: 'hide' })}${removeLink(favourites, 12, 'Remove')}`,
      language,
    );
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(link().checkVisibility()).toBe(false);
    expect(link().classList.contains('is-hidden')).toBe(true);
    expect(document.activeElement).toBe(link().parentElement);
    await userEvent.keyboard('{Tab}');
    const remove = find('.jet-listing-dynamic-link__link');
    expect(document.activeElement).toBe(remove);
    await userEvent.keyboard('{Enter}');
    expect(link().checkVisibility()).toBe(true);
  });

  it('DS-3 DS-8 a link’s popup opens at an add and at each later click', async () => {
    listen('jet-popup-open-trigger', 'jet-engine-data-stores-on-add');
    const args = { ...switching, popup: 7, isJetEngine: true };
    await show(button(favourites, 12, language, args), language);
    await userEvent.click(link());
    expect(fired).toEqual([
      'jet-popup-open-trigger {"popupId":"jet-popup-7","isJetEngine":true,"postId":12}',
      'jet-engine-data-stores-on-add 12',
    ]);
    expect(link().getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(link());
    expect(fired).toHaveLength(3);
    expect(stored()).toBe('12');
  });

  it('DS-3 preventing iyim:popup-open suppresses jet-popup-open-trigger', async () => {
    listen('jet-popup-open-trigger');
    const asked: unknown[] = [];
    document.addEventListener(
      'iyim:popup-open',
      (event) => {
        event.preventDefault();
        asked.push((event as CustomEvent).detail);
      },
      { signal: testSignal() },
    );
    await show(button(favourites, 12, language, { ...switching, popup: '7' }), language);
    await userEvent.click(link());
    expect(asked).toEqual([{ id: '7', postId: '12', isListing: false }]);
    expect(fired).toEqual([]);
  });
});

describe('limits and storage of a list', () => {
  const [language] = languages;
  const two = { ...favourites, size: 2 };

  it('DS-6 a full store ignores a click silently', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    listen('jet-engine-data-stores-on-add');
    localStorage.setItem(KEY, '1,2');
    await show(button(two, 12, language) + count('favourites', 0, '1'), language);
    await userEvent.click(link());
    expect(stored()).toBe('1,2');
    expect(seenText(link())).toContain(language.add);
    expect(alert).not.toHaveBeenCalled();
    expect(fired).toEqual([]);
  });

  it.each(['{"a":1}', '<img src=x onerror=alert(1)>', 'undefined'])(
    'DS-10 corrupt storage (%s) is read as an empty list',
    async (text) => {
      localStorage.setItem(KEY, text);
      await show(button(favourites, 12, language) + count('favourites', 5, '1'), language);
      expect(find('.jet-engine-data-store-count').textContent).toBe('0');
      await userEvent.click(link());
      expect(stored()).toBe('12');
    },
  );

  it('DS-10 a change to a store in another tab updates its buttons and counts', async () => {
    await show(button(favourites, 12, language) + count('favourites', 0, '1'), language);
    // A same-origin frame is another document, so its writes fire storage events here like those of another tab.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow?.localStorage.setItem(KEY, '12,13');
    await soon(() => expect(seenText(link())).toContain(language.added));
    expect(find('.jet-engine-data-store-count').textContent).toBe('2');
    frame.contentWindow?.localStorage.removeItem(KEY);
    await soon(() => expect(seenText(link())).toContain(language.add));
  });

  it('DS-10 sixty buttons listen to other tabs through one listener', async () => {
    const listeners = vi.spyOn(window, 'addEventListener');
    const buttons = Array.from({ length: 60 }, (_, id) => button(favourites, id + 1, language));
    // Mounts all buttons immediately, including those outside the window.
    await show(buttons.join('').replaceAll('data-widget=', 'data-widget-load="load" data-widget='), language);
    expect(listeners.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1);
    link(59).click();
    expect(link(59).classList.contains('in-store')).toBe(true);
    expect(document.querySelectorAll('.in-store')).toHaveLength(1);
  });

  it('DS-10 if the browser’s storage is full, lists work, and a notice is shown until it is closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show(button(favourites, 12, language) + button(favourites, 13, language), language);
    await userEvent.click(link(0));
    await userEvent.click(link(1));
    expect(link(0).classList.contains('in-store')).toBe(true);
    expect(link(1).classList.contains('in-store')).toBe(true);
    const text = 'הדפדפן אינו שומר את הרשימה: היא תישאר רק עד ליציאה מהעמוד.';
    const notices = () => [...document.querySelectorAll('.iyim-data-store-notice')];
    await soon(() => expect(notices().map((notice) => notice.firstChild?.textContent)).toEqual([text]));
    expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(find('.iyim-data-store-close'));
    await userEvent.click(link(1));
    expect(notices()).toEqual([]);
  });

  it('DS-10 a notice that was removed with its item is shown again after the next change', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show(
      `<div id="first">${button(favourites, 12, language)}</div>${button(favourites, 13, language)}`,
      language,
    );
    const notices = () => document.querySelectorAll('.iyim-data-store-notice');
    await userEvent.click(link(0));
    await soon(() => expect(notices()).toHaveLength(1));
    find('#first').remove();
    await soon(() => expect(notices()).toHaveLength(0));
    await userEvent.click(link(0));
    await soon(() => expect(notices()).toHaveLength(1));
  });

  it('DS-10 if the browser forbids storage, a list works as long as the page is open', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await show(button(favourites, 12, language), language);
    await userEvent.click(link());
    expect(seenText(link())).toContain(language.added);
    await userEvent.click(link());
    expect(seenText(link())).toContain(language.add);
    vi.restoreAllMocks();
  });

  it('DS-8 remove_from_listing removes the item and moves the focus to the next one', async () => {
    localStorage.setItem(KEY, '1,2,3');
    const item = (id: number) =>
      `<div class="jet-listing-grid__item jet-listing-dynamic-post-${id}" data-post-id="${id}">${removeLink(favourites, id, `Remove ${id}`, { remove_from_listing: true })}</div>`;
    await show(`<div class="jet-listing-grid__items">${item(1)}${item(2)}${item(3)}</div>`, language);
    listen('jet-engine-data-stores-on-remove');
    find('.jet-listing-dynamic-post-2 a').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('.jet-listing-dynamic-post-2')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Remove 3');
    expect(stored()).toBe('1,3');
    expect(fired).toEqual(['jet-engine-data-stores-on-remove 2']);
  });

  it('DS-1 a store type without an implementation is reported, and nothing changes', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      button({ ...favourites, slug: 'odd', type: 'odd' } as typeof favourites, 12, language),
      language,
    );
    await userEvent.click(link());
    expect(String(error.mock.calls[0]?.[0])).toContain('window.JetEngineStores["odd"]');
    expect(link().classList.contains('in-store')).toBe(false);
  });
});

describe('odd and hostile markup', () => {
  const [, language] = languages;

  it.each([
    ['no link', '<div data-widget="data-store"></div>', 'expected a link'],
    [
      'args that are not JSON',
      '<a data-widget="data-store" data-args="{x" href="#">x</a>',
      'data-args: expected a JSON object',
    ],
    [
      'args that are a list',
      '<a data-widget="data-store" data-args="[1]" href="#">x</a>',
      'data-args: expected a JSON object',
    ],
    ['no store', `<a data-widget="data-store" data-args='{"post_id":1}' href="#">x</a>`, '"store"'],
    ['no post', `<a data-widget="data-store" data-args='{"store":{"slug":"a"}}' href="#">x</a>`, '"post_id"'],
    [
      'a hostile post',
      `<a data-widget="data-store" data-args='{"store":{"slug":"a"},"post_id":"1,2"}' href="#">x</a>`,
      '"1,2"',
    ],
    [
      'a count without a store',
      '<span class="jet-engine-data-store-count" data-widget="data-store">3</span>',
      'slug',
    ],
  ])('RT-3 a host with %s fails with a console error that gives the reason', async (_, html, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(html, language);
    expect(find('[data-widget]').dataset.widgetState).toBe('failed');
    expect(String(error.mock.calls[0]?.[0])).toContain(message);
  });

  it.each([
    ['a picture that fails', '<img src="x:" onerror="window.pwned = 1">Saved'],
    ['an island', '<span data-widget="data-store" data-iyim-was="{}" id="x" style="color: red">Saved</span>'],
  ])('SEC-1 %s in a label runs no code, and its text is shown', async (_what, added) => {
    await show(button(favourites, 12, { add: 'Save', added }), language);
    await userEvent.click(link());
    expect(seenText(link())).toContain('Saved');
    const drawn = [...link().querySelectorAll('.iyim-data-store-part *')];
    expect(drawn.filter((element) => !element.matches('span, img, svg'))).toEqual([]);
    const names = drawn.flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name !== 'class' && name !== 'aria-hidden')).toEqual([]);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect('pwned' in window).toBe(false);
  });

  it('DS-2 an SVG icon and a picture are shown unchanged', async () => {
    const icon =
      '<svg class="e-font-icon-svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke-width="1.7" aria-hidden="true"><path d="M12 20S4 15 4 9Z" fill-rule="evenodd"></path></svg>';
    const picture = '<img src="/heart.svg" alt="Heart" width="8" height="8" loading="lazy">';
    await show(button(favourites, 12, language, { added_icon: icon + picture }), language);
    await userEvent.click(link());
    expect(find('.iyim-data-store-part', link()).innerHTML).toBe(icon + picture);
  });

  it('SEC-3 the slug __proto__ works like any other', async () => {
    const hostile = { ...favourites, slug: '__proto__' };
    await show(button(hostile, 12, language) + count('__proto__', 0, '1'), language);
    await userEvent.click(link());
    expect(localStorage.getItem('jet_engine_store___proto__')).toBe('12');
    expect(find('.jet-engine-data-store-count').textContent).toBe('1');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('DS-2 a minimal button with text works without the original’s classes', async () => {
    const args = {
      store: { slug: 'favourites', is_front: true },
      post_id: 12,
      action_after_added: 'remove_from_store',
      added_label: 'Saved',
    };
    await show(
      `<button type="button" data-widget="data-store" data-args='${JSON.stringify(args)}'>Save</button>
       <span data-widget="data-store" data-store="favourites" data-is-front="1">0</span>`,
      language,
    );
    const minimal = find('button');
    await userEvent.click(minimal);
    expect(minimal.textContent).toBe('Saved');
    expect(find('span[data-store]').textContent).toBe('1');
    await userEvent.click(minimal);
    expect(minimal.textContent).toBe('Save');
    expect(minimal.className).toBe('');
  });

  it('RT-18 stop() restores the server HTML of buttons, remove links and counts', async () => {
    const html =
      button(favourites, 12, language) + removeLink(favourites, 12, '×') + count('favourites', 0, '1');
    document.body.innerHTML = `<main><h1>Lists</h1>${html}</main>`;
    const before = document.body.innerHTML;
    await show(html, language);
    await userEvent.click(link());
    const { stop } = await import('@iyim/runtime');
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-25 a clone of a mounted button starts from the server HTML and stays in sync', async () => {
    await show(button(favourites, 12, language), language);
    await userEvent.click(link());
    find('main').append(find('[data-widget]').cloneNode(true));
    await soon(() => expect(document.querySelectorAll('[data-widget-state="mounted"]')).toHaveLength(2));
    await settled();
    expect(seenText(link(1))).toBe(seenText(link(0)));
    await userEvent.click(link(1));
    await soon(() => expect(seenText(link(0))).toContain(language.add));
    expect(seenText(link(1))).toContain(language.add);
  });
});
