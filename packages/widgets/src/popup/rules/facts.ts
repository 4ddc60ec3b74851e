import type { Zone } from './zone.ts';

/** What the rules need to know; nothing in them looks for itself. */
export interface Facts {
  readonly page: PageFacts;
  readonly popup: PopupFacts;
}

/** Of the page and its visitor, the same for all its popups. */
export interface PageFacts {
  /** Epoch ms by the browser's clock. */
  readonly now: number;
  /** Epoch ms by the browser's clock when this page was made, as far as the browser knows. */
  readonly madeAt: number;
  /** Page loads and visits so far, this one among them. */
  readonly views: number;
  readonly sessions: number;
  readonly referrer: string;
  /** Host of this page, with its port. */
  readonly host: string;
  /** Name of the device, as popups name them. */
  readonly device: string;
  /** Everything this browser can be called: `chrome`, `blink`, … */
  readonly browsers: ReadonlySet<string>;
  /** Roles of the visitor; null when nobody is logged in. */
  readonly roles: readonly string[] | null;
  /** The zone of the visitor's clock. */
  readonly clientZone: Zone;
  /** The site's zone; null when the page does not say. */
  readonly siteZone: Zone | null;
  /** An editor or preview: popups always show. */
  readonly isEdit: boolean;
}

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
