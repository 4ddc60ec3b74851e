import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { setExplicitConfig } from '../site/config-source.ts';
import { until } from '../testing/page.ts';
import { behave } from './behave.ts';
import { loadBehaviours } from './load-behaviours.ts';

const globals = globalThis as Record<string, unknown>;
const kept = () => localStorage.getItem('jet_engine_store_seen');

beforeEach(() => {
  Reflect.deleteProperty(globals, Symbol.for('iyim')); // another page
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  endBehaviours();
  setExplicitConfig(undefined);
  Reflect.deleteProperty(globals, 'JetEngineViewsData');
  Reflect.deleteProperty(globals, 'ElementorProFrontendConfig');
});

describe('what the page does as a whole', () => {
  it('LG-6 items that open an address are followed where there are any', async () => {
    document.body.innerHTML =
      '<div class="jet-engine-listing-overlay-wrap" data-url="/item/"><p>Item</p></div>';
    behave(document);
    const item = document.querySelector('[data-url]');
    await until(() => item?.getAttribute('role') === 'link', 'the item to become operable');
  });

  it('DS-6 a page that is itself in a store that keeps what was seen is taken in, without any button', async () => {
    const seen = { slug: 'seen', type: 'local-storage', is_front: true, post_id: 12, size: 3 };
    globals.JetEngineViewsData = [seen];
    vi.resetModules();
    const fresh = await import('./behave.ts');
    fresh.behave(document);
    await until(() => kept() === '12', 'the view to be kept');
  });

  it('PO-6 a page of the page builder is counted, whether a popup is on it or not, and once', async () => {
    globals.ElementorProFrontendConfig = { nonce: 'a' };
    vi.resetModules();
    const fresh = await import('./behave.ts');
    fresh.behave(document);
    const pageViews = () => JSON.parse(localStorage.getItem('elementor') ?? '{}').pageViews;
    await until(() => pageViews() === 1, 'the page to be counted');
    fresh.behave(document);
    const { pageVisits } = await import('../popups/page-views.ts');
    expect(pageVisits().views).toBe(1);
  });

  it('RT-18 what is still being fetched when the page is stopped does not begin', async () => {
    document.body.innerHTML =
      '<div data-widget="popup"></div><div class="jet-container" data-url="/item/"><p>Item</p></div>';
    behave(document);
    loadBehaviours(document);
    endBehaviours();
    await vi.dynamicImportSettled();
    expect(document.querySelector('[data-url]')?.getAttribute('role')).toBeNull();
    expect(globals).not.toHaveProperty('elementorProFrontend');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const link = document.createElement('a');
    link.setAttribute('href', '#elementor-action:action=popup:open&settings=');
    document.body.append(link);
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('DS-6 a page that is in none keeps nothing', async () => {
    globals.JetEngineViewsData = {};
    behave(document);
    await Promise.resolve();
    expect(kept()).toBeNull();
  });
});
