import { start, stop } from '@iyim/runtime';
import { closePopup, openPopup } from '@iyim/runtime/page';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { find } from '../../../../runtime/src/testing/find.ts';
import { markup, scriptUrls } from '../../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { popup } from '../../../bundle/catalogue.ts';
import { show as showPage } from '../testing/popup-page.ts';

Object.assign(window, { jetPopupData: { version: '2.0.11', ajax_url: '/wp-admin/admin-ajax.php' } });

const attribute = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const CONTENT = '<h2>Print</h2><p>Paper. <a href="#more">More</a></p>';
const host = (settings: object = {}, inside = CONTENT, id = 77) =>
  `<div id="jet-popup-${id}" class="jet-popup jet-popup--front-mode jet-popup--hide-state jet-popup--animation-fade" data-settings="${attribute({ id, 'jet-popup-id': `jet-popup-${id}`, 'open-trigger': 'attach', animation: 'none', 'close-on-overlay-click': true, ...settings })}" data-widget="popup" hidden><div class="jet-popup__inner"><div class="jet-popup__overlay"></div><div class="jet-popup__container"><div class="jet-popup__close-button" role="button" tabindex="0"></div><div class="jet-popup__container-inner"><div class="jet-popup__container-content">${inside}</div></div></div></div></div>`;
const main = (inside: string, popup = host()) => `<main><h1>Shop</h1>${inside}</main>${popup}`;

/** Shows the page and waits until the popup's triggers are armed, because their code loads after the island has mounted. */
async function show(html: string, dir: 'rtl' | 'ltr' = 'rtl'): Promise<void> {
  const armed = new Promise((resolve) =>
    window.addEventListener('jet-popup/init/after', resolve, { once: true }),
  );
  await showPage(html, dir);
  await armed;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.iyim-popup');
const openDialog = () =>
  soon(() => {
    const found = dialog();
    if (!found?.open) throw new Error('no open dialog');
    return found;
  });
const dialogRemoved = () => soon(() => expect(dialog()).toBeNull());
/** Waits two frames, for assertions that something does not happen. */
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));

/** Returns the full hour that is `from` hours after the current one. */
const hour = (from: number) => `${(new Date().getHours() + from) % 24}:00`;

interface Sent {
  readonly fields: URLSearchParams;
  readonly signal: AbortSignal;
  readonly answer: (body: unknown, status?: number) => void;
}
let sent: Sent[] = [];
const success = (content: unknown = '<h2>Loaded</h2><p>News</p>', more: object = {}) => ({
  type: 'success',
  content: { content, contentElements: [], scripts: [], styles: [], afterScripts: [], ...more },
  data: [],
});
const request = (index = 0) =>
  soon(() => {
    const found = sent[index];
    if (!found) throw new Error(`no request ${index}`);
    return found;
  });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const made = new Request(input, init);
    const fields = new URLSearchParams(await made.text());
    return new Promise<Response>((resolve, reject) => {
      made.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      sent.push({
        fields,
        signal: made.signal,
        answer: (body, status = 200) =>
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
      });
    });
  });
});

const openButton = (attributes = '') =>
  `<button id="opener" data-popup-instance="77" data-popup-trigger-type="click-self" ${attributes}>Open</button>`;

describe.each(['rtl', 'ltr'] as const)('a popup of the listings plugin, %s', (dir) => {
  it('PO-1 a popup opens modally on a click on its opener, without axe violations, and returns the focus', async () => {
    await show(main(openButton()), dir);
    await userEvent.click(find('#opener'));
    const open = await openDialog();
    expect(open.matches(':modal')).toBe(true);
    expect(getComputedStyle(open).direction).toBe(dir);
    expect(open.textContent).toContain('Paper.');
    await soon(() => expect(find('dialog h2').checkVisibility()).toBe(true));
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    await soon(() => expect(document.activeElement).toBe(find('#opener')));
  });

  it('PO-8 a plugin popup’s id is unique on the page, open or closed, and identifies the visible element', async () => {
    await show(main(openButton()), dir);
    const before = find('#jet-popup-77');
    await userEvent.click(find('#opener'));
    await openDialog();
    expect(document.querySelectorAll('#jet-popup-77')).toHaveLength(1);
    expect(find('#jet-popup-77 .jet-popup__container').checkVisibility()).toBe(true);
    expect(before.id).toBe('jet-popup-77-host'); // messages about the host contain this id
    closePopup({ id: '77' });
    await dialogRemoved();
    expect(find('#jet-popup-77')).toBe(before);
  });

  it('PO-5 the server’s close button closes a plugin’s popup by keyboard', async () => {
    await show(main(openButton()), dir);
    await userEvent.click(find('#opener'));
    await openDialog();
    await soon(() => expect(find('.jet-popup__close-button').checkVisibility()).toBe(true));
    find('.jet-popup__close-button').focus();
    await userEvent.keyboard('{Enter}');
    await dialogRemoved();
  });
});

describe('opening a popup', () => {
  it('PG-5 a click made before the popup listens is replayed, and its link is not followed', async () => {
    const followed = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()][0]);
    const inside =
      '<div data-popup-instance="77" data-popup-trigger-type="click-self"><a href="/7/" id="opener">7</a></div>';
    document.body.innerHTML = main(inside);
    start({ widgets: [popup] });
    find('#opener').addEventListener('click', followed);
    find('#opener').click();
    expect(followed).not.toHaveBeenCalled();
    const open = await openDialog();
    expect(open.textContent).toContain('Paper.');
    expect(followed.mock.results).toEqual([{ type: 'return', value: true }]); // prevented before the click reached the link
  });

  it.each([
    [
      'a builder widget',
      `<div data-jet-popup="${attribute({ 'attached-popup': 'jet-popup-77', 'trigger-type': 'click-self' })}"><a href="#x" id="opener">Open</a></div>`,
    ],
    [
      'an inner element',
      '<div data-popup-instance="77" data-popup-trigger-type="click-selector" data-popup-custom-selector=".more"><p>Card</p><span class="more" id="opener">More</span></div>',
    ],
    [
      'a plain element',
      '<div data-popup-instance="77" data-popup-trigger-type="click-self" id="opener">Card</div>',
    ],
  ])('PO-1 %s opens the popup by click and by keyboard', async (_, html) => {
    await show(main(html));
    await userEvent.click(find('#opener'));
    await openDialog();
    closePopup({ id: '77' });
    await dialogRemoved();
    find('#opener').focus();
    expect(document.activeElement).toBe(find('#opener'));
    await userEvent.keyboard('{Enter}');
    await openDialog();
  });

  it('PO-1 an opener that is added later becomes a button that works by keyboard, until Iyim stops', async () => {
    await show(main('<div id="list"></div>'));
    find('#list').innerHTML =
      '<div data-popup-instance="77" data-popup-trigger-type="click-self" id="opener">Card</div>';
    await soon(() => expect(find('#opener').getAttribute('role')).toBe('button'));
    find('#opener').focus();
    await userEvent.keyboard(' ');
    await openDialog();
    stop();
    expect(find('#opener').hasAttribute('role')).toBe(false);
    expect(find('#opener').hasAttribute('tabindex')).toBe(false);
  });

  it('PO-1 hovering over an opener or Enter opens the popup, but focus does not, and closing it under the pointer keeps it closed', async () => {
    onTestFinished(() => userEvent.unhover(document.body));
    await show(
      main(
        '<p><a id="before" href="#a">Before</a></p><div data-popup-instance="77" data-popup-trigger-type="hover" id="opener" style="inline-size:200px">Card</div>',
      ),
    );
    find('#opener').focus();
    await frames();
    expect(dialog()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await openDialog();
    closePopup({ id: '77' });
    await dialogRemoved();
    // Forced, because the dialog covers its opener before the pointer has stopped moving.
    const hover = (selector: string) => userEvent.hover(find(selector), { force: true });
    await hover('#opener');
    await soon(async () => {
      if (!dialog()) {
        await hover('#before');
        await hover('#opener');
      }
      expect(dialog()?.open).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-1 scrolling to an element opens the popup once', async () => {
    await show(
      main(
        '<div style="block-size:3000px">Long</div><p id="opener" data-popup-instance="77" data-popup-trigger-type="scroll-to">End</p>',
      ),
    );
    await frames();
    expect(dialog()).toBeNull();
    find('#opener').scrollIntoView({ block: 'end' });
    await openDialog();
    closePopup({ id: '77' });
    await dialogRemoved();
    window.scrollTo(0, 0);
    await frames();
    find('#opener').scrollIntoView({ block: 'end' });
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-1 a jump past an element to the page’s end opens the element’s popup once', async () => {
    const long = '<div style="block-size:3000px">Long</div>';
    await show(
      main(`${long}<p data-popup-instance="77" data-popup-trigger-type="scroll-to">Here</p>${long}`),
    );
    await frames();
    expect(dialog()).toBeNull();
    window.scrollTo(0, 10_000);
    await openDialog();
    closePopup({ id: '77' });
    await dialogRemoved();
    window.scrollTo(0, 0);
    await frames();
    window.scrollTo(0, 10_000);
    await frames();
    expect(dialog()).toBeNull();
  });

  it.each([
    ['page-load', { 'page-load-delay': 0 }],
    ['user-inactive', { 'user-inactivity-time': 0.1 }],
    ['on-date', { 'on-date': '2020-01-01 10:00' }],
    ['on-time', { 'on-time-start': hour(0), 'on-time-end': hour(2) }],
  ])('PO-1 the trigger %s opens the popup', async (trigger, settings) => {
    await show(main('', host({ 'open-trigger': trigger, ...settings })));
    await openDialog();
  });

  it.each([
    ['scroll-trigger', () => window.scrollTo(0, 1000)],
    [
      'try-exit-trigger',
      () =>
        document.documentElement.dispatchEvent(
          new PointerEvent('pointerleave', { clientY: -1, pointerType: 'mouse' }),
        ),
    ],
  ])('PO-1 the trigger %s opens the popup, but not before its event', async (trigger, act) => {
    const long = '<div style="block-size:3000px">Long</div>';
    await show(main(long, host({ 'open-trigger': trigger, 'scrolled-to': 20 })));
    await frames();
    expect(dialog()).toBeNull();
    await soon(() => {
      window.scrollTo(0, 0);
      act();
      expect(dialog()?.open).toBe(true);
    });
  });

  it('PO-1 a click on an element that matches the custom selector opens the popup', async () => {
    await show(
      main(
        '<button class="mine">Open</button>',
        host({ 'open-trigger': 'custom-selector', 'custom-selector': '.mine' }),
      ),
    );
    await userEvent.click(find('.mine'));
    await openDialog();
  });

  it('PO-1 a script’s event on the window opens and closes the popup; another popup’s event does not', async () => {
    await show(main(''));
    const fire = (name: string, popupData: object) =>
      window.dispatchEvent(Object.assign(new Event(name), { popupData }));
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-7' });
    await frames();
    expect(dialog()).toBeNull();
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await openDialog();
    fire('jet-popup-close-trigger', { popupId: 'jet-popup-77' });
    await dialogRemoved();
    expect(localStorage.getItem('jetPopupData')).toBeNull();
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await openDialog();
    fire('jet-popup-close-trigger', { popupId: 'jet-popup-77', constantly: true });
    await dialogRemoved();
    expect(JSON.parse(localStorage.getItem('jetPopupData') ?? '')).toEqual({
      'jet-popup-77': { status: 'disable', 'show-again-date': 'none' },
    });
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-6 a popup that the original closed for good does not open, and “show once” stores the same entry', async () => {
    localStorage.setItem(
      'jetPopupData',
      JSON.stringify({ 'jet-popup-77': 'disable', 'jet-popup-5': 'enable' }),
    );
    await show(main(openButton(), host({ 'show-once': true, 'show-again-delay': 60_000 })));
    await userEvent.click(find('#opener'));
    await frames();
    expect(dialog()).toBeNull();
    localStorage.clear();
    await userEvent.click(find('#opener'));
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    const stored = JSON.parse(localStorage.getItem('jetPopupData') ?? '')['jet-popup-77'];
    expect(stored.status).toBe('disable');
    expect(stored['show-again-date'] - Date.now()).toBeGreaterThan(50_000);
  });

  it('PO-5 a form inside the popup closes it 3 s after its success', async () => {
    await show(main(openButton(), host({}, '<form class="elementor-form"><h2>Form</h2></form>')));
    await userEvent.click(find('#opener'));
    await openDialog();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    find('form').dispatchEvent(new CustomEvent('submit_success', { bubbles: true }));
    vi.advanceTimersByTime(2999);
    expect(dialog()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await dialogRemoved();
  });
});

describe('show once', () => {
  it('PO-6 a popup that shows once is closed for good if the visitor closes it before its submitted form does', async () => {
    await show(main(openButton(), host({ 'show-once': true }, '<h2>Ask</h2><form></form>')));
    await userEvent.click(find('#opener'));
    await openDialog();
    find('dialog form').dispatchEvent(new CustomEvent('iyim:form-success', { bubbles: true }));
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    expect(localStorage.getItem('jetPopupData') ?? '').toContain('"disable"');
  });
});

describe('fetched content', () => {
  const ajax = (settings: object = {}) => host({ 'use-ajax': true, ...settings }, '');
  const item = (id: number) =>
    `<div class="jet-listing-grid__item" data-post-id="${id}"><button id="item-${id}" data-popup-instance="77" data-popup-trigger-type="click-self" data-popup-is-jet-engine="1">Look</button></div>`;
  const grid = `<div class="jet-listing-grid jet-listing"><div class="jet-listing-grid__items" data-nav="${attribute({ query: {}, widget_settings: { _element_id: 'prints' } })}" data-listing-source="query" data-listing-id="12" data-query-id="3">${item(345)}${item(346)}</div></div>`;

  it('PO-7 a popup requests content for the listing item, and shows the content when it arrives', async () => {
    Object.assign(window, {
      JetSmartFilters: { filterGroups: { 'jet-engine/prints': { currentQuery: { colour: ['red'] } } } },
      JetEngineFormsEditor: { hasEditor: true },
    });
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    const open = await openDialog();
    expect(open.getAttribute('aria-busy')).toBe('true');
    const { fields, answer } = await request();
    expect(Object.fromEntries(fields)).toEqual({
      action: 'jet_popup_get_content',
      'data[customContent]': '',
      'data[popupId]': 'jet-popup-77',
      'data[isJetEngine]': 'true',
      'data[listingSource]': 'query',
      'data[listingId]': '12',
      'data[queryId]': '3',
      'data[postId]': '345',
      'data[hasEditor]': 'true',
      'data[filtered_query][colour][]': 'red',
      'data[forceLoad]': 'false',
      'data[popup_id]': '77',
      'data[page_url]': location.href,
    });
    answer(success());
    await soon(() => expect(find('dialog h2').textContent).toBe('Loaded'));
    expect(open.hasAttribute('aria-busy')).toBe(false);
  });

  it('PO-8 a popup shows a close button while it loads, and moves the focus to the loaded content', async () => {
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    await request();
    expect(document.activeElement).toBe(dialog());
    const close = find('dialog button[aria-label]');
    expect(close.checkVisibility()).toBe(true);
    (await request()).answer(success('<h2>Loaded</h2><a href="#a" id="first">First</a>'));
    await soon(() => expect(document.activeElement).toBe(find('#first')));
    expect(close.isConnected).toBe(false);
  });

  it('PO-7 a popup keeps the content of an item in memory, and requests the content of another item', async () => {
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    (await request()).answer(success('<h2>One</h2>'));
    await soon(() => expect(find('dialog h2').textContent).toBe('One'));
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('#item-346'));
    (await request(1)).answer(success('<h2>Two</h2>'));
    await soon(() => expect(find('dialog h2').textContent).toBe('Two'));
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('#item-345'));
    await soon(() => expect(find('dialog h2').textContent).toBe('One'));
    expect(sent).toHaveLength(2);
  });

  it('PO-8 a popup’s dialog is not named after the previous item while it loads another item', async () => {
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    (await request()).answer(success('<h2>One</h2>'));
    const named = () => document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent;
    await soon(() => expect(named()).toBe('One'));
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('#item-346'));
    const open = await openDialog();
    expect(open.hasAttribute('aria-labelledby')).toBe(false);
    expect(open.getAttribute('aria-label')).toBe('חלון קופץ');
    (await request(1)).answer(success('<h2>Two</h2>'));
    await soon(() => expect(named()).toBe('Two'));
  });

  it('PO-7 an opener inside the popup, or a script, shows another item in the same dialog', async () => {
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    const next = openButton('data-popup="{&quot;postId&quot;:&quot;9&quot;}"').replace('opener', 'next');
    (await request()).answer(success(`<h2>One</h2>${next}`));
    await userEvent.click(await soon(() => find('dialog #next')));
    const second = await request(1);
    expect(second.fields.get('data[postId]')).toBe('9');
    second.answer(success('<h2>Two</h2>'));
    await soon(() => expect(find('dialog h2').textContent).toBe('Two'));
    const popupData = { popupId: 'jet-popup-77', postId: 10 };
    window.dispatchEvent(Object.assign(new Event('jet-popup-open-trigger'), { popupData }));
    expect((await request(2)).fields.get('data[postId]')).toBe('10');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('PO-7 a popup with force-ajax requests its content at every opening', async () => {
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    for (const index of [0, 1]) {
      await userEvent.click(find('#opener'));
      const { fields, answer } = await request(index);
      expect(fields.get('data[forceLoad]')).toBe('true');
      answer(success(`<h2>Number ${index}</h2>`));
      await soon(() => expect(find('dialog h2').textContent).toBe(`Number ${index}`));
      closePopup({ id: '77' });
      await dialogRemoved();
    }
  });

  it('PO-7 a second opening shares the request under way; closing aborts it, and the next opening sends a new request', async () => {
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    const { signal } = await request();
    openPopup({ id: '77', opener: find('#opener') });
    await frames();
    expect(sent).toHaveLength(1);
    expect(signal.aborted).toBe(false);
    closePopup({ id: '77' });
    await dialogRemoved();
    await soon(() => expect(signal.aborted).toBe(true));
    await userEvent.click(find('#opener'));
    (await request(1)).answer(success());
    await soon(() => expect(find('dialog h2').textContent).toBe('Loaded'));
  });

  it.each([
    ['0', '0', 400],
    ['-1', '-1', 403],
    ['an empty body', '', 200],
    ['a page', '<!doctype html><title>x</title>', 200],
    ['an empty list', '[]', 200],
    ['a server error', '', 500],
    ['a refusal without a message', { type: 'error' }, 200],
  ])('PO-7 a popup shows a retry button after the answer: %s', async (_, body, status) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    (await request()).answer(body, status);
    const retry = await soon(() => find('dialog .iyim-retry-notice-retry'));
    expect(error).toHaveBeenCalled();
    await userEvent.click(retry);
    expect(find('.iyim-retry-notice').contains(document.activeElement)).toBe(true); // the notice stays while retrying
    (await request(1)).answer(success());
    await soon(() => expect(find('dialog h2').textContent).toBe('Loaded'));
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
    await soon(() => expect(find('dialog').contains(document.activeElement)).toBe(true));
    expect(find('.jet-popup').hasAttribute('tabindex')).toBe(false);
  });

  it('PO-7 a popup shows the message of a refusal as text', async () => {
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    const words = markup.slice(0, 4).join('');
    (await request()).answer({ type: 'error', message: words });
    await soon(() => expect(find('dialog h3').textContent).toBe(words));
  });

  it('PO-7 a popup shows plain HTML from old servers, rejects hostile asset URLs, and runs no script in the content', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    await userEvent.click(find('#opener'));
    (await request()).answer({
      type: 'success',
      content: '<h2>Old</h2><script>window.iyimHarmed = 1</script>',
    });
    await soon(() => expect(find('dialog h2').textContent).toBe('Old'));
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('#opener'));
    const scripts = scriptUrls.map((src, index) => ({ handle: `hostile-${index}`, src }));
    (await request(1)).answer(success('<h2>New</h2>', { scripts, afterScripts: [] }));
    await soon(() => expect(find('dialog h2').textContent).toBe('New'));
    expect(error).toHaveBeenCalledTimes(scriptUrls.length);
    expect(document.querySelector('[id^="hostile-"]')).toBeNull();
  });

  it('PO-7 a popup shows content from a script without a request, but not markup from an attribute', async () => {
    await show(
      main(
        '<button class="mine" data-popup="{&quot;customContent&quot;:&quot;<img src=x onerror=window.iyimHarmed=1>&quot;}">Open</button>',
        ajax({ 'open-trigger': 'custom-selector', 'custom-selector': '.mine' }),
      ),
    );
    const popupData = { popupId: 'jet-popup-77', customContent: '<h2>Mine</h2>' };
    window.dispatchEvent(Object.assign(new Event('jet-popup-open-trigger'), { popupData }));
    await soon(() => expect(find('dialog h2').textContent).toBe('Mine'));
    expect(sent).toEqual([]);
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('.mine'));
    const { fields } = await request();
    expect(fields.get('data[customContent]')).toBe('');
    expect(document.querySelector('dialog img')).toBeNull();
  });

  it('RT-6 a popup releases its old content after twenty openings with different content', async () => {
    const session = cdp() as unknown as { send(method: string): Promise<unknown> };
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    const old: WeakRef<Element>[] = [];
    for (let round = 0; round < 20; round++) {
      openPopup({ id: '77' });
      (await request(round)).answer(success(`<h2>Number ${round}</h2>`));
      await soon(() => expect(find('dialog h2').textContent).toBe(`Number ${round}`));
      old.push(new WeakRef(find('dialog h2')));
      closePopup({ id: '77' });
      await dialogRemoved();
    }
    await soon(async () => {
      await session.send('HeapProfiler.collectGarbage');
      // A few may remain: the content on the page, and React's previous output, which it keeps until its next render.
      expect(old.filter((reference) => reference.deref()).length).toBeLessThan(5);
    });
  });

  it('PO-1 a plugin’s popup fires the plugin’s events in the original’s order', async () => {
    const fired: string[] = [];
    const names = [
      'show-event/before-show',
      'show-event/after-show',
      'hide-event/before-hide',
      'hide-event/after-hide',
      'close-hide-event/before-hide',
      'render-content/ajax/before-send',
      'render-content/ajax/success',
      'render-content/show-content',
      'render-content/render-custom-content',
      'ajax/frontend-init/before',
      'ajax/frontend-init',
      'ajax/frontend-init/after',
    ];
    const controller = new AbortController();
    for (const name of names)
      window.addEventListener(`jet-popup/${name}`, () => fired.push(name), { signal: controller.signal });
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    (await request()).answer(success());
    await soon(() => expect(fired).toContain('show-event/after-show'));
    closePopup({ id: '77' });
    await dialogRemoved();
    await userEvent.click(find('#opener'));
    await soon(() => expect(fired.filter((name) => name === 'show-event/after-show')).toHaveLength(2));
    controller.abort();
    expect(fired).toEqual([
      'render-content/ajax/before-send',
      'render-content/ajax/success',
      'ajax/frontend-init/before',
      'ajax/frontend-init',
      'ajax/frontend-init/after',
      'show-event/before-show',
      'show-event/after-show',
      'close-hide-event/before-hide',
      'hide-event/before-hide',
      'hide-event/after-hide',
      'render-content/show-content',
      'show-event/before-show',
      'show-event/after-show',
    ]);
  });

  it('RT-18 stopping restores the server HTML of a plugin’s popup byte for byte', async () => {
    const html = main(openButton(), ajax());
    await show(html);
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    const clean = document.body.innerHTML;
    await show(html);
    await userEvent.click(find('#opener'));
    (await request()).answer(success());
    await soon(() => expect(find('dialog h2').textContent).toBe('Loaded'));
    stop();
    expect(document.body.innerHTML).toBe(clean);
  });
});
