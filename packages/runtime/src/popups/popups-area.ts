import type { Area, AreaPreset } from '../site/area.ts';
import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';
import type { Breakpoint } from '../site/config.ts';
import { globalReader, type ReadGlobal } from '../site/globals.ts';
import { isPlainObject, own } from '../site/plain.ts';
import { type PopupNames, popupNames } from './names.ts';

/** What the page says that popups' rules ask about. */
export interface PopupsConfig {
  /** Roles of the visitor who is logged in; null when nobody is. */
  readonly roles: readonly string[] | null;
  /**
   * The builder's own enabled devices by name, as popups name them (also `mobile_extra` and `tablet_extra`); empty when
   * the page does not say.
   */
  readonly devices: Readonly<Record<string, Breakpoint>>;
  /** IANA name of the site's time zone (`Asia/Jerusalem`), for schedules in site time; empty: as the server's clock says. */
  readonly timeZone: string;
}

function readConfig({ globals, globalKeys: keys }: PopupNames, read: ReadGlobal): PopupsConfig {
  const builder = globalReader(read, globals.builder);
  return {
    roles: readRoles(builder.value(keys.user), builder.value(keys.roles)),
    devices: readDevices(builder.value(keys.breakpoints)),
    timeZone: '',
  };
}

/** PHP writes a list with gaps as a map: `{"1":"editor"}`. */
function readRoles(user: unknown, roles: unknown): readonly string[] | null {
  if (!isPlainObject(user)) return null;
  const found: unknown[] = Array.isArray(roles)
    ? roles
    : isPlainObject(roles)
      ? Object.values(roles)
      : [roles];
  return found.flatMap((role) => coerceText(role) ?? []);
}

function readDevices(value: unknown): Readonly<Record<string, Breakpoint>> {
  const found = new Map<string, Breakpoint>();
  for (const [device, breakpoint] of Object.entries(isPlainObject(value) ? value : {})) {
    const width = coerceNumber(own(breakpoint, 'value'));
    if (width === undefined || coerceFlag(own(breakpoint, 'is_enabled')) === false) continue;
    found.set(device, { value: width, direction: own(breakpoint, 'direction') === 'min' ? 'min' : 'max' });
  }
  return Object.fromEntries(found);
}

export type PopupsArea = Area<PopupNames, PopupsConfig>;

/** Configured under `names.popups` and `site.popups`. */
export const popupsArea: AreaPreset<PopupNames, PopupsConfig> = {
  key: 'popups',
  names: popupNames,
  readConfig,
};
