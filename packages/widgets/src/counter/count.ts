export interface Count {
  readonly from: number;
  readonly to: number;
  readonly decimals: number;
  readonly delimiter: string;
}

/** The number after a part of the time, 0 to 1, as it is shown: slow at both ends. */
export function countAt({ from, to, decimals, delimiter }: Count, part: number): string {
  const done = part >= 1 ? 1 : 0.5 - Math.cos(Math.max(0, part) * Math.PI) / 2;
  const [whole = '', rest] = (from + (to - from) * done).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => delimiter);
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}
