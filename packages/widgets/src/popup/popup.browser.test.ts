import { stop } from '@iyim/runtime';
import { closePopup, openPopup } from '@iyim/runtime/page';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent, page as viewport } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { CONTENT, document12, gone, page, show, standing } from './testing/popup-page.ts';

/** It comes with the dialog, or goes back, after the next paint at the latest. */
const focusOn = (selector: string) => soon(() => expect(document.activeElement).toBe(find(selector)));

describe.each(['rtl', 'ltr'] as const)('a popup, %s', (dir) => {
  it('PO-8 opens as a modal dialog around the server’s own node, named by its heading, without axe violations', async () => {
    await show(page(document12()), dir);
    const node = find('[data-elementor-id="12"]');
    openPopup({ id: '12' });
    const dialog = await standing();
    expect(dialog.contains(node)).toBe(true);
    expect(dialog.matches(':modal')).toBe(true);
    expect(getComputedStyle(dialog).direction).toBe(dir);
    const heading = find('dialog h2');
    expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(node.checkVisibility()).toBe(true);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  it('PO-5 the close button is a button, named, large enough, and stands at the end', async () => {
    await show(page(document12()), dir);
    openPopup({ id: '12' });
    await standing();
    const button = find('.dialog-close-button');
    expect(button.localName).toBe('button');
    expect(button.getAttribute('aria-label')).toBe(dir === 'rtl' ? 'סגירה' : 'Close');
    const [inner, outer] = [button, find('.dialog-widget-content')].map((el) => el.getBoundingClientRect());
    expect(inner?.width).toBeGreaterThanOrEqual(44);
    const atRight = (inner?.left ?? 0) > (outer?.left ?? 0) + (outer?.width ?? 0) / 2;
    expect(atRight).toBe(dir === 'ltr');
    await userEvent.click(button);
    await gone();
  });

  it('PO-8 the focus goes in, stays in, and comes back to the opener', async () => {
    await show(page(document12({ open_selector: '#opener' })), dir);
    await userEvent.click(find('#opener'));
    const dialog = await standing();
    expect(document.activeElement).toBe(find('dialog a'));
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = document;
      expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    find('#other').focus();
    expect(document.activeElement).not.toBe(find('#other'));
    await userEvent.keyboard('{Escape}');
    await gone();
    await focusOn('#opener');
  });
});

describe('the markup', () => {
  it('RT-18 goes back byte for byte, closed or open', async () => {
    const html = page(document12({}, `<h2>A</h2><script type="text/plain">x</script>`));
    await show(html);
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    const clean = document.body.innerHTML;
    for (const close of [true, false]) {
      await show(html);
      openPopup({ id: '12' });
      await standing();
      if (close) {
        closePopup({ id: '12' });
        await gone();
      }
      stop();
      expect(document.body.innerHTML).toBe(clean);
      expect(document.documentElement.hasAttribute('style')).toBe(false);
    }
  });

  it.each(['display: none', 'color:red;display:none', 'color: red'])(
    'RT-18 gives back an own style as it was written: %s',
    async (style) => {
      const host = document12().replace('data-widget', `style="${style}" data-widget`);
      await show(page(host));
      openPopup({ id: '12' });
      await standing();
      expect(find('[data-elementor-id]').checkVisibility()).toBe(true);
      closePopup();
      await gone();
      expect(find('[data-elementor-id]').checkVisibility()).toBe(false);
      stop();
      expect(find('[data-elementor-id]').getAttribute('style')).toBe(style);
    },
  );

  it('PO-1 has the original’s id and classes, and those of the settings', async () => {
    await show(page(document12({ classes: ' big  sale', close_button_position: 'outside' })));
    openPopup({ id: '12' });
    const dialog = await standing();
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
  ])('PO-1 the box and what is in it are as wide as the theme makes either: %s', async (rule, width) => {
    await viewport.viewport(1200, 700);
    await show(page(`<style>${rule}</style>${document12()}`));
    openPopup({ id: '12' });
    await standing();
    for (const part of ['.dialog-widget-content', '.dialog-message', '[data-elementor-id]'])
      expect(find(part).getBoundingClientRect().width).toBe(width);
    await viewport.viewport(320, 600);
    const { left, right } = find('.dialog-widget-content').getBoundingClientRect();
    if (width === 640) expect([left, right]).toEqual([16, 304]);
  });

  it('PO-1 a popup in a markup of our own opens by its id, hidden until then, and is named by its title', async () => {
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

describe('what closes it', () => {
  it('PO-5 Esc, unless its setting forbids it, however often it is pressed', async () => {
    await show(page(document12({ prevent_close_on_esc_key: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await standing();
    const closed = vi.fn();
    dialog.addEventListener('close', closed);
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Escape}');
    // What a browser without `closedby` does at the second: it asks, and is refused.
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(closed).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    // And one that closes past all this.
    dialog.close();
    await soon(() => expect(dialog.open && dialog.matches(':modal')).toBe(true));
    await userEvent.click(find('.dialog-close-button'));
    await gone();
  });

  it('PO-5 where Esc must not close it, it still closes the question of another widget above', async () => {
    await show(page(document12({ prevent_close_on_esc_key: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await standing();
    const question = document.createElement('dialog');
    question.innerHTML = '<button>Yes</button>';
    document.body.append(question);
    question.showModal();
    await userEvent.keyboard('{Escape}');
    expect([question.open, dialog.open]).toEqual([false, true]);
  });

  it('PO-5 where Esc must not close it, it still closes a question that its content asks, and only that', async () => {
    const inside = `<h2>Sure?</h2><dialog id="question"><form method="dialog"><button>Yes</button></form></dialog>`;
    await show(page(document12({ prevent_close_on_esc_key: 'yes' }, inside)));
    openPopup({ id: '12' });
    const dialog = await standing();
    const question = find<HTMLDialogElement>('#question');
    question.showModal();
    await userEvent.keyboard('{Escape}');
    expect([question.open, dialog.open]).toEqual([false, true]);
    question.showModal();
    await userEvent.click(find('#question button'));
    expect(question.open).toBe(false);
    dialog.close(); // a browser that insists is still not the question's answer
    await soon(() => expect(dialog.open && dialog.matches(':modal')).toBe(true));
  });

  it('PO-5 a form of method "dialog" inside closes it also where Esc must not', async () => {
    const inside = `<form method="dialog"><button id="no">No</button></form>`;
    await show(page(document12({ prevent_close_on_esc_key: 'yes' }, inside)));
    openPopup({ id: '12' });
    await standing();
    await userEvent.click(find('#no'));
    await gone();
  });

  const press = (target: Element, end: Element = target) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    end.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    const common = target === end ? target : find('dialog');
    common.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  };

  it('PO-5 a press beside it, but not one that begins or ends inside', async () => {
    await show(page(document12()));
    openPopup({ id: '12' });
    const dialog = await standing();
    press(find('dialog h2'), dialog);
    press(dialog, find('dialog h2'));
    press(find('dialog h2'));
    expect(dialog.open).toBe(true);
    await userEvent.click(dialog, { position: { x: 4, y: 4 } });
    await gone();
  });

  it('PO-5 no press beside it where its setting forbids it', async () => {
    await show(page(document12({ prevent_close_on_background_click: 'yes' })));
    openPopup({ id: '12' });
    const dialog = await standing();
    await userEvent.click(dialog, { position: { x: 4, y: 4 } });
    press(dialog);
    expect(dialog.open).toBe(true);
  });

  it('PO-5 the close button comes after its delay, and shows though the theme hides it where nothing else closes', async () => {
    const settings = {
      close_button_delay: 0.3,
      prevent_close_on_esc_key: 'yes',
      prevent_close_on_background_click: 'yes',
    };
    const theme = '<style>.dialog-close-button { display: none }</style>';
    await show(page(theme + document12(settings)));
    openPopup({ id: '12' });
    await standing();
    expect(document.querySelector('.dialog-close-button')).toBeNull();
    const button = await soon(() => find('.dialog-close-button'));
    await soon(() => expect(button.checkVisibility()).toBe(true));
    await userEvent.click(button);
    await gone();
  });

  it('PO-5 it closes by itself after its time', async () => {
    await show(page(document12({ close_automatically: 0.3 })));
    openPopup({ id: '12' });
    await standing();
    await gone();
  });
});

describe('scrolling', () => {
  it('PO-5 the page stays where it is as long as any popup asks for it, and nothing moves', async () => {
    const popups =
      document12({ prevent_scroll: 'yes' }) + document12({ prevent_scroll: 'yes' }, CONTENT, '13');
    await show(page(`<div style="block-size: 3000px">long</div>${popups}`));
    const root = document.documentElement;
    const width = root.clientWidth;
    openPopup({ id: '12' });
    await standing();
    expect(getComputedStyle(root).overflowY).toBe('hidden');
    expect(find('main').getBoundingClientRect().width).toBe(find('body').getBoundingClientRect().width);
    expect(root.clientWidth).toBe(width);
    openPopup({ id: '13' });
    await standing('13');
    closePopup({ id: '12' });
    await gone();
    expect(getComputedStyle(root).overflowY).toBe('hidden');
    closePopup();
    await gone('13');
    expect(getComputedStyle(root).overflowY).toBe('visible');
    expect(root.getAttribute('style')).toBe(null);
  });
});

describe('long content', () => {
  it.each(['rtl', 'ltr'] as const)(
    'AY-1 AY-2 without a control can be scrolled by key, %s, without axe violations',
    async (dir) => {
      await show(page(document12({}, `<h2>Terms</h2>${'<p>All of it, in many words.</p>'.repeat(80)}`)), dir);
      openPopup({ id: '12' });
      const dialog = await standing();
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

  it('AY-1 short content is no stop for the keyboard', async () => {
    await show(page(document12({}, '<h2>Short</h2>')));
    openPopup({ id: '12' });
    await standing();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(find('dialog .dialog-message').hasAttribute('tabindex')).toBe(false);
  });
});

describe('several popups', () => {
  const three = () =>
    ['12', '13', '14'].map((id) => document12({}, `<h2>${id}</h2><a href="#x">go</a>`, id)).join('');

  it('PO-8 close in order, and the focus goes down with them', async () => {
    await show(page(three()));
    find('#opener').focus();
    for (const id of ['12', '13', '14']) {
      openPopup({ id });
      await standing(id);
    }
    for (const [id, under] of [
      ['14', '#elementor-popup-modal-13 a'],
      ['13', '#elementor-popup-modal-12 a'],
      ['12', '#opener'],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await gone(id);
      await focusOn(under);
    }
  });

  it('PO-8 one underneath closes without taking the focus from the one above', async () => {
    await show(page(three()));
    for (const id of ['12', '13']) {
      openPopup({ id });
      await standing(id);
    }
    closePopup({ id: '12' });
    await gone('12');
    expect(document.activeElement).toBe(find('#elementor-popup-modal-13 a'));
  });

  it('PO-1 closing without saying which closes the top one, and from inside the one around', async () => {
    await show(page(three()));
    for (const id of ['12', '13']) {
      openPopup({ id });
      await standing(id);
    }
    closePopup({ within: find('#elementor-popup-modal-12 h2') });
    await gone('12');
    closePopup();
    await gone('13');
  });
});

describe('opening', () => {
  it('PO-1 by open_selector, also with the keyboard on what is no control; another tab stays another tab', async () => {
    await show(page(`<div class="tile">Sizes</div>${document12({ open_selector: '.tile, #other' })}`));
    const tile = find('.tile');
    expect(tile.getAttribute('role')).toBe('button');
    tile.focus();
    await userEvent.keyboard('{Enter}');
    await standing();
    await userEvent.keyboard('{Escape}');
    await gone();
    await focusOn('.tile');
    const forTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // After the popup has left it alone: a tab that really opens takes the frames away from all tests after this one.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('#other').dispatchEvent(forTab);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each(['[', '', 'a[href=', '>>>', '::slotted(x)'])(
    'SEC-3 the open_selector %j harms nothing',
    async (selector) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(page(document12({ open_selector: selector })));
      find('#opener').click();
      expect(document.querySelector('dialog')).toBeNull();
      if (selector === '[') expect(String(said.mock.calls[0])).toContain('open_selector');
      expect(openPopup({ id: '12' })).toBe(true);
      await standing();
    },
  );

  it('PO-1 what open_selector finds inside the popup itself is still what it was', async () => {
    const inside = '<h2>Ask</h2><form><button class="tile">Send</button></form>';
    await show(page(`<div class="tile">Sizes</div>${document12({ open_selector: '.tile' }, inside)}`));
    await userEvent.click(find('body > .tile'));
    await standing();
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    await userEvent.click(find('dialog .tile'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('PO-1 by a data store’s button, which is told that it was taken', async () => {
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
    await standing();
    expect(shown).toHaveBeenCalledWith({ id: '12', postId: '7' });
  });

  it('PO-1 by the original’s function, which is there when the original is not', async () => {
    await show(page(document12()));
    const api = (
      window as never as {
        elementorProFrontend: { modules: { popup: Record<string, (...args: unknown[]) => void> } };
      }
    ).elementorProFrontend.modules.popup;
    api.showPopup?.({ id: 12 }, null);
    await standing();
    api.closePopup?.({}, { target: find('dialog h2') });
    await gone();
    stop();
    expect('elementorProFrontend' in window).toBe(false);
  });

  it('PO-1 twice is once, toggling closes, and while it closes it opens anew', async () => {
    const events: string[] = [];
    const hear = ({ type }: Event) => events.push(type);
    for (const type of ['elementor/popup/show', 'elementor/popup/hide']) window.addEventListener(type, hear);
    await show(page(document12({ exit_animation: 'fadeIn', entrance_animation_duration: { size: 0.2 } })));
    openPopup({ id: '12' });
    openPopup({ id: '12' });
    await standing();
    expect(events).toEqual(['elementor/popup/show']);
    openPopup({ id: '12', toggle: true });
    openPopup({ id: '12' });
    await soon(() =>
      expect(events).toEqual(['elementor/popup/show', 'elementor/popup/hide', 'elementor/popup/show']),
    );
    expect((await standing()).open).toBe(true);
    openPopup({ id: '12', toggle: true });
    await gone();
    expect(events).toHaveLength(4);
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.removeEventListener(type, hear);
  });

  it('PO-1 asked for before its island is there, it opens when it is', async () => {
    document.body.innerHTML = page(document12());
    expect(openPopup({ id: '12' })).toBe(true);
    expect(openPopup({ id: '13' })).toBe(false);
    await show(document.body.innerHTML);
    await standing();
  });

  it('PO-5 an opener that is gone leaves the focus at the page’s main part; one in a shadow root has it back', async () => {
    const banner = '<dialog open id="banner"><button>Cookies</button></dialog>'; // is not over the page
    await show(page(document12() + banner));
    find('#opener').focus();
    openPopup({ id: '12', opener: find('#opener') });
    await standing();
    find('#opener').remove();
    closePopup();
    await gone();
    await focusOn('main');
    find('#other').focus();
    expect(find('main').hasAttribute('tabindex')).toBe(false);

    const host = document.createElement('div');
    find('main').append(host);
    const inner = document.createElement('button');
    host.attachShadow({ mode: 'open' }).append(inner);
    inner.focus();
    openPopup({ id: '12', opener: host });
    await standing();
    closePopup();
    await gone();
    await soon(() => expect(host.shadowRoot?.activeElement).toBe(inner));
  });
});

it('RT-6 two hundred openings leave no nodes and no listeners behind', { timeout: 60_000 }, async () => {
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

describe('telling', () => {
  it('PO-1 the window hears natively, with a number and an instance, that it was shown and hidden', async () => {
    const heard: unknown[] = [];
    const hear = (event: Event) => {
      const { id, instance } = (event as CustomEvent<{ id: unknown; instance: object }>).detail;
      heard.push([event.type, id, typeof instance]);
    };
    const controller = new AbortController();
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(type, hear, { signal: controller.signal });
    await show(page(document12()));
    openPopup({ id: '12' });
    await standing();
    closePopup({ id: '12' });
    await gone();
    controller.abort();
    expect(heard).toEqual([
      ['elementor/popup/show', 12, 'object'],
      ['elementor/popup/hide', 12, 'object'],
    ]);
  });

  it('PO-1 a page that prevents iyim:popup-show keeps it closed, one that prevents iyim:popup-hide keeps it open', async () => {
    await show(page(document12()));
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('iyim:popup-show', prevent, { once: true });
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
    openPopup({ id: '12' });
    const dialog = await standing();
    document.addEventListener('iyim:popup-hide', prevent, { once: true });
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('PO-1 a form’s answer closes the popup around it after its delay', async () => {
    await show(page(document12({}, '<form><input></form>')));
    openPopup({ id: '12' });
    await standing();
    closePopup({ within: find('dialog form'), delay: 150 });
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await gone();
  });
});

describe('rules', () => {
  it('PO-2 what was told not to show again is not shown, whoever asks', async () => {
    await show(page(document12()));
    openPopup({ id: '12' });
    await standing();
    closePopup({ id: '12', disable: true });
    await gone();
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).toMatchObject({ popup_12_disable: true });
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('PO-2 of two that avoid others and want to open at the same moment, one does', async () => {
    const settings = { avoid_multiple_popups: 'yes', triggers: { page_load: 'yes', page_load_delay: 0 } };
    await show(page(document12(settings) + document12(settings, CONTENT, '13')));
    await soon(() => expect(document.querySelectorAll('dialog[open]').length).toBeGreaterThan(0));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  });

  it('PO-2 avoid_multiple_popups keeps it away when another has shown, and not itself', async () => {
    await show(page(document12({ avoid_multiple_popups: 'yes' }) + document12({}, CONTENT, '13')));
    for (let times = 0; times < 2; times += 1) {
      openPopup({ id: '12' });
      await standing();
      closePopup();
      await gone();
    }
    openPopup({ id: '13' });
    await standing('13');
    closePopup();
    await gone('13');
    openPopup({ id: '12' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('PO-1 a trigger of its own opens it', async () => {
    await show(page(document12({ triggers: { page_load: 'yes', page_load_delay: 0 } })));
    await standing();
  });
});

describe('popups that open each other', () => {
  it('PO-8 brings an open popup above the one whose link opens it again', async () => {
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
    await standing();
    find<HTMLInputElement>('dialog input').value = 'typed';
    await userEvent.click(find('dialog .second'));
    await standing('13');
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
    await gone('12');
    await standing('13');
    await userEvent.keyboard('{Escape}');
    await gone('13');
  });
});

describe.each([false, true])('a link to a section, prevent_scroll %s', (locks) => {
  const inside =
    '<h2>Menu</h2><a id="far" href="#far-away">Far</a> <a id="near" href="#here">Near</a><p id="here">Here</p><a id="nowhere" href="#nowhere">Nowhere</a>';

  it('PO-8 closes the popup where the section is behind it, and leads there', async () => {
    await show(
      `${page(document12({ prevent_scroll: locks ? 'yes' : '' }, inside))}<p id="far-away" style="margin-block: 3000px">Far away</p>`,
    );
    openPopup({ id: '12', opener: find('#opener') });
    await standing();
    await userEvent.click(find('#nowhere'));
    await userEvent.click(find('#near'));
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await userEvent.click(find('#far'));
    await gone();
    await soon(() => expect(Math.abs(find('#far-away').getBoundingClientRect().top)).toBeLessThan(2));
    history.replaceState(null, '', location.pathname + location.search);
  });
});
