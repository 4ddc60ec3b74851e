import { english } from './markdown.ts';
import type { Report } from './report.ts';

/** Prints the report to the console: tables of hosts, scripts and markup that is not adopted, and one line for each finding. */
export function printReport({ version, hosts, findings, scripts, notAdopted, config }: Report): void {
  console.log(`[iyim] inspector, version ${version}. ${english(config.source)}`);
  for (const { level, what, detail = '', remedy, element } of findings)
    console.log(
      `[iyim] ${level}: ${english(what)}${detail && `: ${detail}`}${remedy ? ` → ${english(remedy)}` : ''}`,
      ...(element ? [element] : []),
    );
  if (findings.length === 0) console.log(`[iyim] ${english({ key: 'allWell' })}`);
  console.table(
    hosts.map(({ widget, label, state, reason, trigger, mounted, chunks, settings }) => ({
      widget,
      element: label,
      state,
      why: reason ? english(reason) : '',
      trigger,
      ms: mounted ? Math.round(mounted.after) : '',
      kB: chunks[0]?.bytes === undefined ? '' : Math.round(chunks[0].bytes / 100) / 10,
      settings: (settings ?? [])
        .filter(({ isDefault }) => !isDefault)
        .map(({ name, value }) => `${name}: ${value}`)
        .join(', '),
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
