import { pageRecord } from '@iyim/runtime/page';
import { findConfig } from './find-config.ts';
import { findNotAdopted } from './find-not-adopted.ts';
import { findScripts } from './find-scripts.ts';
import { groupFindings } from './group-findings.ts';
import { inspectHosts, loadedDefinitions } from './inspect-hosts.ts';
import type { Finding, InspectedHost, Phrase, Report } from './report.ts';
import { countBuilds, findCopies, type PageWatch, type Violation } from './watch-page.ts';

/** Layout shift from which it counts as a finding: a tenth of what "good" pages may have. */
const NOTICEABLE_SHIFT = 0.01;
/** Layout shift outside all hosts from which it counts as a finding: what "good" pages have at most. */
const LARGE_SHIFT = 0.1;

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
  const outside = shiftOutside(watch.shifts, hosts);
  const findings: Finding[] = [
    ...hosts.flatMap((host) => host.findings),
    ...hosts.flatMap(findUnknown),
    ...scripts.flatMap(({ verdict, handle, advice }) =>
      verdict === 'conflict' ? [about('error', 'conflict', { handle, ...advice.values })] : [],
    ),
    ...ofConfig,
    ...findCopiesProblem(copies),
    ...(hasStyles || hosts.length === 0 ? [] : [about('warning', 'noStyles')]),
    ...[...watch.violations.values()].map(describeViolation),
    ...hosts.flatMap(({ shift: moved, widget, element }) =>
      moved < NOTICEABLE_SHIFT
        ? []
        : [about('warning', 'shift', { widget }, `layout shift ${round(moved)}`, element)],
    ),
    ...(outside.value < LARGE_SHIFT
      ? []
      : [about('note', 'shiftOutside', {}, `layout shift ${round(outside.value)}`, outside.element)]),
    ...notAdopted.flatMap(({ widget, elements, reason }) =>
      elements.map((element) => ({
        level: 'note' as const,
        what: { key: 'notAdopted', values: { widget } },
        remedy: reason,
        element,
      })),
    ),
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
    findings: groupFindings(findings),
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

/** Explains what the page's policy has blocked. Only what belongs to the library is an error of its own. */
function describeViolation({ directive, blocked, isOwn, isOwnPolicy }: Violation): Finding {
  const key = isOwnPolicy ? 'policyTypes' : isOwn ? 'policyOwn' : 'policy';
  return about(key === 'policy' ? 'warning' : 'error', key, { directive }, `${directive}: ${blocked}`);
}

/** Returns the layout shift of elements outside all hosts, and the element with the largest one. */
function shiftOutside(shifts: PageWatch['shifts'], hosts: readonly InspectedHost[]) {
  const elements = new Set<Element>(hosts.map(({ element }) => element));
  const isInside = (node: Node) => {
    for (let at: Node | null = node; at; at = at.parentNode) if (elements.has(at as Element)) return true;
    return false;
  };
  const outside = shifts.filter(({ nodes }) => !nodes.some(isInside));
  const largest = outside.toSorted((a, b) => b.value - a.value)[0]?.nodes[0];
  return {
    value: outside.reduce((sum, { value }) => sum + value, 0),
    element: largest instanceof Element ? largest : (largest?.parentElement ?? undefined),
  };
}

/** Reports a second copy of the script: another file, another build, or another call of `start`. */
function findCopiesProblem(copies: readonly string[]): Finding[] {
  const { restarts = 0 } = pageRecord();
  if (copies.length < 2 && countBuilds() < 2 && restarts === 0) return [];
  const isOneFile = copies.length < 2 && countBuilds() < 2;
  const key = isOneFile ? 'startedAgain' : 'copies';
  return [about('warning', key, { count: isOneFile ? restarts : copies.length }, copies.join('  '))];
}
