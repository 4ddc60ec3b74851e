import type { Widen } from '../site/widen.ts';

/** Names of the page builder's popups: where they keep what they count, and what a page says of its visitor. */
const preset = {
  storage: {
    /** The one item, in local and in session storage, under which the builder keeps a JSON object of everything. */
    store: 'elementor',
    /** Key inside it: when each entry ends, in epoch ms. */
    expiration: '__expiration',
    /** Page loads and visits, counted once a page load. */
    pageViews: 'pageViews',
    sessions: 'sessions',
    /** In the session's object: this visit has been counted. */
    activeSession: 'activeSession',
    /** Before a popup's id, for the next four. */
    popup: 'popup_',
    disable: '_disable',
    times: '_times',
    initialPageViews: '_page_views_initialPageViews',
    initialSessions: '_sessions_initialSessions',
    /** Around a popup's id: its count in a period; for the period "session" an item of session storage of its own. */
    impressionsStart: 'popup-',
    impressionsEnd: '-impressions-count',
    /** Popups without a period also count here, all together; nothing reads it. */
    allTimes: 'times',
  },
  globals: {
    builder: 'elementorFrontendConfig',
    /** The original's running code; its popup module counts page views itself. */
    original: 'elementorProFrontend',
  },
  globalKeys: {
    /** There for visitors who are logged in. */
    user: 'user',
    roles: 'user.roles',
    breakpoints: 'responsive.breakpoints',
    /** Of the original's running code: its modules, the one for popups, and in that whether one has shown on this page. */
    modules: 'modules',
    popupModule: 'popup',
    hasShown: 'popupPopped',
  },
} as const;

export type PopupNames = Widen<typeof preset>;

/** The real literals of the page builder whose contract this is. */
export const popupNames: PopupNames = preset;
