/**
 * Whether a popup may be shown, by what is stored of all popups: JSON, each popup's number with its prefix as key. Newer
 * scripts store `{ status, 'show-again-date' }`, older ones the bare status; what makes no sense forbids nothing (PO-6).
 */
export function mayShowAgain(stored: string | null, key: string, now: number): boolean {
  const entry = read(stored).get(key);
  if (typeof entry === 'string') return entry !== 'disable';
  if (fieldOf(entry, 'status') !== 'disable') return true;
  const again = fieldOf(entry, 'show-again-date');
  if (again === 'none' || again === undefined) return false;
  // Scripts wrote what was no number as null, and took it for long ago.
  return Number(again) < now;
}

/** What is to be stored when a popup is closed for good, until `again` (epoch ms) or, with null, for ever. All else stays. */
export function withDisabled(stored: string | null, key: string, again: number | null): string {
  const entry = { status: 'disable', 'show-again-date': again ?? 'none' };
  return JSON.stringify(Object.fromEntries(read(stored).set(key, entry)));
}

function read(stored: string | null): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return new Map(Object.entries(value));
  } catch {
    // as if nothing were stored
  }
  return new Map();
}

function fieldOf(entry: unknown, name: string): unknown {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, name)
    ? (entry as Record<string, unknown>)[name]
    : undefined;
}
