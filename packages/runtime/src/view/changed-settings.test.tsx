import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../islands/lazy-widget.ts';
import { unmount, updateSettings } from '../islands/mount.ts';
import type { ViewProps } from '../islands/types.ts';
import { defineWidget } from '../islands/types.ts';
import { choice } from '../settings/readers.ts';
import { defineSettings } from '../settings/settings.ts';
import { editMode } from '../signals/edit-mode.ts';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { counterSettings, hasState, showPage, until } from '../testing/page.ts';
import { Enhance } from './enhance.tsx';
import { useIsland } from './island-context.ts';
import { Slot } from './slot.tsx';

const sent = vi.fn<(label: string) => void>();

/** Renders the chosen setting. */
function StyleView({ settings }: ViewProps<{ style: string }, null>): ReactNode {
  return <Slot of={useIsland().host}>{settings.style}</Slot>;
}

function Sender({ settings, input }: ViewProps<{ label: string }, HTMLButtonElement>): ReactNode {
  const { host } = useIsland();
  return (
    <>
      <Enhance of={input} title={settings.label} onClick={() => sent(settings.label)} />
      <Slot of={host} as="p">
        <button type="button">{settings.label}</button>
      </Slot>
    </>
  );
}

const sender = defineWidget({
  name: 'sender',
  settings: counterSettings,
  read: (host) => {
    if (host.querySelector('p')) throw new Error('read() saw what the view had drawn');
    const button = host.querySelector('button');
    if (!button) throw new Error('expected a <button>, found none');
    return button;
  },
  View: Sender,
});

const eager = (definition: typeof sender | typeof counter) =>
  lazyWidget(definition.name, { trigger: 'load', load: async () => ({ default: definition }) });

const inside = '<input name="q" value="server"><button>Send</button>';

async function show(name: string, settings: object): Promise<HTMLElement> {
  const host = showPage(`<div data-widget="${name}">${inside}</div>`);
  host.dataset.widgetSettings = JSON.stringify(settings);
  start({ widgets: [eager(sender), eager(counter)] });
  await until(hasState(host, 'mounted'), 'mounted');
  return host;
}

function change(host: HTMLElement, settings: object | string): void {
  host.dataset.widgetSettings = typeof settings === 'string' ? settings : JSON.stringify(settings);
  updateSettings(host);
}

const click = (host: Element) => host.querySelector('button')?.click();

describe('settings that change while an island is mounted', () => {
  it('RT-32 changed settings reach a view as props, and the view keeps its state', async () => {
    const host = await show('counter', { label: 'A' });
    click(host);
    await until(() => host.querySelector('output')?.textContent === 'A 1', 'counted');
    change(host, { label: 'B' });
    await until(() => host.querySelector('output')?.textContent === 'B 1', 'the new label, the old count');
  });

  it('RT-32 after changed settings, a view has one button with one handler, and nothing of the old settings is left', async () => {
    const host = await show('sender', { label: 'A' });
    for (const label of ['B', 'C', 'D']) {
      change(host, { label });
      await until(() => host.querySelector('p')?.textContent === label, label);
    }
    expect(host.querySelectorAll('p')).toHaveLength(1);
    expect(host.getAttribute('data-widget-state')).toBe('mounted');
    click(host);
    expect(sent.mock.calls).toEqual([['D']]);
    stop();
    expect(host.innerHTML).toBe(inside);
  });

  it('RT-32 changed settings keep the typed text and the focus', async () => {
    const host = await show('sender', { label: 'A' });
    const field = host.querySelector('input');
    if (!field) throw new Error('fixture');
    field.value = 'typed';
    field.focus();
    field.setSelectionRange(1, 3);
    change(host, { label: 'B' });
    await until(() => host.querySelector('p')?.textContent === 'B', 'followed');
    expect([field.value, document.activeElement]).toEqual(['typed', field]);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  });

  it('RT-32 changed settings keep the focus on a generated button', async () => {
    const host = await show('sender', { label: 'A' });
    host.querySelector<HTMLElement>('p button')?.focus();
    change(host, { label: 'B' });
    await until(() => host.querySelector('p')?.textContent === 'B', 'followed');
    expect(document.activeElement).toBe(host.querySelector('p button'));
  });

  it('RT-32 an island applies several changes to its settings in one task as one, and ignores unchanged settings', async () => {
    const host = await show('sender', { label: 'A' });
    const drawn = host.querySelector('p');
    change(host, { label: 'B' });
    change(host, { label: 'A' });
    updateSettings(host);
    await Promise.resolve();
    expect(host.querySelector('p')).toBe(drawn);
  });

  it('RT-3 changed settings that are invalid are reported, and the island keeps its previous settings', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = await show('sender', { label: 'A' });
    for (const wrong of ['{"label":{}}', '{"label":']) {
      change(host, wrong);
      await Promise.resolve();
    }
    expect(error.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/reading its changed settings: setting "label"/),
      expect.stringMatching(/reading its changed settings: data-widget-settings: expected JSON/),
    ]);
    click(host);
    expect(sent.mock.calls).toEqual([['A']]);
    change(host, { label: 'B' });
    await until(() => host.querySelector('p')?.textContent === 'B', 'the corrected settings');
  });

  it('RT-3 an unknown choice is reported once per page, and no island fails because of it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const chooser = defineWidget({
      name: 'chooser',
      settings: defineSettings({ style: choice(['flat', 'round'], 'flat', 'Style.') }, (raw) => raw),
      read: () => null,
      View: StyleView,
    });
    const html = `<div data-widget="chooser" data-widget-settings='{"style":"wavy"}'></div>`;
    const first = showPage(html + html);
    start({
      widgets: [lazyWidget('chooser', { trigger: 'load', load: async () => ({ default: chooser }) })],
    });
    const hosts = [...document.querySelectorAll('[data-widget]')];
    await until(() => hosts.every((host) => hasState(host, 'mounted')()), 'mounted');
    expect(hosts.map(({ textContent }) => textContent)).toEqual(['flat', 'flat']);
    change(first, { style: 'round' });
    await until(() => first.textContent === 'round', 'followed');
    change(first, { style: 'wavy' });
    await until(() => first.textContent === 'flat', 'the default again');
    expect(error.mock.calls.map(([text]) => String(text))).toEqual([
      '[iyim] chooser: reading its settings: setting "style": expected one of "flat", "round", found "wavy"; "flat" is used',
    ]);
  });

  it('RT-32 an island that failed because of its settings mounts once they are valid', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = showPage(`<div data-widget="sender" data-widget-settings='{"label":{}}'>${inside}</div>`);
    start({ widgets: [eager(sender)] });
    await until(hasState(host, 'failed'), 'failed');
    change(host, { label: 'A' });
    await until(hasState(host, 'mounted'), 'mounted');
  });

  it('RT-6 an ended island stays ended when its settings change', async () => {
    const host = await show('sender', { label: 'A' });
    change(host, { label: 'B' });
    unmount(host);
    await Promise.resolve();
    expect(host.innerHTML).toBe(inside);
  });

  it('RT-20 an island follows settings in an editor that opens after the island has mounted, until the editor closes', async () => {
    const host = await show('counter', { label: 'A' });
    editMode().value = true;
    host.dataset.widgetSettings = '{"label":"B"}';
    await until(() => host.querySelector('output')?.textContent === 'B 0', 'followed');
    editMode().value = false;
    host.dataset.widgetSettings = '{"label":"C"}';
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.querySelector('output')?.textContent).toBe('B 0');
  });
});
