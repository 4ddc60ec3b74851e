/** What a field held. `option` tells boxes of one name apart, `nth` other fields of one name. */
export interface KeptField {
  readonly name: string;
  readonly type: string;
  readonly nth: number;
  readonly option: string;
  /** What the server had given the field; see `givenTo`. */
  readonly given: string;
  /** Texts: one, or those chosen of a list; a box's is whether it was ticked. */
  readonly value: string | boolean | readonly string[];
}

export interface Draft {
  /** From 0. */
  readonly step: number;
  readonly fields: readonly KeptField[];
}

/** Characters of the longest draft that is written or read; what is longer is not one of ours. */
export const LONGEST = 500_000;

/** Reads a draft out of storage: null for whatever can not be one; fields that can not be are left out (SEC-3). */
export function parseDraft(text: string): Draft | null {
  if (text.length > LONGEST) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const fields = read(found, 'fields');
  if (!Array.isArray(fields)) return null;
  const step = read(found, 'step');
  return {
    step: typeof step === 'number' && Number.isSafeInteger(step) && step >= 0 ? step : 0,
    fields: fields.map(toField).filter((field) => field !== null),
  };
}

function toField(found: unknown): KeptField | null {
  const name = read(found, 'name');
  const type = read(found, 'type');
  const nth = read(found, 'nth');
  const option = read(found, 'option');
  const given = read(found, 'given');
  const value = read(found, 'value');
  if (typeof name !== 'string' || typeof type !== 'string' || typeof option !== 'string') return null;
  if (typeof nth !== 'number' || typeof given !== 'string' || !isValue(value)) return null;
  return { name, type, nth, option, given, value };
}

function isValue(value: unknown): value is KeptField['value'] {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}

/** An own value only: keys of a prototype are nobody's draft. */
function read(found: unknown, key: string): unknown {
  if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
  return Reflect.get(found, key);
}
