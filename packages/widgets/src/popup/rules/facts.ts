import { device, editMode } from '@iyim/runtime/shop';
import {
  coerceText,
  isPlainObject,
  names,
  pageVisits,
  type SiteConfig,
  siteConfig,
} from '@iyim/runtime/widget';
import { clientZone, namedZone } from './schedule.ts';

/** What the rules need to know; nothing in them looks for itself. */
export interface Facts {
  readonly page: PageFacts;
  readonly popup: PopupFacts;
}

/** Of the page and its visitor, the same for all its popups. */
export type PageFacts = ReturnType<typeof pageFacts>;

/** Of one popup. */
export interface PopupFacts {
  /** The visitor does not want it again. */
  readonly isDisabled: boolean;
  /** It stays away where another popup has shown on this page. */
  readonly avoidsOthers: boolean;
  readonly otherShown: boolean;
  /** Page loads and visits when it was first on a page. */
  readonly initialViews: number;
  readonly initialSessions: number;
  /** How often it has been counted in the period of its rule. */
  readonly times: number;
  /** Whether the regular expression of its rule finds something in the address that the visitor comes from. */
  readonly matchesUrl: boolean;
}

/** Facts of this page, this browser and this moment. */
export function pageFacts(visits = pageVisits()) {
  const config = siteConfig();
  const { timeZone } = config.page;
  return {
    /** Epoch ms by the browser's clock. */
    now: Date.now(),
    /** Epoch ms by the browser's clock when this page was made, as far as the browser knows. */
    madeAt: performance.timeOrigin + answeredAt(),
    ...visits,
    referrer: document.referrer,
    /** Host of this page, with its port. */
    host: location.host,
    device: device().peek(),
    /** What conditions call this browser: `chrome`; undefined when it is none of those that they can name. */
    browser: browserName(navigator.userAgent),
    /** Roles of the visitor; null when nobody is logged in. */
    roles: visitorRoles(config),
    /** The zone of the visitor's clock. */
    clientZone,
    /** The site's zone; null when the page does not say. */
    siteZone: timeZone ? namedZone(timeZone) : null,
    /** An editor or preview: popups always show. */
    isEdit: editMode().peek(),
  } as const;
}

/** Ms after the page was asked for at which its answer began to come. */
function answeredAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? 0;
}

/** What is wrong with the name of the site's zone, if a page gives one; such a page is taken to name none. */
export function zoneProblems(): readonly string[] {
  const { timeZone } = siteConfig().page;
  if (!timeZone || namedZone(timeZone)) return [];
  return [`timeZone: expected a name as "Asia/Jerusalem", found ${JSON.stringify(timeZone)}`];
}

/** What conditions call a browser, by what its user agent says of itself. Each says that it is also all those after it. */
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

/** Roles of the visitor who is logged in, as the page says; null when nobody is. */
export function visitorRoles({ global }: SiteConfig): readonly string[] | null {
  const builder = global(names.globals.builder);
  if (!isPlainObject(builder.value('user'))) return null;
  const roles = builder.value('user.roles');
  // PHP writes a list with gaps as a map: `{"1":"editor"}`.
  const found: unknown[] = Array.isArray(roles) || isPlainObject(roles) ? Object.values(roles) : [roles];
  return found.flatMap((role) => coerceText(role) ?? []);
}
