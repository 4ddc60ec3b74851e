const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Counts on from a month as the contract writes it (`March 2024`); null when `month` is written otherwise. */
export function addMonths(month: string, count: number): string | null {
  const [, name = '', year = ''] = /^\s*([a-z]+)\s+(\d{4})\s*$/i.exec(month) ?? [];
  const index = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (index < 0) return null;
  const months = Number(year) * 12 + index + count;
  return `${MONTHS[((months % 12) + 12) % 12]} ${Math.floor(months / 12)}`;
}
