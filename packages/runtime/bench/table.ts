/** Returns a Markdown table. The first column contains text, and the others contain numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_cell, column) => (column === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Formats a number for a table. Returns `–` if it is not finite. */
export const cell = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
