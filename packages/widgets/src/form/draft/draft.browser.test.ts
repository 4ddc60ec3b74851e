import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../../runtime/src/islands/mount.ts';
import { find } from '../../../../runtime/src/testing/find.ts';
import { expectUnharmed, hugeJson, json } from '../../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { builderForm, button, control, formServer, input, showForm } from '../testing/form-page.ts';
import * as pages from '../testing/steps-page.ts';
import { next, shownStep, stepsReady, withSettings } from '../testing/steps-page.ts';

let server: ReturnType<typeof formServer>;
const kept = (html: string) => withSettings(html, { keep_draft: 'yes' });
const plain = builderForm(`${input('name')}${input('secret', 'type="password"')}`);
const simple = kept(plain);
const threeSteps = kept(pages.threeSteps);
const note = () => document.querySelector('.iyim-form-draft');
const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('iyim-draft:'));

beforeEach(() => {
  server = formServer();
});

/** Simulates a reload: leaves the page and loads it again with the server's HTML. */
async function reload(html: string, dir: 'rtl' | 'ltr' = 'rtl'): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const kept = { ...sessionStorage };
  stop();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  await showForm(html, dir);
}

describe.each(['rtl', 'ltr'] as const)('a reload, %s', (dir) => {
  it('FM-5 FM-6 a reload restores the entered values and the step, and announces it', async () => {
    await showForm(threeSteps, dir);
    await stepsReady();
    await userEvent.fill(control('name'), 'דנה');
    await userEvent.click(next());
    await userEvent.fill(control('story'), 'כדים');
    await userEvent.selectOptions(control('kind'), 'b');
    await reload(threeSteps, dir);
    await soon(() =>
      expect(note()?.textContent).toContain(dir === 'rtl' ? 'שחזרנו את מה שמילאת' : 'were restored'),
    );
    await soon(() => expect(shownStep()).toBe(2));
    expect([control('name').value, control('story').value, control('kind').value]).toEqual([
      'דנה',
      'כדים',
      'b',
    ]);
    expect(find('[data-iyim-announcer]').textContent).toContain(
      dir === 'rtl' ? 'שחזרנו את מה שמילאת' : 'were restored',
    );
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a draft', () => {
  it('FM-5 a form saves its draft while the visitor types, including text typed before the draft’s code loaded', async () => {
    const shown = showForm(simple);
    control('name').value = 'early';
    await shown;
    await soon(() => expect(keys()).toHaveLength(1));
    expect(Object.values({ ...sessionStorage })[0]).toContain('early');
    await userEvent.fill(control('name'), 'late');
    await soon(() => expect(Object.values({ ...sessionStorage })[0]).toContain('late'));
  });

  it('SEC-4 a form keeps no draft unless keep_draft is on', async () => {
    await showForm(plain);
    await userEvent.fill(control('name'), '012345678');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    stop();
    expect({ ...sessionStorage }).toEqual({});
    // A draft that was saved while `keep_draft` was on is ignored, too.
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    stop();
    await showForm(plain);
    await userEvent.click(button());
    expect((await server.request()).body.get('form_fields[name]')).toBe('');
  });

  it('RT-32 a form starts and stops saving its draft when keep_draft changes', async () => {
    await showForm(plain);
    const host = find('[data-widget]');
    const follow = async (settings: object) => {
      host.dataset.widgetSettings = JSON.stringify(settings);
      updateSettings(host);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    await userEvent.fill(control('name'), 'Dana');
    await follow({ keep_draft: true });
    await soon(() => expect(keys()).toHaveLength(1));
    await follow({});
    const [before] = Object.values({ ...sessionStorage });
    await userEvent.fill(control('name'), 'Noa');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(Object.values({ ...sessionStorage })).toEqual([before]);
  });

  it('SEC-4 a draft omits passwords', async () => {
    await showForm(simple);
    await userEvent.fill(control('secret'), 'hunter2');
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  });

  it('FM-5 “start over” discards the draft and empties the form', async () => {
    await showForm(threeSteps);
    await stepsReady();
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    await reload(threeSteps);
    await soon(() => expect(note()).not.toBeNull());
    await userEvent.click(find('.iyim-form-draft button'));
    await soon(() => expect(note()).toBeNull());
    expect(control('name').value).toBe('');
    expect(document.activeElement).toBe(control('name'));
    await soon(() => expect(shownStep()).toBe(1));
    await reload(threeSteps);
    await stepsReady();
    expect([control('name').value, note()]).toEqual(['', null]);
  });

  it('FM-3 the draft is removed when the form has been sent', async () => {
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    await userEvent.click(button());
    (await server.request()).answer({ success: true, data: { message: 'Thanks', data: [] } });
    await soon(() => expect(find('.iyim-form-success').textContent).toBe('Thanks'));
    expect(keys()).toEqual([]);
    await reload(simple);
    expect(control('name').value).toBe('');
  });

  it('FM-3 the draft is removed when the form has been sent, even if its popup was closed before the answer', async () => {
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    await userEvent.click(button());
    const request = await server.request();
    const host = find('[data-widget="form"]');
    host.remove();
    await soon(() => expect(host.dataset.widgetState).toBe(undefined));
    request.answer({ success: true, data: { message: 'Thanks', data: [] } });
    await soon(() => expect(find('[data-iyim-announcer]').textContent).toBe('Thanks'));
    expect(keys()).toEqual([]);
    document.body.append(host);
    await soon(() => expect(host.dataset.widgetState).toBe('mounted'));
    expect(control('name').value).toBe('');
  });

  it('FM-5 the draft is kept when sending fails after the form’s popup was removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(button());
    const request = await server.request();
    const host = find('[data-widget="form"]');
    host.remove();
    await soon(() => expect(host.dataset.widgetState).toBe(undefined));
    request.fail();
    await soon(() => expect(find('[data-iyim-announcer]').textContent).not.toBe(''));
    expect(host.querySelector('input[name="form_fields[name]"]')).toHaveProperty('value', 'Dana');
    expect(keys()).toHaveLength(1);
  });

  it('FM-5 the draft is kept when the server refuses the form', async () => {
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(button());
    (await server.request()).answer({ success: false, data: { message: 'No', errors: [], data: [] } });
    await soon(() => expect(find('.iyim-form-danger').textContent).toBe('No'));
    await reload(simple);
    await soon(() => expect(control('name').value).toBe('Dana'));
  });

  it('FM-5 each form on a page has a separate draft', async () => {
    const two = simple + simple.replaceAll('data-id="a1"', 'data-id="b2"');
    await showForm(two);
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name="form_fields[name]"]')];
    const [, second] = fields();
    if (!second) throw new Error('no second form');
    await userEvent.fill(second, 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    await reload(two);
    await soon(() => expect(fields().map(({ value }) => value)).toEqual(['', 'Dana']));
  });

  it('FM-5 each copy of a form has a separate draft', async () => {
    await showForm(simple + simple);
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name="form_fields[name]"]')];
    const [first, second] = fields();
    if (!first || !second) throw new Error('no two forms');
    await userEvent.fill(first, 'Dana');
    await userEvent.fill(second, 'Noa');
    await soon(() => expect(keys()).toHaveLength(2));
    await reload(simple + simple);
    await soon(() => expect(fields().map(({ value }) => value)).toEqual(['Dana', 'Noa']));
  });

  it('FM-5 “start over” empties a form with a field named "reset"', async () => {
    const html = kept(builderForm(`${input('name')}<input name="reset">`));
    await showForm(html);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    await reload(html);
    await soon(() => expect(note()).not.toBeNull());
    await userEvent.click(find('.iyim-form-draft-anew'));
    await soon(() => expect([control('name').value, note()]).toEqual(['', null]));
    expect(find('[data-widget="form"]').dataset.widgetState).toBe('mounted');
  });

  it('FM-5 a draft restores a field outside the form element', async () => {
    const html = `${kept(builderForm(input('name'), 'id="f"'))}<label>More <input name="more" form="f"></label>`;
    await showForm(html);
    await userEvent.fill(find('[name="more"]'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    await reload(html);
    await soon(() => expect(find<HTMLInputElement>('[name="more"]').value).toBe('Dana'));
  });

  it('RT-18 stop restores the server’s markup after a draft was restored', async () => {
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    document.body.innerHTML = simple;
    const before = find('form').outerHTML;
    await reload(simple);
    await soon(() => expect(note()).not.toBeNull());
    stop();
    expect(find('form').outerHTML).toBe(before);
  });
});

describe('untrustworthy storage', () => {
  it('SEC-3 a form ignores hostile drafts in storage', async () => {
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await soon(() => expect(keys()).toHaveLength(1));
    const [key = ''] = keys();
    for (const text of [...json, hugeJson().slice(0, 2_000_000)]) {
      stop();
      sessionStorage.setItem(key, text);
      await showForm(simple);
      await userEvent.fill(control('secret'), 'x');
      expect([control('name').value, note()]).toEqual(['', null]);
    }
    expectUnharmed();
  });

  it('FM-5 a form is sent, without keeping a draft, if storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
    await showForm(simple);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(button());
    expect((await server.request()).body.get('form_fields[name]')).toBe('Dana');
  });
});
