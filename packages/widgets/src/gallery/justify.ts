/** How wide an item of a justified gallery is, for its style. */
export type Basis = string;

/** A last row that is this full is stretched to the end. */
const FULL_ENOUGH = 0.7;

/**
 * Breaks pictures of these ratios (width through height) into rows of about `ideal` px, each as wide as the gallery: a row ends
 * where it is nearer to full. The last one keeps the ideal height unless it is 70 % full.
 */
export function justify(ratios: readonly number[], width: number, gap: number, ideal: number): Basis[] {
  const bases: Basis[] = [];
  let row: number[] = [];
  const sum = () => row.reduce((all, ratio) => all + ratio, 0);
  const full = () => sum() * ideal + gap * (row.length - 1);
  const close = (isStretched: boolean) => {
    const all = sum();
    // A tenth of a pixel less: rounded up, the row would break.
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
