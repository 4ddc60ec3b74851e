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

/** Shows the page and waits until the popup's triggers are armed: their code comes after the island has mounted. */
async function show(html: string, dir: 'rtl' | 'ltr' = 'rtl'): Promise<void> {
  const armed = new Promise((resolve) =>
    window.addEventListener('jet-popup/init/after', resolve, { once: true }),
  );
  await showPage(html, dir);
  await armed;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.iyim-popup');
const standing = () =>
  soon(() => {
    const found = dialog();
    if (!found?.open) throw new Error('no open dialog');
    return found;
  });
const gone = () => soon(() => expect(dialog()).toBeNull());
/** Time for what must not happen: two frames. */
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));

/** The full hour so many hours from the one we are in. */
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
  it('PO-1 opens at a click on what names it, modal, without axe violations, and gives the focus back', async () => {
    await show(main(openButton()), dir);
    await userEvent.click(find('#opener'));
    const open = await standing();
    expect(open.matches(':modal')).toBe(true);
    expect(getComputedStyle(open).direction).toBe(dir);
    expect(open.textContent).toContain('Paper.');
    await soon(() => expect(find('dialog h2').checkVisibility()).toBe(true));
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await gone();
    await soon(() => expect(document.activeElement).toBe(find('#opener')));
  });

  it('PO-8 its id is on the page once, open or closed, and finds what is shown', async () => {
    await show(main(openButton()), dir);
    const before = find('#jet-popup-77');
    await userEvent.click(find('#opener'));
    await standing();
    expect(document.querySelectorAll('#jet-popup-77')).toHaveLength(1);
    expect(find('#jet-popup-77 .jet-popup__container').checkVisibility()).toBe(true);
    expect(before.id).toBe('jet-popup-77-host'); // what a message about it calls it
    closePopup({ id: '77' });
    await gone();
    expect(find('#jet-popup-77')).toBe(before);
  });

  it('PO-5 its own close button closes it, by pointer and by key', async () => {
    await show(main(openButton()), dir);
    await userEvent.click(find('#opener'));
    await standing();
    await soon(() => expect(find('.jet-popup__close-button').checkVisibility()).toBe(true));
    find('.jet-popup__close-button').focus();
    await userEvent.keyboard('{Enter}');
    await gone();
  });
});

describe('what opens it', () => {
  it('PG-5 a press before it listens waits, and the link there is not followed', async () => {
    const followed = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()][0]);
    const inside =
      '<div data-popup-instance="77" data-popup-trigger-type="click-self"><a href="/7/" id="opener">7</a></div>';
    document.body.innerHTML = main(inside);
    start({ widgets: [popup] });
    find('#opener').addEventListener('click', followed);
    find('#opener').click();
    expect(followed).not.toHaveBeenCalled();
    const open = await standing();
    expect(open.textContent).toContain('Paper.');
    expect(followed.mock.results).toEqual([{ type: 'return', value: true }]); // answered before it came there
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
  ])('PO-1 %s, by click and by key', async (_, html) => {
    await show(main(html));
    await userEvent.click(find('#opener'));
    await standing();
    closePopup({ id: '77' });
    await gone();
    find('#opener').focus();
    expect(document.activeElement).toBe(find('#opener'));
    await userEvent.keyboard('{Enter}');
    await standing();
  });

  it('PO-1 an opener that comes later works too, and is a button for the keyboard', async () => {
    await show(main('<div id="list"></div>'));
    find('#list').innerHTML =
      '<div data-popup-instance="77" data-popup-trigger-type="click-self" id="opener">Card</div>';
    await soon(() => expect(find('#opener').getAttribute('role')).toBe('button'));
    find('#opener').focus();
    await userEvent.keyboard(' ');
    await standing();
    stop();
    expect(find('#opener').hasAttribute('role')).toBe(false);
    expect(find('#opener').hasAttribute('tabindex')).toBe(false);
  });

  it('PO-1 hovering opens it; coming by keyboard does not, Enter does; closing under the pointer leaves it closed', async () => {
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
    await standing();
    closePopup({ id: '77' });
    await gone();
    // The dialog is over its opener before the pointer has come to rest.
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
    await gone();
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-1 scrolling to an element opens it once', async () => {
    await show(
      main(
        '<div style="block-size:3000px">Long</div><p id="opener" data-popup-instance="77" data-popup-trigger-type="scroll-to">End</p>',
      ),
    );
    await frames();
    expect(dialog()).toBeNull();
    find('#opener').scrollIntoView({ block: 'end' });
    await standing();
    closePopup({ id: '77' });
    await gone();
    window.scrollTo(0, 0);
    await frames();
    find('#opener').scrollIntoView({ block: 'end' });
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-1 a jump to the page’s end opens what it passes, once', async () => {
    const long = '<div style="block-size:3000px">Long</div>';
    await show(
      main(`${long}<p data-popup-instance="77" data-popup-trigger-type="scroll-to">Here</p>${long}`),
    );
    await frames();
    expect(dialog()).toBeNull();
    window.scrollTo(0, 10_000);
    await standing();
    closePopup({ id: '77' });
    await gone();
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
  ])('PO-1 the trigger %s', async (trigger, settings) => {
    await show(main('', host({ 'open-trigger': trigger, ...settings })));
    await standing();
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
  ])('PO-1 the trigger %s, not before it happens', async (trigger, act) => {
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

  it('PO-1 its own selector', async () => {
    await show(
      main(
        '<button class="mine">Open</button>',
        host({ 'open-trigger': 'custom-selector', 'custom-selector': '.mine' }),
      ),
    );
    await userEvent.click(find('.mine'));
    await standing();
  });

  it('PO-1 a script’s event on the window opens and closes it; another popup’s does not', async () => {
    await show(main(''));
    const fire = (name: string, popupData: object) =>
      window.dispatchEvent(Object.assign(new Event(name), { popupData }));
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-7' });
    await frames();
    expect(dialog()).toBeNull();
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await standing();
    fire('jet-popup-close-trigger', { popupId: 'jet-popup-77' });
    await gone();
    expect(localStorage.getItem('jetPopupData')).toBeNull();
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await standing();
    fire('jet-popup-close-trigger', { popupId: 'jet-popup-77', constantly: true });
    await gone();
    expect(JSON.parse(localStorage.getItem('jetPopupData') ?? '')).toEqual({
      'jet-popup-77': { status: 'disable', 'show-again-date': 'none' },
    });
    fire('jet-popup-open-trigger', { popupId: 'jet-popup-77' });
    await frames();
    expect(dialog()).toBeNull();
  });

  it('PO-6 one that the original closed for good does not open; show once stores the same', async () => {
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
    await standing();
    await userEvent.keyboard('{Escape}');
    await gone();
    const stored = JSON.parse(localStorage.getItem('jetPopupData') ?? '')['jet-popup-77'];
    expect(stored.status).toBe('disable');
    expect(stored['show-again-date'] - Date.now()).toBeGreaterThan(50_000);
  });

  it('PO-5 a form inside closes it 3 s after its success', async () => {
    await show(main(openButton(), host({}, '<form class="elementor-form"><h2>Form</h2></form>')));
    await userEvent.click(find('#opener'));
    await standing();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    find('form').dispatchEvent(new CustomEvent('submit_success', { bubbles: true }));
    vi.advanceTimersByTime(2999);
    expect(dialog()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await gone();
  });
});

describe('show once', () => {
  it('PO-6 who closes it before a form that was sent does has closed it for good', async () => {
    await show(main(openButton(), host({ 'show-once': true }, '<h2>Ask</h2><form></form>')));
    await userEvent.click(find('#opener'));
    await standing();
    find('dialog form').dispatchEvent(new CustomEvent('iyim:form-success', { bubbles: true }));
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(localStorage.getItem('jetPopupData') ?? '').toContain('"disable"');
  });
});

describe('content that is fetched', () => {
  const ajax = (settings: object = {}) => host({ 'use-ajax': true, ...settings }, '');
  const item = (id: number) =>
    `<div class="jet-listing-grid__item" data-post-id="${id}"><button id="item-${id}" data-popup-instance="77" data-popup-trigger-type="click-self" data-popup-is-jet-engine="1">Look</button></div>`;
  const grid = `<div class="jet-listing-grid jet-listing"><div class="jet-listing-grid__items" data-nav="${attribute({ query: {}, widget_settings: { _element_id: 'prints' } })}" data-listing-source="query" data-listing-id="12" data-query-id="3">${item(345)}${item(346)}</div></div>`;

  it('PO-7 is asked for with the item of the listing, and shown when it comes', async () => {
    Object.assign(window, {
      JetSmartFilters: { filterGroups: { 'jet-engine/prints': { currentQuery: { colour: ['red'] } } } },
      JetEngineFormsEditor: { hasEditor: true },
    });
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    const open = await standing();
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

  it('PO-8 can be closed while it loads, and the focus goes to what has come', async () => {
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

  it('PO-7 is kept for the same item, and asked for again for another', async () => {
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    (await request()).answer(success('<h2>One</h2>'));
    await soon(() => expect(find('dialog h2').textContent).toBe('One'));
    closePopup({ id: '77' });
    await gone();
    await userEvent.click(find('#item-346'));
    (await request(1)).answer(success('<h2>Two</h2>'));
    await soon(() => expect(find('dialog h2').textContent).toBe('Two'));
    closePopup({ id: '77' });
    await gone();
    await userEvent.click(find('#item-345'));
    await soon(() => expect(find('dialog h2').textContent).toBe('One'));
    expect(sent).toHaveLength(2);
  });

  it('PO-8 while it waits for another item it is not named after the one before', async () => {
    await show(main(grid, ajax()));
    await userEvent.click(find('#item-345'));
    (await request()).answer(success('<h2>One</h2>'));
    const named = () => document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent;
    await soon(() => expect(named()).toBe('One'));
    closePopup({ id: '77' });
    await gone();
    await userEvent.click(find('#item-346'));
    const open = await standing();
    expect(open.hasAttribute('aria-labelledby')).toBe(false);
    expect(open.getAttribute('aria-label')).toBe('חלון קופץ');
    (await request(1)).answer(success('<h2>Two</h2>'));
    await soon(() => expect(named()).toBe('Two'));
  });

  it('PO-7 an opener inside it shows its own item in the same dialog, and so does a script', async () => {
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

  it('PO-7 is asked for every time where that is forced', async () => {
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    for (const index of [0, 1]) {
      await userEvent.click(find('#opener'));
      const { fields, answer } = await request(index);
      expect(fields.get('data[forceLoad]')).toBe('true');
      answer(success(`<h2>Number ${index}</h2>`));
      await soon(() => expect(find('dialog h2').textContent).toBe(`Number ${index}`));
      closePopup({ id: '77' });
      await gone();
    }
  });

  it('PO-7 a second opening while it loads asks once; one that is closed meanwhile is aborted, and the next asks anew', async () => {
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    const { signal } = await request();
    openPopup({ id: '77', opener: find('#opener') });
    await frames();
    expect(sent).toHaveLength(1);
    expect(signal.aborted).toBe(false);
    closePopup({ id: '77' });
    await gone();
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
    ['an error of the server', '', 500],
    ['a refusal without words', { type: 'error' }, 200],
  ])('PO-7 %s is said, and can be tried again', async (_, body, status) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    (await request()).answer(body, status);
    const retry = await soon(() => find('dialog .iyim-retry-notice-retry'));
    expect(error).toHaveBeenCalled();
    await userEvent.click(retry);
    expect(find('.iyim-retry-notice').contains(document.activeElement)).toBe(true); // it stays meanwhile
    (await request(1)).answer(success());
    await soon(() => expect(find('dialog h2').textContent).toBe('Loaded'));
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
    await soon(() => expect(find('dialog').contains(document.activeElement)).toBe(true));
    expect(find('.jet-popup').hasAttribute('tabindex')).toBe(false);
  });

  it('PO-7 a refusal’s words are shown as text', async () => {
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    const words = markup.slice(0, 4).join('');
    (await request()).answer({ type: 'error', message: words });
    await soon(() => expect(find('dialog h3').textContent).toBe(words));
  });

  it('PO-7 old servers’ plain text is content; hostile asset URLs are refused, and no script of the content runs', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    await userEvent.click(find('#opener'));
    (await request()).answer({
      type: 'success',
      content: '<h2>Old</h2><script>window.iyimHarmed = 1</script>',
    });
    await soon(() => expect(find('dialog h2').textContent).toBe('Old'));
    closePopup({ id: '77' });
    await gone();
    await userEvent.click(find('#opener'));
    const scripts = scriptUrls.map((src, index) => ({ handle: `hostile-${index}`, src }));
    (await request(1)).answer(success('<h2>New</h2>', { scripts, afterScripts: [] }));
    await soon(() => expect(find('dialog h2').textContent).toBe('New'));
    expect(error).toHaveBeenCalledTimes(scriptUrls.length);
    expect(document.querySelector('[id^="hostile-"]')).toBeNull();
  });

  it('PO-7 a script’s own content is shown without asking; markup in an attribute is not', async () => {
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
    await gone();
    await userEvent.click(find('.mine'));
    const { fields } = await request();
    expect(fields.get('data[customContent]')).toBe('');
    expect(document.querySelector('dialog img')).toBeNull();
  });

  it('RT-6 twenty openings, each with content of its own, keep none of the old', async () => {
    const session = cdp() as unknown as { send(method: string): Promise<unknown> };
    await show(main(openButton(), ajax({ 'force-ajax': true })));
    const old: WeakRef<Element>[] = [];
    for (let round = 0; round < 20; round++) {
      openPopup({ id: '77' });
      (await request(round)).answer(success(`<h2>Number ${round}</h2>`));
      await soon(() => expect(find('dialog h2').textContent).toBe(`Number ${round}`));
      old.push(new WeakRef(find('dialog h2')));
      closePopup({ id: '77' });
      await gone();
    }
    await soon(async () => {
      await session.send('HeapProfiler.collectGarbage');
      // The last one is still on the page; React keeps what it drew before until it draws again.
      expect(old.filter((reference) => reference.deref()).length).toBeLessThan(5);
    });
  });

  it('PO-1 tells the page’s scripts in the original’s order', async () => {
    const told: string[] = [];
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
      window.addEventListener(`jet-popup/${name}`, () => told.push(name), { signal: controller.signal });
    await show(main(openButton(), ajax()));
    await userEvent.click(find('#opener'));
    (await request()).answer(success());
    await soon(() => expect(told).toContain('show-event/after-show'));
    closePopup({ id: '77' });
    await gone();
    await userEvent.click(find('#opener'));
    await soon(() => expect(told.filter((name) => name === 'show-event/after-show')).toHaveLength(2));
    controller.abort();
    expect(told).toEqual([
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

  it('RT-18 goes back byte for byte', async () => {
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
