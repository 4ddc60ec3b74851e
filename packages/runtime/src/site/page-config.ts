import type { IyimConfig } from './config.ts';
import { CONFIG_ID, configRecord } from './explicit-config.ts';
import { isPlainObject, mergeDeep } from './plain.ts';

const TYPES: Readonly<Record<string, string>> = {
  names: 'object',
  labels: 'object',
  messages: 'object',
  locale: 'string',
  editMode: 'boolean',
  site: 'object',
} satisfies Record<keyof IyimConfig, string>;

/**
 * The page's configuration: what code gave `start`, over what `<script type="application/json" id="iyim-config">` says.
 * Read once, when the document has been parsed.
 */
export function pageConfig(): IyimConfig {
  const record = configRecord();
  if (record.read) return record.read;
  const text = document.getElementById(CONFIG_ID)?.textContent ?? '';
  const read = mergePageConfig(record.explicit, text, (message) => console.error(message));
  if (document.readyState !== 'loading') record.read = read;
  return read;
}

/** Puts `explicit` over the JSON `text`. Text that is no configuration is reported once through `warn` and left out. */
export function mergePageConfig(
  explicit: IyimConfig | undefined,
  text: string,
  warn: (message: string) => void,
): IyimConfig {
  return mergeDeep(mergeDeep<IyimConfig>({}, parse(text, warn)), explicit);
}

function parse(text: string, warn: (message: string) => void): IyimConfig {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    warn(`[iyim] configuration: #${CONFIG_ID} is not valid JSON and is ignored: ${String(error)}`);
    return {};
  }
  if (!isPlainObject(value)) {
    warn(`[iyim] configuration: #${CONFIG_ID} must be a JSON object and is ignored`);
    return {};
  }
  const kept = Object.entries(value).filter(([key, entry]) => {
    const expected = Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
    const found = isPlainObject(entry) ? 'object' : typeof entry;
    if (found === expected || (key === 'labels' && entry === false)) return true;
    warn(`[iyim] configuration: "${key}" in #${CONFIG_ID} is ignored: expected ${expected ?? 'no such key'}`);
    return false;
  });
  return Object.fromEntries(kept) as IyimConfig;
}
