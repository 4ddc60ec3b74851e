import { readHostSettings, readOwnSettings } from '@iyim/runtime/page';
import { attempt, type PlainObject } from '@iyim/runtime/widget';
import { editedSettings, modelOf, property } from './model.ts';
import { DRAWN, ELEMENT, SETTINGS_ATTRIBUTES } from './names.ts';

/** Events that a model or a list in it fires when it has changed. */
const CHANGES = ['change', 'update', 'reset', 'sort'];

/** Returns the page builder's element that has a host's settings: the host itself, or the element around it. */
const elementOf = (host: Element): Element => host.closest(ELEMENT) ?? host;

/**
 * Returns a host's settings while its page is edited: the editor's settings, merged over the host's own settings. The settings in
 * the markup of the builder's element are not used, because they still contain settings that have been switched off since the
 * server rendered the page.
 */
export function currentSettings(host: Element): PlainObject {
  const element = elementOf(host);
  const edited = editedSettings(element);
  const written = edited && element === host ? readOwnSettings(host) : readHostSettings(host);
  return { ...written, ...edited };
}

/** Calls `onChange` whenever a host's settings may have changed, in the editor or in the markup. */
export function followSettings(host: Element, onChange: () => void, signal: AbortSignal): void {
  const element = elementOf(host);
  let followed: readonly unknown[] = [];
  const follow = (parts: readonly unknown[]) => {
    for (const part of followed) if (!parts.includes(part)) listen(part, 'off', changed);
    for (const part of parts) if (!followed.includes(part)) listen(part, 'on', changed);
    followed = parts;
  };
  const changed = () => {
    follow(partsOf(element)); // the model or its lists may have been replaced
    onChange();
  };
  follow(partsOf(element));
  const observer = new MutationObserver(changed);
  for (const target of new Set([host, element]))
    observer.observe(target, { attributes: true, attributeFilter: SETTINGS_ATTRIBUTES });
  for (const type of DRAWN) window.addEventListener(type, changed, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    follow([]);
  });
}

/** Returns the element's model and the lists in it. */
function partsOf(element: Element): unknown[] {
  const model = modelOf(element);
  const values = attempt(() => Object.values(property(model, 'attributes') ?? {})) ?? [];
  return [model, ...values].filter((part) => attempt(() => typeof property(part, 'on') === 'function'));
}

function listen(part: unknown, name: 'on' | 'off', onChange: () => void): void {
  const { [name]: method } = part as Record<string, unknown>;
  if (typeof method !== 'function') return;
  for (const type of CHANGES) attempt(() => method.call(part, type, onChange));
}
