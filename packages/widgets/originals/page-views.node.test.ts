import { afterEach, describe, expect, it } from 'vitest';
import { PRO } from './frontend.ts';
import { originalPopups } from './original-popups.ts';
import { countVisit, readVisits } from './page-views.ts';
import { offerPopupApi } from './popup-api.ts';
import { builderTab } from './testing/builder-tab.ts';

describe('page loads and visits', () => {
  it('PO-6 each page load is counted, and one visit per tab', () => {
    const tab = builderTab();
    for (let page = 0; page < 3; page++) countVisit(tab.store);
    const later = builderTab({ local: tab.local, clock: tab.clock });
    countVisit(later.store);
    expect(readVisits(later.store)).toEqual({ views: 4, sessions: 2 });
    expect(tab.stored()).toMatchObject({ pageViews: 4, sessions: 2 });
    expect(tab.session.entries()).toEqual({ elementor: '{"activeSession":true,"__expiration":{}}' });
  });

  it.each([
    [
      { pageViews: 41, sessions: 6 },
      { views: 42, sessions: 7 },
    ],
    [
      { pageViews: '41', sessions: '6' },
      { views: 42, sessions: 7 },
    ],
    [
      { pageViews: 'many', sessions: null },
      { views: 1, sessions: 1 },
    ],
    [
      { pageViews: -5, sessions: {} },
      { views: 1, sessions: 1 },
    ],
  ])('PO-6 counting page loads and visits continues the stored counts %j', (stored, expected) => {
    const { store, local } = builderTab();
    local.setItem('elementor', JSON.stringify(stored));
    countVisit(store);
    expect(readVisits(store)).toEqual(expected);
  });

  it('PO-6 a visit that the original has already counted is not counted again', () => {
    const { store, session } = builderTab();
    session.setItem('elementor', '{"__expiration":{},"activeSession":true}');
    countVisit(store);
    expect(readVisits(store)).toEqual({ views: 1, sessions: 0 });
  });
});

describe('the original’s scripts on the same page', () => {
  const page = globalThis as Record<string, unknown>;
  afterEach(() => {
    delete page[PRO];
  });
  const withCode = (code: unknown) => {
    page[PRO] = code;
    return originalPopups();
  };
  /** The original uses class instances, not plain objects. */
  class Code {
    modules: unknown;
    constructor(modules: unknown) {
      this.modules = modules;
    }
  }

  class PopupModule {
    popupPopped: boolean | undefined;
    constructor(popupPopped?: boolean) {
      this.popupPopped = popupPopped;
    }
  }

  it('PO-6 originalPopups() detects that the original’s popup module counts page views', () => {
    const withModule = (popup: PopupModule) => withCode(new Code({ popup }));
    expect(withModule(new PopupModule())).toEqual({ counts: true, hasShown: false });
    expect(withModule(new PopupModule(true))).toEqual({ counts: true, hasShown: true });
  });

  it('PO-6 originalPopups() detects that the popup functions of this library count nothing', () => {
    const withdraw = offerPopupApi();
    expect(originalPopups().counts).toBe(false);
    withdraw();
    page[PRO] = new Code({});
    const withdrawAgain = offerPopupApi();
    expect(originalPopups()).toEqual({ counts: false, hasShown: false });
    withdrawAgain();
  });

  it('PO-6 originalPopups() assumes that the original counts page views when it has no modules yet', () => {
    expect(withCode(new Code(undefined)).counts).toBe(true);
  });

  it.each([[undefined], [null], ['x'], [new Code({})], [new Code({ popup: null })]])(
    'PO-6 originalPopups() detects that original code without popups counts nothing: %j',
    (code) => {
      expect(withCode(code)).toEqual({ counts: false, hasShown: false });
    },
  );

  it('PO-6 originalPopups() does not throw if a getter of the original code throws', () => {
    const code = Object.defineProperty({}, 'modules', {
      get() {
        throw new Error('theirs');
      },
    });
    expect(withCode(code).hasShown).toBe(false);
  });
});
