import { start, stop } from '@iyim/runtime';
import { closePopup, type OpenRequest, openPopup } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { defineSettings, defineWidget, parseHtml } from '@iyim/runtime/widget';
import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { counter } from '../../../runtime/src/testing/counter.tsx';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, json, markup, names, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import type { PopupModel } from './model.ts';
import definition from './Popup.tsx';
import { builderModel, readBuilderPopup } from './read.ts';
import { CONTENT, dialogRemoved, document12, openDialog, page, show } from './testing/popup-page.ts';

describe('the content of a popup', () => {
  const inside = `<h2>Count</h2><div data-widget="counter"><button>Add</button></div><video></video>`;

  it('PO-8 islands inside a popup mount when it opens, and keep their state when it opens again', async () => {
    start({ widgets: [counter] });
    await soon(() => expect(document.readyState).toBe('complete'));
    stop();
    document.body.innerHTML = page(
      document12({}, `<style>[data-elementor-type]{display:none}</style>${inside}`),
    );
    find('[data-widget="popup"]').dataset.widgetLoad = 'load';
    find('[data-widget="counter"]').dataset.widgetLoad = 'visible';
    start({ widgets: [definition, counter] });
    await soon(() => expect(find('[data-widget="popup"]').dataset.widgetState).toBe('mounted'));
    expect(find('[data-widget="counter"]').dataset.widgetState).toBe('pending');

    openPopup({ id: '12' });
    await openDialog();
    await soon(() => expect(find('[data-widget="counter"]').dataset.widgetState).toBe('mounted'));
    await userEvent.click(find('[data-widget="counter"] button'));
    await soon(() => expect(find('output').textContent).toBe('Count 1'));
    const paused = vi.spyOn(find<HTMLVideoElement>('video'), 'pause');
    closePopup();
    await dialogRemoved();
    expect(paused).toHaveBeenCalled();

    openPopup({ id: '12' });
    await openDialog();
    expect(find('output').textContent).toBe('Count 1');
    await userEvent.click(find('[data-widget="counter"] button'));
    await soon(() => expect(find('output').textContent).toBe('Count 2'));
  });

  it('RT-6 removing the host of an open popup removes its dialog and scroll lock, and returns the focus', async () => {
    await show(page(document12({ prevent_scroll: 'yes' })));
    find('#opener').focus();
    openPopup({ id: '12' });
    const dialog = await openDialog();
    const host = find('[data-elementor-id="12"]');
    host.remove();
    await soon(() => expect(dialog.isConnected).toBe(false));
    expect(document.documentElement.hasAttribute('style')).toBe(false);
    expect(document.activeElement).toBe(find('#opener'));
    expect(host.isConnected).toBe(false);
    expect(openPopup({ id: '12' })).toBe(false);
  });

  it('RT-7 nothing of a popup remains after it closes if the page has removed its original place', async () => {
    await show(page(`<section>${document12()}</section>`));
    openPopup({ id: '12' });
    await openDialog();
    find('section').remove();
    closePopup();
    await dialogRemoved();
    expect(document.querySelector('[data-elementor-id]')).toBeNull();
  });

  it('PO-8 a popup’s dialog gets the focus and shows its top if no control is visible', async () => {
    const long = `<p>${'Text. '.repeat(4000)}</p><a href="#x">At the end</a>`;
    await show(page(document12({}, long)));
    openPopup({ id: '12' });
    expect(document.activeElement).not.toBe(find('#opener'));
    const dialog = await openDialog();
    expect(document.activeElement).toBe(dialog);
    expect(find('.dialog-message').scrollTop).toBe(0);
    closePopup();
    await dialogRemoved();
  });

  it('PO-5 with a11y_navigation off, a popup’s dialog gets the focus; an element with autofocus gets it either way', async () => {
    await show(
      page(document12({ a11y_navigation: '' }) + document12({}, '<a href="#x">x</a><input autofocus>', '13')),
    );
    openPopup({ id: '12' });
    expect(await openDialog()).toBe(document.activeElement);
    openPopup({ id: '13' });
    await openDialog('13');
    expect(document.activeElement).toBe(find('input'));
  });
});

describe('fetched content', () => {
  const requests: {
    request: OpenRequest;
    answer: (nodes: DocumentFragment | null) => void;
    fail: (error: Error) => void;
  }[] = [];
  const model = (host: HTMLElement): PopupModel => ({
    ...builderModel(readBuilderPopup(host), {}),
    closeControl: host.querySelector<HTMLElement>('.own-close'),
    loadedInto: host.querySelector<HTMLElement>('.place') ?? host,
    loadContent: (request, signal) =>
      new Promise((answer, fail) => {
        requests.push({ request, answer, fail });
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      }),
  });
  const fetching = defineWidget({
    ...definition,
    settings: defineSettings({}, () => ({})),
    read: (host) => {
      const made = model(host);
      return { hostId: host.id, modelFor: Promise.resolve(() => made) };
    },
  });
  const showFetching = async (lang = 'he') => {
    document.documentElement.lang = lang;
    document.body.innerHTML = page(
      document12({}, '<span class="own-close"></span><div class="place"><p>old</p></div>'),
    );
    find('[data-widget="popup"]').dataset.widgetLoad = 'load';
    start({ widgets: [fetching] });
    await soon(() => expect(openPopup({ id: '12', postId: '1' })).toBe(true));
    await openDialog();
    await soon(() => expect(requests.length).toBeGreaterThan(0));
  };
  beforeEach(() => {
    requests.length = 0;
  });

  it('PO-7 a popup’s dialog is busy until its content loads, then named by its heading; stopping restores the server’s content', async () => {
    await showFetching();
    const dialog = await openDialog();
    expect(dialog.getAttribute('aria-busy')).toBe('true');
    expect(find('.iyim-popup-loading').textContent).toBe('טוענים…');
    requests[0]?.answer(parseHtml('<h3>Rug</h3>'));
    await soon(() => expect(dialog.hasAttribute('aria-busy')).toBe(false));
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Rug');
    expect(find('.place').innerHTML).toContain('Rug');
    openPopup({ id: '12', postId: '2' });
    await soon(() => expect(requests[1]?.request.postId).toBe('2'));
    requests[1]?.answer(parseHtml('<h3>Lamp</h3>'));
    await soon(() => expect(find('.place').textContent).toBe('Lamp'));
    stop();
    expect(find('.place').innerHTML).toBe('<p>old</p>');
  });

  it.each([
    ['he', 'לא הצלחנו לטעון את התוכן.'],
    ['en', 'The content could not be loaded.'],
  ])('PO-7 a popup shows a loading error and a retry button in the language %s', async (lang, text) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showFetching(lang);
    requests[0]?.fail(new Error('403'));
    await soon(() => expect(find('.iyim-retry-notice p').textContent).toBe(text));
    expect(String(error.mock.calls[0])).toContain('popup');
    await userEvent.click(find('.iyim-retry-notice-retry'));
    await soon(() => expect(requests).toHaveLength(2));
    requests[1]?.answer(parseHtml('<p>There</p>'));
    await soon(() => expect(find('.place').textContent).toBe('There'));
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
  });

  it('PO-7 a popup ignores an answer that arrives after the answer to a later request', async () => {
    await showFetching();
    openPopup({ id: '12', postId: '2' });
    await soon(() => expect(requests).toHaveLength(2));
    requests[1]?.answer(parseHtml('<p>second</p>'));
    await soon(() => expect(find('.place').textContent).toBe('second'));
    requests[0]?.answer(parseHtml('<p>first</p>'));
    closePopup();
    await dialogRemoved();
    expect(find('.place').textContent).toBe('second');
  });

  it('PO-5 the server’s close button of a popup is named, works by keyboard, and replaces the default one', async () => {
    await showFetching('en');
    requests[0]?.answer(null);
    await soon(() => expect(find('.own-close').getAttribute('role')).toBe('button'));
    expect(find('.own-close').getAttribute('aria-label')).toBe('Close');
    await soon(() => expect(document.querySelector('.iyim-popup-close')).toBeNull());
    find('.own-close').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await dialogRemoved();
    stop();
    expect(find('.own-close').attributes).toHaveLength(1);
  });
});

describe('animations', () => {
  const settings = {
    entrance_animation: 'zoomIn',
    exit_animation: 'slideInUp',
    entrance_animation_duration: { size: 0.3 },
  };

  it('PO-5 a popup’s animations have the original’s class names, and closing waits for their end', async () => {
    await show(page(document12(settings)));
    openPopup({ id: '12' });
    await openDialog();
    const box = find('.dialog-widget-content');
    await soon(() => expect(box.className).toContain('animated zoomIn'));
    expect(box.getAnimations()[0]?.effect?.getComputedTiming().duration).toBe(300);
    await soon(() => expect(box.className).not.toContain('animated'));
    closePopup();
    await soon(() => expect(box.className).toContain('animated slideInUp reverse'));
    await dialogRemoved();
  });

  it('PO-5 a popup opens and closes without animations if reduced motion is preferred', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? ({ ...matchMedia(query), matches: true } as MediaQueryList)
        : matchMedia(query),
    );
    await show(page(document12({ ...settings, entrance_animation_duration: { size: 60 } })));
    openPopup({ id: '12' });
    await openDialog();
    closePopup();
    await dialogRemoved();
  });
});

describe('in the editor', () => {
  it('RT-20 an open popup applies changed settings in the editor', async () => {
    editMode().value = true;
    await show(page(document12()));
    await openDialog();
    find('[data-elementor-id="12"]').setAttribute('data-widget-settings', '{"classes":"new"}');
    await soon(() => expect(find('dialog.new').hasAttribute('open')).toBe(true));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(find('dialog [data-elementor-id="12"]').checkVisibility()).toBe(true);
  });

  it('PO-6 a popup in the editor shows immediately, regardless of its rules, and leaves the page usable', async () => {
    localStorage.setItem('elementor', JSON.stringify({ popup_12_disable: true, __expiration: {} }));
    editMode().value = true;
    await show(
      page(document12({ timing: { page_views: 'yes', page_views_views: 99 }, prevent_scroll: 'yes' })),
    );
    find('#opener').focus();
    const dialog = await openDialog();
    expect(dialog.matches(':modal')).toBe(false);
    expect(document.activeElement).toBe(find('#opener'));
    expect(document.documentElement.hasAttribute('style')).toBe(false);
    const clicked = vi.fn();
    find('#opener').addEventListener('click', clicked);
    await userEvent.click(find('#opener'));
    expect(clicked).toHaveBeenCalled();
    await userEvent.click(find('.dialog-close-button'));
    await dialogRemoved();
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).not.toHaveProperty('popup_12_times');
  });
});

describe('the page’s scripts', () => {
  beforeEach(() => Object.assign(window, { jQuery }));

  it('PO-1 page scripts receive each popup event once through jQuery on the document, and once natively on the window', async () => {
    const received: unknown[] = [];
    const $ = jQuery as (target: EventTarget) => {
      on(names: string, listener: (event: { type: string }, id: unknown) => void): void;
      off(): void;
    };
    $(document).on('elementor/popup/show elementor/popup/hide', (event, id) => {
      received.push(['jquery', event.type, id]);
    });
    const native = (event: Event) => received.push(['native', event.type, (event as CustomEvent).detail.id]);
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(type, native);
    await show(page(document12()));
    openPopup({ id: '12' });
    await openDialog();
    closePopup();
    await dialogRemoved();
    $(document).off();
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.removeEventListener(type, native);
    expect(received).toEqual([
      ['jquery', 'elementor/popup/show', 12],
      ['native', 'elementor/popup/show', 12],
      ['jquery', 'elementor/popup/hide', 12],
      ['native', 'elementor/popup/hide', 12],
    ]);
  });
});

describe('hostile settings', () => {
  it('SEC-1 SEC-3 popups with hostile settings, all on one page, open and run no scripts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const values = [...markup, ...names, ...scriptUrls];
    const popups = values.map((value, index) =>
      document12(
        {
          open_selector: value,
          classes: value,
          entrance_animation: value,
          exit_animation: value,
          title: value,
          close_button_position: value,
          triggers: { scrolling_to: 'yes', scrolling_to_selector: value },
        },
        CONTENT,
        String(index),
      ),
    );
    const broken = json.map((text, index) => {
      const host = document.createElement('div');
      host.innerHTML = document12({}, '<p>x</p>', `j${index}`);
      host.firstElementChild?.setAttribute('data-elementor-settings', text);
      return host.innerHTML;
    });
    await show(page(popups.join('') + broken.join('')));
    for (const id of ['0', String(values.length - 1), 'j0', `j${json.length - 1}`]) {
      openPopup({ id });
      await openDialog(id);
      closePopup({ id });
      await dialogRemoved(id);
    }
    expectUnharmed();
  });
});
