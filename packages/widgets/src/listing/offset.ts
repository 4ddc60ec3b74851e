/**
 * A margin for an intersection observer, of what the settings say: `{ size, unit }`, a number of pixels, or text. What is
 * no length counts as 0px.
 */
export function offsetOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'size' in value) {
    const unit = 'unit' in value && value.unit === '%' ? '%' : 'px';
    return lengthOf(value.size, unit);
  }
  if (typeof value === 'string' && value.trim().endsWith('%'))
    return lengthOf(value.trim().slice(0, -1), '%');
  return lengthOf(typeof value === 'string' ? value.trim().replace(/px$/, '') : value, 'px');
}

function lengthOf(size: unknown, unit: string): string {
  const number =
    typeof size === 'number' || (typeof size === 'string' && size !== '') ? Number(size) : Number.NaN;
  return Number.isFinite(number) ? `${number}${unit}` : '0px';
}
