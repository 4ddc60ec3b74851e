/** A date and time as a clock on the wall shows it, in ms: what the epoch ms would be if the clock were in Greenwich. */
export type WallTime = number;

/** A time zone. */
export interface Zone {
  /**
   * Epoch ms of a wall-clock time: the first one where clocks go back; where they go forward over it, as much later as
   * they jump.
   */
  toInstant(wall: WallTime): number;
}

/** Greenwich, and any zone in which clocks are never changed, for reckoning in wall-clock time. */
export const fixedZone: Zone = { toInstant: (wall) => wall };

/** The zone of the visitor's own clock. */
export const clientZone: Zone = {
  toInstant(wall) {
    const date = new Date(wall);
    return new Date(
      date.getUTCFullYear(),
      date.getUTCMonth(),
      date.getUTCDate(),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
    ).getTime();
  },
};

/** A zone by its IANA name; null when this browser does not know it. */
export function namedZone(name: string): Zone | null {
  const wallOf = clockOf(name);
  if (!wallOf) return null;
  return {
    toInstant(wall) {
      // A day before and after: the offsets on both sides of a change that may be near.
      const offsets = [wall - DAY, wall + DAY].map((around) => wallOf(around) - around);
      const candidates = offsets.map((offset) => wall - offset);
      const exact = candidates.filter((instant) => wallOf(instant) === wall);
      return exact.length > 0 ? Math.min(...exact) : (candidates[0] ?? wall);
    },
  };
}

const DAY = 86_400_000;

/** What a clock in the zone shows at an instant. */
function clockOf(timeZone: string): ((instant: number) => WallTime) | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  return (instant) => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}
