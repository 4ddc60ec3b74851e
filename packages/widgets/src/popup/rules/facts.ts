import { names, type SiteConfig } from '@iyim/runtime/page';
import { device, editMode } from '@iyim/runtime/shop';
import { coerceText, isPlainObject, siteConfig } from '@iyim/runtime/widget';
import { pageVisits } from '../../../originals/page-views.ts';
import { clientZone, namedZone } from './schedule.ts';

/** The input of the rules, which read no other state. */
export interface Facts {
  readonly page: PageFacts;
  readonly popup: PopupFacts;
}

/** Facts of the page and its visitor, the same for all its popups. */
export type PageFacts = ReturnType<typeof pageFacts>;

/** Facts of one popup. */
export interface PopupFacts {
  /** Whether the visitor chose not to see the popup again. */
  readonly isDisabled: boolean;
  /** Whether the popup stays closed if another one has been shown on this page. */
  readonly avoidsOthers: boolean;
  readonly otherShown: boolean;
  /** Numbers of page loads and visits when the popup was first on a page. */
  readonly initialViews: number;
  readonly initialSessions: number;
  /** Number of counted showings in the period of the popup's rule. */
  readonly times: number;
  /** Whether the referrer matches the regular expression of the popup's rule. */
  readonly matchesUrl: boolean;
}

/** Returns facts about this page, this browser and this moment. */
export function pageFacts(visits: Readonly<Record<'views' | 'sessions', number>> = pageVisits()) {
  const config = siteConfig();
  const { timeZone } = config.page;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    /** Epoch ms by the browser's clock. */
    now: Date.now(),
    /** Epoch ms, by the browser's clock, at which the browser began to receive this page. */
    madeAt: performance.timeOrigin + (navigation?.responseStart ?? 0),
    ...visits,
    referrer: document.referrer,
    /** Host of this page, with its port. */
    host: location.host,
    device: device().peek(),
    /** Name of the browser in display rules, such as `chrome`; undefined for browsers without such a name. */
    browser: browserName(navigator.userAgent),
    /** The visitor's roles; null for guests. */
    roles: visitorRoles(config),
    /** The time zone of the visitor's clock. */
    clientZone,
    /** The site's time zone; null if the page does not define one that this browser supports. */
    siteZone: timeZone ? namedZone(timeZone) : null,
    /** Whether this is an editor or preview, where popups always show. */
    isEdit: editMode().peek(),
  } as const;
}

/** Returns messages about an unknown name of the site's time zone; schedules then work as if the page did not name a zone. */
export function zoneProblems(): readonly string[] {
  const { timeZone } = siteConfig().page;
  if (!timeZone || namedZone(timeZone)) return [];
  return [`timeZone: expected a name such as "Asia/Jerusalem", found ${JSON.stringify(timeZone)}`];
}

/**
 * Browser names in display rules, and their tokens in the user agent. The order matters, because a user agent may also contain
 * tokens of browsers later in the list.
 */
const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPiOS)\/|\bOpera\b/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['ie', /\bMSIE |\bTrident\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /\bVersion\/.*\bSafari\//],
];

export function browserName(userAgent: string): string | undefined {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
}

/** Returns the roles of a logged-in visitor, from the page's globals; null for guests. */
export function visitorRoles({ global }: SiteConfig): readonly string[] | null {
  const builder = global(names.globals.builder);
  if (!isPlainObject(builder.value('user'))) return null;
  const roles = builder.value('user.roles');
  // PHP writes a list with gaps as a map: `{"1":"editor"}`.
  const found: unknown[] = Array.isArray(roles) || isPlainObject(roles) ? Object.values(roles) : [roles];
  return found.flatMap((role) => coerceText(role) ?? []);
}
