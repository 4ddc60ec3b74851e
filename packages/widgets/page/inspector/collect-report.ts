import { pageRecord } from '@iyim/runtime/page';
import { findConfig } from './find-config.ts';
import { findNotAdopted } from './find-not-adopted.ts';
import { findScripts } from './find-scripts.ts';
import { inspectHosts, loadedDefinitions } from './inspect-hosts.ts';
import type { Finding, InspectedHost, Phrase, Report } from './report.ts';
import { countBuilds, findCopies, type PageWatch } from './watch-page.ts';

/** Layout shift from which it counts as a finding: a tenth of what "good" pages may have. */
const NOTICEABLE_SHIFT = 0.01;
const LEVELS = ['error', 'warning', 'note'] as const;

/** Collects everything that the panel shows. Does not change the page. */
export async function collectReport(watch: PageWatch): Promise<Report> {
  const files = await watch.files;
  const definitions = await loadedDefinitions();
  const hosts = inspectHosts(definitions, files, watch);
  const notAdopted = await findNotAdopted(document);
  const scripts = findScripts(document, hosts, notAdopted);
  const { config, findings: ofConfig } = findConfig(document);
  const copies = findCopies();
  const hasStyles = getComputedStyle(document.documentElement).getPropertyValue('--iyim-host-styles') !== '';
  const shift = watch.shifts.reduce((sum, { value }) => sum + value, 0);
  const findings: Finding[] = [
    ...hosts.flatMap((host) => host.findings),
    ...hosts.flatMap(findUnknown),
    ...scripts.flatMap(({ verdict, handle, advice }) =>
      verdict === 'conflict' ? [about('error', 'conflict', { handle, ...advice.values })] : [],
    ),
    ...ofConfig,
    ...findCopiesProblem(copies),
    ...(hasStyles || hosts.length === 0 ? [] : [about('warning', 'noStyles')]),
    ...[...watch.violations].map((detail) => about('error', 'policy', {}, detail)),
    ...hosts.flatMap(({ shift: moved, widget, element }) =>
      moved < NOTICEABLE_SHIFT
        ? []
        : [about('warning', 'shift', { widget, shift: round(moved) }, '', element)],
    ),
    ...notAdopted.map(({ widget, elements, reason }) => ({
      level: 'note' as const,
      what: { key: 'notAdopted', values: { count: elements.length, widget } },
      remedy: reason,
      element: elements[0],
    })),
    ...(hosts.length === 0 && notAdopted.length === 0 ? [about('note', 'noHosts')] : []),
  ];
  return {
    version: pageRecord().version,
    address: `${location.origin}${location.pathname}`,
    browser: navigator.userAgent,
    hosts,
    notAdopted,
    scripts,
    config,
    copies,
    hasStyles,
    shift: round(shift),
    findings: findings.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const about = (
  level: Finding['level'],
  key: string,
  values: Phrase['values'] = {},
  detail = '',
  element?: Element,
): Finding => ({
  level,
  what: { key, values },
  remedy: { key: `${key}Remedy`, values },
  ...(detail && { detail }),
  element,
});

const findUnknown = ({ state, reason, element }: InspectedHost): Finding[] =>
  state === 'unknown' && reason
    ? [{ level: 'warning', what: reason, remedy: { key: 'noWidgetRemedy' }, element }]
    : [];

/** Reports a second copy of the script: another file, another build, or another call of `start`. */
function findCopiesProblem(copies: readonly string[]): Finding[] {
  const { restarts = 0 } = pageRecord();
  if (copies.length < 2 && countBuilds() < 2 && restarts === 0) return [];
  const isOneFile = copies.length < 2 && countBuilds() < 2;
  const key = isOneFile ? 'startedAgain' : 'copies';
  return [about('warning', key, { count: isOneFile ? restarts : copies.length }, copies.join('  '))];
}
