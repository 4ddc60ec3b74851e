import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../../runtime/src/islands/lazy-widget.ts';
import { editMode } from '../../../runtime/src/signals/edit-mode.ts';
import { start, stop } from '../../../runtime/src/start.ts';
import { counter } from '../../../runtime/src/testing/counter.tsx';
import { hasState, showPage, until } from '../../../runtime/src/testing/page.ts';
import { closeEditor, listOf, modelWith, openModels } from './testing/editor.ts';

const widget = lazyWidget('counter', {
  trigger: 'load',
  page: { editor: () => import('./follow-settings.ts') },
  load: async () => ({ default: counter }),
});
const shown = () => document.querySelector('output')?.textContent;
const shows = (text: string) => until(() => shown() === text, `"${text}" instead of "${shown()}"`);

async function edit(html: string, data: Record<string, unknown>, isEdited = true): Promise<HTMLElement> {
  const host = showPage(html);
  openModels(data);
  start({ widgets: [widget] });
  editMode().value = isEdited;
  await until(hasState(host, 'mounted'), 'mounted');
  return host;
}

const button = '<button>+</button>';
const element = `<div class="elementor-element" data-widget="counter" data-model-cid="c7" data-settings='{"label":"Old","start":4}'>${button}</div>`;

afterEach(() => closeEditor());

describe('settings that the editor holds', () => {
  it('EM-3 an island mounts with the editor’s settings instead of the settings in the element’s markup', async () => {
    await edit(element, { c7: modelWith({ label: 'New', start: '' }) });
    await shows('New 0');
  });

  it('EM-3 an island whose host has no settings in the markup uses the editor’s settings', async () => {
    await edit(`<div data-widget="counter" data-model-cid="c7">${button}</div>`, {
      c7: modelWith({ label: 'New' }),
    });
    await shows('New 0');
  });

  it('EM-3 the editor’s settings override the host’s own settings', async () => {
    const html = `<div data-widget="counter" data-model-cid="c7" data-widget-settings='{"label":"Own","start":4}'>${button}</div>`;
    await edit(html, { c7: modelWith({ label: 'New' }) });
    await shows('New 4');
  });

  it('EM-3 an element’s settings apply to the island inside it, but not to an island in a nested element', async () => {
    const inner = `<div data-widget="counter">${button}</div>`;
    await edit(`<div class="elementor-element" data-model-cid="c7">${inner}</div>`, {
      c7: modelWith({ label: 'New' }),
    });
    await shows('New 0');
    stop();
    const item = `<div class="elementor-element">${inner}</div>`;
    await edit(`<div class="elementor-element" data-model-cid="c7">${item}</div>`, {
      c7: modelWith({ label: 'New' }),
    });
    await shows('Count 0');
  });

  it('EM-3 an island updates when its settings change in the editor, and keeps its state', async () => {
    const model = modelWith({ label: 'A' });
    const host = await edit(element, { c7: model });
    host.querySelector('button')?.click();
    await shows('A 1');
    model.set({ label: 'B' });
    await shows('B 1');
    stop();
    expect(model.count()).toBe(0);
  });

  it('EM-3 an island updates when a list in its settings changes in the editor', async () => {
    const items = listOf([{ title: 'one' }]);
    const model = modelWith({ label: 'A', items } as Record<string, unknown>);
    await edit(element, { c7: model });
    model.attributes.label = 'B';
    items.add({ title: 'two' });
    await shows('B 0');
    const others = listOf([]);
    model.set({ items: others });
    expect([items.count(), others.count() > 0]).toEqual([0, true]);
    stop();
    expect(others.count()).toBe(0);
  });

  it('EM-3 an island uses only the editor’s active controls that scripts may read', async () => {
    const model = modelWith(
      { label: 'Hidden', start: 3, items: null },
      { start: { frontend_available: true }, label: { label: 'Of the editor only' } },
    );
    await edit(element, { c7: model });
    await shows('Count 3');
  });

  it('EM-3 an island uses the new model when its element is redrawn or names another model', async () => {
    const data: Record<string, unknown> = { c7: modelWith({ label: 'A' }), c8: modelWith({ label: 'C' }) };
    const host = await edit(element, data);
    const old = data.c7 as ReturnType<typeof modelWith>;
    const next = modelWith({ label: 'B' });
    data.c7 = next;
    window.dispatchEvent(new Event('elementor/editor/element-rendered'));
    await shows('B 0');
    expect(old.count()).toBe(0);
    next.set({ label: 'B2' });
    await shows('B2 0');
    host.setAttribute('data-model-cid', 'c8');
    await shows('C 0');
  });

  it('EM-3 an island uses no editor settings outside edit mode', async () => {
    const model = modelWith({ label: 'New' });
    await edit(element, { c7: model }, false);
    expect([shown(), model.count()]).toEqual(['Old 4', 0]);
    editMode().value = true;
    await shows('New 4');
    editMode().value = false;
    expect(model.count()).toBe(0);
  });
});

describe('an editor without settings, or with unreadable ones', () => {
  const throwing = {
    get attributes(): never {
      throw new Error('no attributes here');
    },
    on: () => {
      throw new Error('no events here');
    },
  };
  it.each([
    ['no model', {}],
    ['the model null', { c7: null }],
    ['a text', { c7: 'label' }],
    ['a model from a prototype', Object.create({ c7: modelWith({ label: 'Inherited' }) })],
  ])('EM-3 an island keeps the page’s settings if the editor has %s', async (_, data) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await edit(element, data as Record<string, unknown>);
    await shows('Old 4');
    expect(said).not.toHaveBeenCalled();
  });

  it.each([
    ['throws', throwing],
    ['has a list for settings', modelWith([] as never)],
    ['contains itself', modelWith(circular())],
  ])('EM-3 an editor model that %s is reported once; the page’s settings are kept', async (_, model) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = await edit(element, { c7: model });
    await shows('Old 4');
    host.setAttribute('data-settings', '{"label":"Newer"}');
    await shows('Newer 4');
    expect(said.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/^\[iyim\] editor: reading the settings of an element: /),
    ]);
  });

  it('EM-3 an island keeps its previous settings when reading an editor setting throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const model = modelWith({ label: 'A' });
    await edit(element, { c7: model });
    Object.defineProperty(model.attributes, 'start', {
      enumerable: true,
      configurable: true,
      get: () => {
        throw new Error('half-way');
      },
    });
    model.set({ label: 'B' });
    await Promise.resolve();
    expect(shown()).toBe('A 0');
    Object.defineProperty(model.attributes, 'start', { value: 2, enumerable: true });
    model.set({ label: 'C' });
    await shows('C 0');
  });

  it('EM-3 a __proto__ key in the editor’s settings changes no prototype', async () => {
    await edit(element, { c7: modelWith(JSON.parse('{"__proto__":{"label":"Bad"},"label":"A"}')) });
    await shows('A 0');
    expect(({} as { label?: string }).label).toBeUndefined();
  });
});

function circular(): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  settings.self = settings;
  return settings;
}
