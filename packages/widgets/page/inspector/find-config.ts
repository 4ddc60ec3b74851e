import { configRecord, configText, pageConfig, pageGlobal, readConfig } from '@iyim/runtime/page';
import { attempt, isPlainObject } from '@iyim/runtime/widget';
import { show } from './read-settings.ts';
import type { Finding, InspectedConfig, Phrase } from './report.ts';
import { MISTAKEN_GLOBALS } from './script-names.ts';

const ID = 'iyim-config';

/** Reads the page's configuration, and finds what is wrong with it or was meant to be one. */
export function findConfig(document: Document): { config: InspectedConfig; findings: Finding[] } {
  const { explicit } = configRecord();
  const text = configText();
  const findings: Finding[] = [];
  const add = (level: Finding['level'], key: string, values: Phrase['values'] = {}, detail?: string) =>
    findings.push({
      level,
      what: { key, values },
      remedy: { key: `${key}Remedy`, values },
      ...(detail && { detail }),
    });
  readConfig(explicit, text, (problem) => add('error', 'configProblem', {}, problem));
  for (const name of MISTAKEN_GLOBALS)
    if (attempt(() => pageGlobal(name)) !== undefined)
      add('warning', 'configGlobal', { name: `window.${name}` });
  for (const element of document.querySelectorAll(`#${ID}, script[id*="iyim" i][type="application/json"]`)) {
    const id = element.getAttribute('id') ?? '';
    if (element.localName !== 'script') add('warning', 'configElement', { element: element.localName });
    else if (id !== ID) add('warning', 'configId', { id });
  }
  const scripts = document.querySelectorAll(`script#${ID}`).length;
  if (scripts > 1) add('warning', 'configTwice', { count: scripts });
  const source = explicit ? (text ? 'configBoth' : 'configCode') : text ? 'configScript' : 'configNone';
  return { config: { source: { key: source }, values: flatten(pageConfig(), '') }, findings };
}

/** Maximum number of values in the report. */
const MOST_VALUES = 60;

function flatten(value: unknown, path: string): [path: string, value: string][] {
  if (!isPlainObject(value)) return value === undefined ? [] : [[path, show(value)]];
  return Object.entries(value)
    .flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`))
    .slice(0, MOST_VALUES);
}
