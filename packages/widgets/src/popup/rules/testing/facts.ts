import type { Facts, PageFacts, PopupFacts } from '../facts.ts';
import { fixedZone } from '../schedule.ts';

const page: PageFacts = {
  now: Date.UTC(2026, 10, 21, 12),
  madeAt: Date.UTC(2026, 10, 21, 12),
  views: 1,
  sessions: 1,
  referrer: '',
  host: 'shop.test',
  device: 'desktop',
  browser: 'chrome',
  roles: null,
  clientZone: fixedZone,
  siteZone: null,
  isEdit: false,
};

const popup: PopupFacts = {
  isDisabled: false,
  avoidsOthers: false,
  otherShown: false,
  initialViews: 1,
  initialSessions: 1,
  times: 0,
  matchesUrl: false,
};

/** Returns the facts of a visitor's first page and of a popup that has never been shown, with the given changes. */
export function factsWith(over: { page?: Partial<PageFacts>; popup?: Partial<PopupFacts> } = {}): Facts {
  return { page: { ...page, ...over.page }, popup: { ...popup, ...over.popup } };
}
