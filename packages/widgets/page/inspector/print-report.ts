import { groupHosts } from './group-hosts.ts';
import { english } from './markdown.ts';
import type { Report } from './report.ts';

/** Maximum number of elements of a finding that the console shows. */
const MOST_ELEMENTS = 10;

/**
 * Prints the report to the console: tables of hosts, scripts and markup that is not adopted, and one line for each finding. Equal
 * hosts share a row, and equal findings a line.
 */
export function printReport({ version, hosts, findings, scripts, notAdopted, config }: Report): void {
  console.log(`[iyim] inspector, version ${version}. ${english(config.source)}`);
  for (const { level, what, detail, remedy, places } of findings) {
    const details = new Set(detail ? [detail] : places.flatMap((place) => place.detail ?? []));
    const elements = places.flatMap(({ element }) => element ?? []);
    console.log(
      `[iyim] ${level}${places.length > 1 ? ` × ${places.length}` : ''}: ${english(what)}${[...details]
        .slice(0, MOST_ELEMENTS)
        .map((text) => `: ${text}`)
        .join('')}${remedy ? ` → ${english(remedy)}` : ''}`,
      ...elements.slice(0, MOST_ELEMENTS),
      ...(elements.length > MOST_ELEMENTS ? [`and ${elements.length - MOST_ELEMENTS} more`] : []),
    );
  }
  if (findings.length === 0) console.log(`[iyim] ${english({ key: 'allWell' })}`);
  console.table(
    groupHosts(hosts).map(({ first, count, slowest, settings }) => ({
      widget: first.widget,
      hosts: count,
      element: first.label,
      state: first.state,
      why: first.reason ? english(first.reason) : '',
      trigger: first.trigger,
      ms: slowest === undefined ? '' : Math.round(slowest),
      kB: first.chunks[0]?.bytes === undefined ? '' : Math.round(first.chunks[0].bytes / 100) / 10,
      settings: settings.join(', '),
    })),
  );
  if (scripts.length > 0)
    console.table(scripts.map(({ handle, file, advice }) => ({ handle, file, advice: english(advice) })));
  if (notAdopted.length > 0)
    console.table(
      notAdopted.map(({ widget, elements, reason }) => ({
        widget,
        elements: elements.length,
        why: english(reason),
      })),
    );
}
