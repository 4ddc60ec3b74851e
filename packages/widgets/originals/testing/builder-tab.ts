import { fakeStorage } from '../../../runtime/src/site/testing/fake-browser.ts';
import { createPopupRecord } from '../../src/popup/rules/stored.ts';
import { createBuilderStore } from '../builder-store.ts';
import { originalBuilderStore } from './original-builder-store.ts';

/**
 * Creates a browser tab with a clock that can be set. Pass `local` and `clock` of another tab to share them, as the tabs of one
 * browser do.
 */
export function builderTab({ local = fakeStorage(), clock = { now: Date.UTC(2026, 10, 21) } } = {}) {
  const session = fakeStorage();
  const now = () => clock.now;
  const store = createBuilderStore({
    local: () => local,
    session: () => session,
    now,
  });
  return {
    local,
    session,
    clock,
    store,
    original: originalBuilderStore(local, now),
    record: (id: string) => createPopupRecord(id, { store, session: () => session }),
    /** Returns the parsed item in local storage. */
    stored: (): unknown => JSON.parse(local.getItem('elementor') ?? 'null'),
    /** Advances the clock. */
    wait: (seconds: number) => {
      clock.now += seconds * 1000;
    },
  };
}
