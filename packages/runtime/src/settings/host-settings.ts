import { describe, SettingsError } from './settings.ts';

/**
 * Returns a host's settings as the server wrote them (RT-2), from the first of these: `data-widget-settings`, a child
 * `<script type="application/json" data-widget-settings>`, or the page builder's `data-settings`; an empty object if all are
 * missing. Throws `SettingsError` if they are not a JSON object.
 */
export function readHostSettings(host: Element): Record<string, unknown> {
  const settings = readOwnSettings(host);
  const builder = host.getAttribute('data-settings');
  return settings ?? (builder === null ? {} : parseObject(builder, 'data-settings'));
}

/** Returns a host's settings like `readHostSettings`, but ignores `data-settings`; undefined if there are no others. */
export function readOwnSettings(host: Element): Record<string, unknown> | undefined {
  const json = host.getAttribute('data-widget-settings');
  if (json !== null) return parseObject(json, 'data-widget-settings');
  const script = host.querySelector(':scope > script[type="application/json"][data-widget-settings]');
  return script ? parseObject(script.textContent ?? '', 'script[data-widget-settings]') : undefined;
}

function parseObject(json: string, source: string): Record<string, unknown> {
  if (json.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`${source}: expected JSON, found ${describe(json)} (${reason})`]);
  }
  // PHP writes an empty map as [].
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SettingsError([`${source}: expected a JSON object, found ${describe(value)}`]);
  }
  return value as Record<string, unknown>;
}
