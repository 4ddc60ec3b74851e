import { stop } from '@iyim/runtime';
import { closePopup, openPopup } from '@iyim/runtime/page';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent, page as viewport } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { CONTENT, dialogRemoved, document12, openDialog, page, show } from './testing/popup-page.ts';

/** Waits until the element has the focus, which moves after the next paint at the latest. */
const focusOn = (selector: string) => soon(() => expect(document.activeElement).toBe(find(selector)));

describe.each(['rtl', 'ltr'] as const)('a popup, %s', (dir) => {
  it('PO-8 a popup opens as a modal dialog around the server’s own node, named by its heading, without axe violations', async () => {
    await show(page(document12()), dir);
    const node = find('[data-elementor-id="12"]');
    openPopup({ id: '12' });
    const dialog = await openDialog();
    expect(dialog.contains(node)).toBe(true);
    expect(dialog.matches(':modal')).toBe(true);
    expect(getComputedStyle(dialog).direction).toBe(dir);
    const heading = find('dialog h2');
    expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(node.checkVisibility()).toBe(true);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  it('PO-5 a popup’s close button is a labelled button, at least 44 px wide, at the inline end', async () => {
    await show(page(document12()), dir);
    openPopup({ id: '12' });
    await openDialog();
    const button = find('.dialog-close-button');
    expect(button.localName).toBe('button');
    expect(button.getAttribute('aria-label')).toBe(dir === 'rtl' ? 'סגירה' : 'Close');
    const [inner, outer] = [button, find('.dialog-widget-content')].map((el) => el.getBoundingClientRect());
    expect(inner?.width).toBeGreaterThanOrEqual(44);
    const atRight = (inner?.left ?? 0) > (outer?.left ?? 0) + (outer?.width ?? 0) / 2;
    expect(atRight).toBe(dir === 'ltr');
    await userEvent.click(button);
    await dialogRemoved();
  });

  it('PO-8 a popup moves the focus inside, keeps it there, and returns it to the opener', async () => {
    await show(page(document12({ open_selector: '#opener' })), dir);
    await userEvent.click(find('#opener'));
    const dialog = await openDialog();
    expect(document.activeElement).toBe(find('dialog a'));
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = document;
      expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    find('#other').focus();
    expect(document.activeElement).not.toBe(find('#other'));
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    await focusOn('#opener');
  });
});

describe('the markup of a popup', () => {
  it('RT-18 stopping restores the server HTML of a popup byte for byte, whether the popup is closed or open', async () => {
    const html = page(document12({}, `<h2>A</h2><script type="text/plain">x</script>`));
    await show(html);
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    const clean = document.body.innerHTML;
    for (const close of [true, false]) {
      await show(html);
      openPopup({ id: '12' });
      await openDialog();
      if (close) {
        closePopup({ id: '12' });
        await dialogRemoved();
      }
      stop();
      expect(document.body.innerHTML).toBe(clean);
      expect(document.documentElement.hasAttribute('style')).toBe(false);
    }
  });

  it.each(['display: none', 'color:red;display:none', 'color: red'])(
    'RT-18 stopping restores the exact style attribute of a popup’s host: %s',
    async (style) => {
      const host = document12().replace('data-widget', `style="${style}" data-widget`);
      await show(page(host));
      openPopup({ id: '12' });
      await openDialog();
      expect(find('[data-elementor-id]').checkVisibility()).toBe(true);
      closePopup();
      await dialogRemoved();
      expect(find('[data-elementor-id]').checkVisibility()).toBe(false);
      stop();
      expect(find('[data-elementor-id]').getAttribute('style')).toBe(style);
    },
  );

  it('PO-1 a popup’s dialog has the original’s id and classes, and the classes of the settings', async () => {
    await show(page(document12({ classes: ' big  sale', close_button_position: 'outside' })));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    for (const name of ['elementor-popup-modal', 'dialog-widget', 'big', 'sale'])
      expect(dialog.classList.contains(name)).toBe(true);
    expect(find('.dialog-message > [data-elementor-id="12"]')).toBeTruthy();
    expect(find('.dialog-close-button').parentElement).toBe(dialog);
  });

  it.each([
    ['.dialog-message { width: 300px }', 300],
    ['.dialog-message { inline-size: 900px }', 900],
    ['.dialog-widget-content { inline-size: 500px }', 500],
    ['.dialog-widget-content { inline-size: 800px }', 800],
    ['.x {}', 640],
  ])(
    'PO-1 a popup’s box and content have the width that the theme sets for either of them: %s',
    async (rule, width) => {
      await viewport.viewport(1200, 700);
      await show(page(`<style>${rule}</style>${document12()}`));
      openPopup({ id: '12' });
      await openDialog();
      for (const part of ['.dialog-widget-content', '.dialog-message', '[data-elementor-id]'])
        expect(find(part).getBoundingClientRect().width).toBe(width);
      await viewport.viewport(320, 600);
      const { left, right } = find('.dialog-widget-content').getBoundingClientRect();
      if (width === 640) expect([left, right]).toEqual([16, 304]);
    },
  );

  it('PO-1 a popup in plain markup is hidden until a request with its id opens it, and is named by its title', async () => {
    const html = `<div data-widget="popup" id="help" hidden data-widget-settings='{"title":"Help"}'><p>Ask us.</p></div>`;
    await show(page(html), 'ltr');
    expect(find('#help').checkVisibility()).toBe(false);
    expect(openPopup({ id: 'help' })).toBe(true);
    await soon(() => expect(find<HTMLDialogElement>('dialog.iyim-popup').open).toBe(true));
    expect(find('dialog').getAttribute('aria-label')).toBe('Help');
    expect(find('#help').checkVisibility()).toBe(true);
    closePopup();
    await soon(() => expect(document.querySelector('dialog')).toBeNull());
    expect(find('#help').hasAttribute('hidden')).toBe(true);
  });
});

describe('closing a popup', () => {
  it('PO-5 Esc does not close a popup whose setting forbids it, however often it is pressed', async () => {
    await show(page(document12({ prevent_close_on_esc_key: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    const closed = vi.fn();
    dialog.addEventListener('close', closed);
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Escape}');
    // Browsers without `closedby` fire `cancel` on the second press of Escape; the event must be prevented.
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(closed).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    // A browser may also close the dialog without firing a preventable event.
    dialog.close();
    await soon(() => expect(dialog.open && dialog.matches(':modal')).toBe(true));
    await userEvent.click(find('.dialog-close-button'));
    await dialogRemoved();
  });

  it('PO-5 Esc closes another dialog above a popup that Esc must not close', async () => {
    await show(page(document12({ prevent_close_on_esc_key: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    const question = document.createElement('dialog');
    question.innerHTML = '<button>Yes</button>';
    document.body.append(question);
    question.showModal();
    await userEvent.keyboard('{Escape}');
    expect([question.open, dialog.open]).toEqual([false, true]);
  });

  it('PO-5 Esc closes only the inner dialog in the content of a popup that Esc must not close', async () => {
    const inside = `<h2>Sure?</h2><dialog id="question"><form method="dialog"><button>Yes</button></form></dialog>`;
    await show(page(document12({ prevent_close_on_esc_key: 'yes' }, inside)));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    const question = find<HTMLDialogElement>('#question');
    question.showModal();
    await userEvent.keyboard('{Escape}');
    expect([question.open, dialog.open]).toEqual([false, true]);
    question.showModal();
    await userEvent.click(find('#question button'));
    expect(question.open).toBe(false);
    // Simulates a close by the browser. The earlier click in the inner dialog must not count as a reason to close the popup.
    dialog.close();
    await soon(() => expect(dialog.open && dialog.matches(':modal')).toBe(true));
  });

  it('PO-5 a form with the method "dialog" closes the popup around it even if Esc must not', async () => {
    const inside = `<form method="dialog"><button id="no">No</button></form>`;
    await show(page(document12({ prevent_close_on_esc_key: 'yes' }, inside)));
    openPopup({ id: '12' });
    await openDialog();
    await userEvent.click(find('#no'));
    await dialogRemoved();
  });

  const press = (target: Element, end: Element = target) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    end.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    const common = target === end ? target : find('dialog');
    common.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  };

  it('PO-5 a press outside closes the popup, but not one that begins or ends inside', async () => {
    await show(page(document12()));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    press(find('dialog h2'), dialog);
    press(dialog, find('dialog h2'));
    press(find('dialog h2'));
    expect(dialog.open).toBe(true);
    await userEvent.click(dialog, { position: { x: 4, y: 4 } });
    await dialogRemoved();
  });

  it('PO-5 a press outside does not close a popup whose setting forbids it', async () => {
    await show(page(document12({ prevent_close_on_background_click: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await openDialog();
    await userEvent.click(dialog, { position: { x: 4, y: 4 } });
    press(dialog);
    expect(dialog.open).toBe(true);
  });

  it('PO-5 a close button that the theme hides shows after its delay if it is the only way to close the popup', async () => {
    const settings = {
      close_button_delay: 0.3,
      prevent_close_on_esc_key: 'yes',
      prevent_close_on_background_click: 'yes',
    };
    const theme = '<style>.dialog-close-button { display: none }</style>';
    await show(page(theme + document12(settings)));
    openPopup({ id: '12' });
    await openDialog();
    expect(document.querySelector('.dialog-close-button')).toBeNull();
    const button = await soon(() => find('.dialog-close-button'));
    await soon(() => expect(button.checkVisibility()).toBe(true));
    await userEvent.click(button);
    await dialogRemoved();
  });

  it('PO-5 a popup closes by itself after the time in close_automatically', async () => {
    await show(page(document12({ close_automatically: 0.3 })));
    openPopup({ id: '12' });
    await openDialog();
    await dialogRemoved();
  });
});

describe('scrolling', () => {
  it('PO-5 the page does not scroll or shift while any popup locks it', async () => {
    const popups =
      document12({ prevent_scroll: 'yes' }) + document12({ prevent_scroll: 'yes' }, CONTENT, '13');
    await show(page(`<div style="block-size: 3000px">long</div>${popups}`));
    const root = document.documentElement;
    const width = root.clientWidth;
    openPopup({ id: '12' });
    await openDialog();
    expect(getComputedStyle(root).overflowY).toBe('hidden');
    expect(find('main').getBoundingClientRect().width).toBe(find('body').getBoundingClientRect().width);
    expect(root.clientWidth).toBe(width);
    openPopup({ id: '13' });
    await openDialog('13');
    closePopup({ id: '12' });
    await dialogRemoved();
    expect(getComputedStyle(root).overflowY).toBe('hidden');
    closePopup();
    await dialogRemoved('13');
    expect(getComputedStyle(root).overflowY).toBe('visible');
    expect(root.getAttribute('style')).toBe(null);
  });
});

describe('long content', () => {
  it.each(['rtl', 'ltr'] as const)(
    'AY-1 AY-2 a popup’s long content without a control scrolls by keyboard, without axe violations, %s',
    async (dir) => {
      await show(page(document12({}, `<h2>Terms</h2>${'<p>All of it, in many words.</p>'.repeat(80)}`)), dir);
      openPopup({ id: '12' });
      const dialog = await openDialog();
      const message = find('dialog .dialog-message');
      expect(message.scrollHeight).toBeGreaterThan(message.clientHeight);
      await soon(() => expect(message.getAttribute('tabindex')).toBe('0'));
      await focusOn('dialog .dialog-message');
      await userEvent.keyboard('{End}');
      await soon(() => expect(message.scrollTop).toBeGreaterThan(0));
      expect(find('.dialog-close-button').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      const { violations } = await axe.run(dialog);
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it('AY-1 a popup’s short content is not a tab stop', async () => {
    await show(page(document12({}, '<h2>Short</h2>')));
    openPopup({ id: '12' });
    await openDialog();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(find('dialog .dialog-message').hasAttribute('tabindex')).toBe(false);
  });
});

describe('several popups', () => {
  const three = () =>
    ['12', '13', '14'].map((id) => document12({}, `<h2>${id}</h2><a href="#x">go</a>`, id)).join('');

  it('PO-8 Esc closes stacked popups one by one, and the focus returns to the popup below', async () => {
    await show(page(three()));
    find('#opener').focus();
    for (const id of ['12', '13', '14']) {
      openPopup({ id });
      await openDialog(id);
    }
    for (const [id, under] of [
      ['14', '#elementor-popup-modal-13 a'],
      ['13', '#elementor-popup-modal-12 a'],
      ['12', '#opener'],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await dialogRemoved(id);
      await focusOn(under);
    }
  });

  it('PO-8 closing the lower of two popups leaves the focus in the upper one', async () => {
    await show(page(three()));
    for (const id of ['12', '13']) {
      openPopup({ id });
      await openDialog(id);
    }
    closePopup({ id: '12' });
    await dialogRemoved('12');
    expect(document.activeElement).toBe(find('#elementor-popup-modal-13 a'));
  });

  it('PO-1 closePopup without an id closes the top popup, or the popup around the given element', async () => {
    await show(page(three()));
    for (const id of ['12', '13']) {
      openPopup({ id });
      await openDialog(id);
    }
    closePopup({ within: find('#elementor-popup-modal-12 h2') });
    await dialogRemoved('12');
    closePopup();
    await dialogRemoved('13');
  });
});

describe('opening', () => {
  it('PO-1 open_selector opens the popup by keyboard on an element that is not a control, but not on a click that opens a tab', async () => {
    await show(page(`<div class="tile">Sizes</div>${document12({ open_selector: '.tile, #other' })}`));
    const tile = find('.tile');
    expect(tile.getAttribute('role')).toBe('button');
    tile.focus();
    await userEvent.keyboard('{Enter}');
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
    await focusOn('.tile');
    const forTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // Prevents the click after the popup has ignored it, because later tests would get no animation frames if a tab really opened.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('#other').dispatchEvent(forTab);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each(['[', '', 'a[href=', '>>>', '::slotted(x)'])(
    'SEC-3 the open_selector %j does no harm',
    async (selector) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(page(document12({ open_selector: selector })));
      find('#opener').click();
      expect(document.querySelector('dialog')).toBeNull();
      if (selector === '[') expect(String(error.mock.calls[0])).toContain('open_selector');
      expect(openPopup({ id: '12' })).toBe(true);
      await openDialog();
    },
  );

  it('PO-1 a submit button inside the popup that matches open_selector still submits its form', async () => {
    const inside = '<h2>Ask</h2><form><button class="tile">Send</button></form>';
    await show(page(`<div class="tile">Sizes</div>${document12({ open_selector: '.tile' }, inside)}`));
    await userEvent.click(find('body > .tile'));
    await openDialog();
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    await userEvent.click(find('dialog .tile'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('PO-1 iyim:popup-open opens a popup with the given post, and its default is prevented only for a known popup', async () => {
    await show(page(document12()));
    const ask = (id: unknown) =>
      find('#opener').dispatchEvent(
        new CustomEvent('iyim:popup-open', { bubbles: true, cancelable: true, detail: { id, postId: '7' } }),
      );
    for (const id of ['99', '', null, {}, '__proto__', '"]', '*']) expect(ask(id)).toBe(true);
    const shown = vi.fn();
    document.addEventListener('iyim:popup-show', (event) => shown((event as CustomEvent).detail), {
      once: true,
    });
    expect(ask('12')).toBe(false);
    await openDialog();
    expect(shown).toHaveBeenCalledWith({ id: '12', postId: '7' });
  });

  it('PO-1 the original’s showPopup and closePopup work without the original’s script until Iyim stops', async () => {
    await show(page(document12()));
    const api = (
      window as never as {
        elementorProFrontend: { modules: { popup: Record<string, (...args: unknown[]) => void> } };
      }
    ).elementorProFrontend.modules.popup;
    api.showPopup?.({ id: 12 }, null);
    await openDialog();
    api.closePopup?.({}, { target: find('dialog h2') });
    await dialogRemoved();
    stop();
    expect('elementorProFrontend' in window).toBe(false);
  });

  it('PO-1 a popup opens once for two requests, closes by toggling, and opens again while it closes', async () => {
    const events: string[] = [];
    const listener = ({ type }: Event) => events.push(type);
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(type, listener);
    await show(page(document12({ exit_animation: 'fadeIn', entrance_animation_duration: { size: 0.2 } })));
    openPopup({ id: '12' });
    openPopup({ id: '12' });
    await openDialog();
    expect(events).toEqual(['elementor/popup/show']);
    openPopup({ id: '12', toggle: true });
    openPopup({ id: '12' });
    await soon(() =>
      expect(events).toEqual(['elementor/popup/show', 'elementor/popup/hide', 'elementor/popup/show']),
    );
    expect((await openDialog()).open).toBe(true);
    openPopup({ id: '12', toggle: true });
    await dialogRemoved();
    expect(events).toHaveLength(4);
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.removeEventListener(type, listener);
  });

  it('PO-1 a popup requested before its island mounts opens once it has mounted', async () => {
    document.body.innerHTML = page(document12());
    expect(openPopup({ id: '12' })).toBe(true);
    expect(openPopup({ id: '13' })).toBe(false);
    await show(document.body.innerHTML);
    await openDialog();
  });

  it('PO-5 closing a popup moves the focus to the main element if the opener was removed, and back into a shadow root', async () => {
    const banner = '<dialog open id="banner"><button>Cookies</button></dialog>'; // a non-modal dialog
    await show(page(document12() + banner));
    find('#opener').focus();
    openPopup({ id: '12', opener: find('#opener') });
    await openDialog();
    find('#opener').remove();
    closePopup();
    await dialogRemoved();
    await focusOn('main');
    find('#other').focus();
    expect(find('main').hasAttribute('tabindex')).toBe(false);

    const host = document.createElement('div');
    find('main').append(host);
    const inner = document.createElement('button');
    host.attachShadow({ mode: 'open' }).append(inner);
    inner.focus();
    openPopup({ id: '12', opener: host });
    await openDialog();
    closePopup();
    await dialogRemoved();
    await soon(() => expect(host.shadowRoot?.activeElement).toBe(inner));
  });
});

it('RT-6 two hundred openings of a popup accumulate neither nodes nor listeners', {
  timeout: 60_000,
}, async () => {
  const session = cdp() as unknown as { send(method: string): Promise<Record<string, number>> };
  const left = async () => {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { nodes = 0, jsEventListeners = 0 } = await session.send('Memory.getDOMCounters');
    return { nodes, listeners: jsEventListeners };
  };
  const until = async (isThere: boolean) => {
    while ((document.querySelector('dialog[open]') !== null) !== isThere)
      await new Promise((resolve) => setTimeout(resolve));
  };
  const openAndClose = async (times: number) => {
    for (let round = 0; round < times; round++) {
      openPopup({ id: '12', opener: find('#opener') });
      await until(true);
      closePopup();
      await until(false);
    }
  };
  await show(page(document12({ prevent_scroll: 'yes', close_automatically: 600, close_button_delay: 60 })));
  await openAndClose(20);
  const before = await left();
  await openAndClose(200);
  const after = await left();
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(50);
});

describe('notifying the page', () => {
  it('PO-1 a popup fires native show and hide events on the window, with its number and an instance', async () => {
    const received: unknown[] = [];
    const listener = (event: Event) => {
      const { id, instance } = (event as CustomEvent<{ id: unknown; instance: object }>).detail;
      received.push([event.type, id, typeof instance]);
    };
    const controller = new AbortController();
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(type, listener, { signal: controller.signal });
    await show(page(document12()));
    openPopup({ id: '12' });
    await openDialog();
    closePopup({ id: '12' });
    await dialogRemoved();
    controller.abort();
    expect(received).toEqual([
      ['elementor/popup/show', 12, 'object'],
      ['elementor/popup/hide', 12, 'object'],
    ]);
  });

  it('PO-1 preventing iyim:popup-show keeps the popup closed, and preventing iyim:popup-hide keeps it open', async () => {
    await show(page(document12()));
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('iyim:popup-show', prevent, { once: true });
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
    openPopup({ id: '12' });
    const dialog = await openDialog();
    document.addEventListener('iyim:popup-hide', prevent, { once: true });
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await dialogRemoved();
  });

  it('PO-1 closePopup with a delay closes the popup around a form after the delay', async () => {
    await show(page(document12({}, '<form><input></form>')));
    openPopup({ id: '12' });
    await openDialog();
    closePopup({ within: find('dialog form'), delay: 150 });
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await dialogRemoved();
  });
});

describe('rules', () => {
  it('PO-2 a popup that was closed for good does not open on a later request', async () => {
    await show(page(document12()));
    openPopup({ id: '12' });
    await openDialog();
    closePopup({ id: '12', disable: true });
    await dialogRemoved();
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).toMatchObject({ popup_12_disable: true });
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('PO-2 only one of two popups that avoid others opens if both triggers fire at the same moment', async () => {
    const settings = { avoid_multiple_popups: 'yes', triggers: { page_load: 'yes', page_load_delay: 0 } };
    await show(page(document12(settings) + document12(settings, CONTENT, '13')));
    await soon(() => expect(document.querySelectorAll('dialog[open]').length).toBeGreaterThan(0));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  });

  it('PO-2 avoid_multiple_popups keeps a popup closed after another popup was shown, but not after earlier showings of itself', async () => {
    await show(page(document12({ avoid_multiple_popups: 'yes' }) + document12({}, CONTENT, '13')));
    for (let times = 0; times < 2; times += 1) {
      openPopup({ id: '12' });
      await openDialog();
      closePopup();
      await dialogRemoved();
    }
    openPopup({ id: '13' });
    await openDialog('13');
    closePopup();
    await dialogRemoved('13');
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('PO-1 a popup opens by its own trigger page_load', async () => {
    await show(page(document12({ triggers: { page_load: 'yes', page_load_delay: 0 } })));
    await openDialog();
  });
});

describe('popups that open each other', () => {
  it('PO-8 a popup underneath moves to the top when a button in the upper popup opens it again', async () => {
    const first = document12(
      { open_selector: '.first' },
      '<h2>First</h2><button class="second">On</button><input>',
    );
    const second = document12(
      { open_selector: '.second' },
      '<h2>Second</h2><button class="first">Back</button>',
      '13',
    );
    await show(page(first + second));
    openPopup({ id: '12' });
    await openDialog();
    find<HTMLInputElement>('dialog input').value = 'typed';
    await userEvent.click(find('dialog .second'));
    await openDialog('13');
    await userEvent.click(find('dialog .first'));
    const dialogAt = () => {
      const { width, height } = document.documentElement.getBoundingClientRect();
      return document.elementFromPoint(width / 2, Math.min(height, innerHeight) / 2)?.closest('dialog')?.id;
    };
    await soon(() =>
      expect(find('dialog .second').closest('dialog')?.contains(document.activeElement)).toBe(true),
    );
    expect(dialogAt()).not.toBe('elementor-popup-modal-13');
    expect(find<HTMLInputElement>('dialog input').value).toBe('typed');
    await userEvent.keyboard('{Escape}');
    await dialogRemoved('12');
    await openDialog('13');
    await userEvent.keyboard('{Escape}');
    await dialogRemoved('13');
  });
});

describe.each([false, true])('a link to a section, prevent_scroll %s', (locks) => {
  const inside =
    '<h2>Menu</h2><a id="far" href="#far-away">Far</a> <a id="near" href="#here">Near</a><p id="here">Here</p><a id="nowhere" href="#nowhere">Nowhere</a>';

  it('PO-8 a link to a section behind the popup closes the popup, and scrolls to the section', async () => {
    await show(
      `${page(document12({ prevent_scroll: locks ? 'yes' : '' }, inside))}<p id="far-away" style="margin-block: 3000px">Far away</p>`,
    );
    openPopup({ id: '12', opener: find('#opener') });
    await openDialog();
    await userEvent.click(find('#nowhere'));
    await userEvent.click(find('#near'));
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await userEvent.click(find('#far'));
    await dialogRemoved();
    await soon(() => expect(Math.abs(find('#far-away').getBoundingClientRect().top)).toBeLessThan(2));
    history.replaceState(null, '', location.pathname + location.search);
  });
});
