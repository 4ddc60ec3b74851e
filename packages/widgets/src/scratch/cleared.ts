type Stretch = readonly [from: number, to: number];

/** The scratched-off parts of a cover: for each row of the cover, the cleared stretches, sorted and disjoint. */
export type Cleared = readonly (readonly Stretch[])[];

/**
 * Position as fractions of the cover's width and height, from its upper left corner, so that scratches stay in place when the size
 * changes.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROWS = 256;

export const NOTHING: Cleared = Array<readonly Stretch[]>(ROWS).fill([]);

/** Returns `cleared` extended by the area that a round brush covers between two points. Rows outside that area stay the same objects. */
export function clear(cleared: Cleared, from: Point, to: Point, radius: Point): Cleared {
  const way = Math.hypot((to.x - from.x) / radius.x, (to.y - from.y) / radius.y);
  const steps = Math.min(Math.ceil(way * 4), 1000);
  return cleared.map((row, index) => {
    const y = (index + 0.5) / ROWS;
    let [start, end] = [1, 0];
    for (let step = 0; step <= steps; step += 1) {
      const part = steps === 0 ? 0 : step / steps;
      const off = (from.y + (to.y - from.y) * part - y) / radius.y;
      if (Math.abs(off) >= 1) continue;
      const x = from.x + (to.x - from.x) * part;
      const half = Math.sqrt(1 - off * off) * radius.x;
      start = Math.min(start, Math.max(x - half, 0));
      end = Math.max(end, Math.min(x + half, 1));
    }
    return start < end ? withStretch(row, start, end) : row;
  });
}

function withStretch(row: readonly Stretch[], start: number, end: number): readonly Stretch[] {
  const isApart = ([from, to]: Stretch) => to < start || from > end;
  const touched = row.filter((stretch) => !isApart(stretch));
  const whole: Stretch = [
    Math.min(start, ...touched.map(([from]) => from)),
    Math.max(end, ...touched.map(([, to]) => to)),
  ];
  return [...row.filter(isApart), whole].sort(([one], [other]) => one - other);
}

/** Returns the cleared share of the cover, from 0 to 1. */
export const shareOf = (cleared: Cleared): number =>
  cleared.flat().reduce((sum, [from, to]) => sum + to - from, 0) / ROWS;

/** Returns the part of a cover that is not cleared, as SVG path data in px. */
export function pathOfRest(cleared: Cleared, width: number, height: number): string {
  const at = (part: number, size: number) => +(part * size).toFixed(2);
  let path = 'M0 0';
  for (let top = 0; top < ROWS; ) {
    const row = cleared[top] ?? [];
    let bottom = top + 1;
    while (bottom < ROWS && cleared[bottom] === row) bottom += 1;
    const [y, end] = [at(top / ROWS, height), at(bottom / ROWS, height)];
    const edges = [0, ...row.flat(), 1];
    for (let index = 0; index < edges.length; index += 2) {
      const [left, right] = [at(edges[index] ?? 0, width), at(edges[index + 1] ?? 1, width)];
      if (left < right) path += `M${left} ${y}H${right}V${end}H${left}Z`;
    }
    top = bottom;
  }
  return path;
}
