import { nameElement } from '@iyim/runtime/page';
import type { Finding, FindingGroup, Place } from './report.ts';

const LEVELS = ['error', 'warning', 'note'] as const;

/** Joins the findings that have the same cause and remedy, the most serious first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = JSON.stringify([finding.level, finding.what, finding.remedy]);
    const group = groups.get(cause);
    if (group) group.push(finding);
    else groups.set(cause, [finding]);
  }
  return [...groups.values()]
    .map(describeGroup)
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

function describeGroup(findings: readonly Finding[]): FindingGroup {
  const { level, what, remedy, detail } = findings[0] as Finding;
  const isSame = findings.every((other) => other.detail === detail);
  return {
    level,
    what,
    ...(remedy && { remedy }),
    ...(isSame && detail && { detail }),
    places: placesOf(findings, !isSame),
  };
}

/** Returns one place for each element, or, with `hasDetails`, for each different error of an element. */
function placesOf(findings: readonly Finding[], hasDetails: boolean): Place[] {
  const places = new Map<Element | undefined, Set<string>>();
  for (const { element, detail = '' } of findings) {
    if (!element && !hasDetails) continue;
    const details = places.get(element) ?? new Set();
    places.set(element, details.add(hasDetails ? detail : ''));
  }
  return [...places].flatMap(([element, details]) =>
    [...details].map((detail) => ({
      ...(element && { element, label: nameElement(element) }),
      ...(detail && { detail }),
    })),
  );
}
