/** CSS width of an item in a justified gallery. */
export type Basis = string;

/** Fraction of the width that the last row must fill to be stretched. */
const FULL_ENOUGH = 0.7;

/**
 * Breaks pictures with these ratios (width divided by height) into rows about `ideal` px high and as wide as the gallery. A row
 * ends where its natural width is nearest to the gallery's width. The last row keeps the ideal height unless it is at least 70 % full.
 */
export function justify(ratios: readonly number[], width: number, gap: number, ideal: number): Basis[] {
  const bases: Basis[] = [];
  let row: number[] = [];
  const sum = () => row.reduce((all, ratio) => all + ratio, 0);
  const full = () => sum() * ideal + gap * (row.length - 1);
  const close = (isStretched: boolean) => {
    const all = sum();
    // Subtracts a tenth of a pixel, because a row that is rounded up would wrap.
    const share = (ratio: number) =>
      `calc((100% - ${gap * (row.length - 1)}px) * ${(ratio / all).toFixed(6)} - 0.1px)`;
    for (const ratio of row) bases.push(isStretched ? share(ratio) : `min(100%, ${ratio * ideal}px)`);
    row = [];
  };
  for (const ratio of ratios) {
    const before = full();
    row.push(ratio);
    if (full() < width) continue;
    const isNearerWithout = row.length > 1 && width - before < full() - width;
    if (isNearerWithout) row.pop();
    close(true);
    if (isNearerWithout) row.push(ratio);
  }
  if (row.length > 0) close(full() >= width * FULL_ENOUGH);
  return bases;
}
