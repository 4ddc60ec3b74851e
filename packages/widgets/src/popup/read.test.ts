import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectUnharmed, hugeJson, json } from '../../../runtime/src/testing/hostile.ts';
import { builderModel, readBuilderPopup, readPopup } from './read.ts';

const model = (element: HTMLElement, given = {}) => builderModel(readBuilderPopup(element), given);

function host(
  settings?: string,
  attributes = 'data-elementor-type="popup" data-elementor-id="12"',
): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<div ${attributes}></div>`;
  const found = element.firstElementChild as HTMLElement;
  if (settings !== undefined) found.setAttribute('data-elementor-settings', settings);
  return found;
}

describe('reading a popup of the page builder', () => {
  it('PO-1 builderModel returns a popup’s number, its settings and the original’s ids and classes', () => {
    const element = host('{"prevent_scroll":"yes","classes":"x"}');
    const { id, content, settings, frame, problems } = model(element);
    expect([id, content, problems]).toEqual(['12', element, []]);
    expect(settings).toMatchObject({ preventScroll: true, classes: ['x'] });
    expect(frame.id).toBe('elementor-popup-modal-12');
    expect(frame.dialog).toContain('elementor-popup-modal');
  });

  it('RT-2 the settings of a popup’s host override those of its document', () => {
    const { settings } = model(host('{"classes":"a","prevent_scroll":"yes"}'), { classes: 'b' });
    expect(settings).toMatchObject({ classes: ['b'], preventScroll: true });
  });

  it('PO-1 a popup in plain markup has its own id, but not the original’s ids and classes', () => {
    const { id, frame, settings } = model(host(undefined, 'id="help" aria-label="Help"'));
    expect([id, frame.id, settings.title]).toEqual(['help', '', 'Help']);
  });

  it('RT-3 readPopup rejects a host without an id, with a message that mentions the id', () => {
    expect(() => readPopup(host(undefined, ''))).toThrow('id');
  });

  it.each(json)('SEC-3 a popup with the document settings %j still opens on request', (text) => {
    const { id, gate, problems } = model(host(text));
    expect(id).toBe('12');
    expect(gate.verdict({ isRequested: true }).show).toBe(true);
    expect(problems.every((problem) => problem.length < 300)).toBe(true);
    expectUnharmed();
  });

  it('SEC-3 five million characters of popup settings do no harm', () => {
    const { problems } = model(host(hugeJson()));
    expect(problems).toEqual([]);
    expectUnharmed();
  });
});

describe('a schedule in the site’s zone', () => {
  const page = globalThis as { [key: symbol]: unknown };
  const timing = { schedule: 'yes', schedule_timezone: 'site', schedule_start_date: '2020-01-01' };
  afterEach(() => {
    page[Symbol.for('iyim')] = undefined;
  });

  /** Creates the model of a popup on a page whose configuration names this zone. */
  async function onPage(timeZone: string, settings: object) {
    const config = JSON.stringify({ timeZone });
    document.body.innerHTML = `<script type="application/json" id="iyim-config">${config}</script>`;
    page[Symbol.for('iyim')] = undefined;
    vi.resetModules();
    const { builderModel, readBuilderPopup } = await import('./read.ts');
    return builderModel(readBuilderPopup(host(JSON.stringify(settings))), {});
  }

  it('PO-4 an unknown time zone of the site is reported, and the schedule still works', async () => {
    const { gate, problems } = await onPage('Nowhere/Land', { timing });
    expect(problems).toEqual(['timeZone: expected a name such as "Asia/Jerusalem", found "Nowhere/Land"']);
    expect(gate.verdict({ isRequested: false })).toEqual({ show: true });
  });

  it.each([
    ['Asia/Jerusalem', { timing }],
    ['Nowhere/Land', { timing: [] }],
  ])('PO-4 the site’s time zone %s is not reported if the settings are %j', async (timeZone, settings) => {
    expect((await onPage(timeZone, settings)).problems).toEqual([]);
  });
});
