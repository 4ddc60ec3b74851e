/** A link's `data-args`; an empty object when there are none. Throws when they are no JSON object. */
export function readArgs(link: HTMLElement): Readonly<Record<string, unknown>> {
  const json = link.dataset.args ?? '';
  if (json.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`data-args: expected a JSON object, found ${json.slice(0, 60)}`);
  }
  return value as Record<string, unknown>;
}

/** Text of a string or number; empty for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A switch in any of the CMS's spellings. */
export function readFlag(value: unknown): boolean {
  return ['true', '1', 'yes', 'on'].includes(String(value).toLowerCase());
}
