import { hostsNamed } from '../islands/hosts.ts';
import { untilListens } from '../islands/mount.ts';
import { POPUP } from '../islands/trigger.ts';
import { ownValue } from '../site/plain.ts';
import { ID_PREFIX, OPENER_ATTRIBUTES, ORIGINAL_POPUP, SELECTOR_SETTINGS } from './names.ts';
import { isPlainPress, OPENER } from './sign-names.ts';

const LIVE = ':not([data-widget-load=never], [data-widget-state=failed])';
/** Whether a press may open a popup, including a popup that must be adopted first. */
export const mayOpenOriginal = (event: Event, target: Element): boolean =>
  target.closest(OPENER) !== null ||
  (isPlainPress(event) &&
    [...document.querySelectorAll(ORIGINAL_POPUP)].some((original) => selects(original, target)));

/**
 * Mounts the popups that a click on `target` opens, according to the opener's attributes or the popups' settings, unless they
 * already listen for clicks. The returned promises resolve when they listen.
 */
export function awaitPopups(target: Element): Promise<unknown>[] {
  const { ownerDocument } = target;
  const opener = target.closest(OPENER);
  const named = OPENER_ATTRIBUTES.map((name) => opener?.getAttribute(name)).join();
  const isNamed = ({ id }: Element) => id.startsWith(ID_PREFIX) && named.includes(id.slice(ID_PREFIX.length));
  const isParsed = ownerDocument.readyState !== 'loading';
  const hosts = isParsed ? hostsNamed('popup') : ownerDocument.querySelectorAll<HTMLElement>(POPUP);
  const popups = [...hosts].filter((host) => host.matches(LIVE) && (isNamed(host) || selects(host, target)));
  if (isParsed) return popups.flatMap((host) => untilListens(host) ?? []);
  if (!opener && popups.length === 0) return [];
  const parsed = new Promise((resolve) => {
    ownerDocument.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  return [parsed.then(() => Promise.all(awaitPopups(target)))];
}

/** Whether an opener selector in the settings of this popup's markup matches the target or an element around it. */
function selects(host: Element, target: Element): boolean {
  const attributes = [...host.attributes].filter(({ name }) => name.endsWith('settings'));
  const script = host.querySelector(':scope > script[data-widget-settings]');
  return [...attributes.map(({ value }) => value), script?.textContent ?? ''].some((json) => {
    try {
      const settings: unknown = JSON.parse(json);
      return SELECTOR_SETTINGS.some((name) => target.closest(String(ownValue(settings, name) || ':not(*)')));
    } catch {
      return false; // invalid JSON or selector, which the popup's island reports
    }
  });
}
