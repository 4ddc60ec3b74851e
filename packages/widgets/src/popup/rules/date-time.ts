import type { WallTime, Zone } from './zone.ts';

/** A date as an editor writes it: `2026-03-27 10:00`, with or without time, seconds, `T` and a zone. */
const DATE_TIME =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** When something is: on the wall of some zone, or at an instant. */
export interface DateTime {
  toInstant(zone: Zone): number;
}

/** Null when the text is no date. A date alone is its midnight. */
export function parseDateTime(text: string): DateTime | null {
  const found = DATE_TIME.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall: WallTime = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal =
    new Date(wall).getUTCMonth() === month - 1 &&
    new Date(wall).getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal) return null;
  const offset = offsetOf(found[7]);
  return { toInstant: (zone) => (offset === null ? zone.toInstant(wall) : wall - offset) };
}

/** Ms that the zone is ahead of Greenwich; null: none is said. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}
