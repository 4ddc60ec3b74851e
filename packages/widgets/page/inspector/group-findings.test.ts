import { describe, expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';
import type { Finding } from './report.ts';

const element = (id: string) => Object.assign(document.createElement('p'), { id });
const wrong = (setting: string, at?: Element, detail?: string): Finding => ({
  level: 'warning',
  what: { key: 'settingUnknown', values: { key: setting, widget: 'tabs' } },
  remedy: { key: 'settingUnknownRemedy' },
  ...(at && { element: at }),
  ...(detail && { detail }),
});

describe('findings with the same cause', () => {
  it('IN-3 equal findings of several hosts are one, with its hosts in their order', () => {
    const [a, b] = [element('a'), element('b')];
    expect(groupFindings([wrong('x', a), wrong('y', a), wrong('x', b)])).toMatchObject([
      {
        what: { values: { key: 'x' } },
        places: [
          { element: a, label: '<p#a>' },
          { element: b, label: '<p#b>' },
        ],
      },
      { what: { values: { key: 'y' } }, places: [{ element: a }] },
    ]);
  });

  it('IN-3 a finding that a host has twice counts once', () => {
    const a = element('a');
    expect(groupFindings([wrong('x', a), wrong('x', a)])[0]?.places).toHaveLength(1);
  });

  it('IN-3 the text of the error is shown once if all hosts have the same, else with each host', () => {
    const [a, b] = [element('a'), element('b')];
    expect(groupFindings([wrong('x', a, 'found 1'), wrong('x', b, 'found 1')])).toMatchObject([
      { detail: 'found 1', places: [{ label: '<p#a>' }, { label: '<p#b>' }] },
    ]);
    const [group] = groupFindings([wrong('x', a, 'found 1'), wrong('x', b, 'found 2')]);
    expect(group).not.toHaveProperty('detail');
    expect(group?.places).toMatchObject([{ detail: 'found 1' }, { detail: 'found 2' }]);
  });

  it('IN-7 findings without an element list their different texts', () => {
    expect(groupFindings([wrong('x')])[0]?.places).toEqual([]);
    expect(groupFindings([wrong('x', undefined, 'a'), wrong('x', undefined, 'b')])[0]?.places).toEqual([
      { detail: 'a' },
      { detail: 'b' },
    ]);
  });

  it('IN-3 the most serious findings come first', () => {
    const levels = (['note', 'error', 'warning'] as const).map((level) => ({ ...wrong(level), level }));
    expect(groupFindings(levels).map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
  });

  it('IN-3 thousands of findings are grouped in little time', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => wrong('x', element(`e${at}`), `found ${at}`));
    expect(groupFindings(many)[0]?.places).toHaveLength(20_000);
  });
});
