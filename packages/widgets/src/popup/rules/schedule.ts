import { parseDateTime } from './date-time.ts';
import type { Facts, PageFacts } from './facts.ts';
import type { ScheduleRule } from './timing.ts';
import { fixedZone, type Zone } from './zone.ts';

/**
 * From the start on and before the end (PO-3, PO-4): start = end is never. An end that is not given is open; one that is
 * no date fails, because what was meant to be limited must not show without limits.
 */
export function schedulePasses(rule: ScheduleRule, { page }: Facts): boolean {
  const clock = clockOf(rule, page);
  const at = (text: string, whenOpen: number) =>
    text.trim() === '' ? whenOpen : (parseDateTime(text)?.toInstant(clock.zone) ?? Number.NaN);
  return (
    at(rule.start, Number.NEGATIVE_INFINITY) <= clock.now &&
    clock.now < at(rule.end, Number.POSITIVE_INFINITY)
  );
}

/**
 * The clock a schedule goes by. In site time that is the server's at the time it made the page, and from there on by the
 * browser's, of which only the time that has passed counts: it may be set to anything. A page that names its zone is right
 * over changes of the clocks too; without a name it is reckoned in wall-clock time. A page that does not say the server's
 * time goes by the browser's clock, as in the original.
 */
function clockOf({ timezone, server }: ScheduleRule, page: PageFacts): { zone: Zone; now: number } {
  if (timezone === 'client') return { zone: page.clientZone, now: page.now };
  const zone = page.siteZone ?? fixedZone;
  const madeAt = parseDateTime(server)?.toInstant(zone);
  if (madeAt !== undefined) return { zone, now: madeAt + Math.max(0, page.now - page.madeAt) };
  return { zone: page.siteZone ?? page.clientZone, now: page.now };
}
