import { afterEach, beforeEach, vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { endLife } from '../site/life-slot.ts';
import { setExplicitConfig } from '../site/page-config.ts';
import { stop } from '../start.ts';
import { expectUnharmed } from './hostile.ts';

/** Prefixes of global names that a shop's scripts use. */
const OF_SHOP = /^(\$e$|jQuery|elementor|jet|wc_|wp$)/i;

const shopGlobals = () => Object.getOwnPropertyNames(window).filter((name) => OF_SHOP.test(name));

function restoreAttributes(element: Element): () => void {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  };
}

/** Records the state of the page, and returns a function that undoes a test's changes. */
function recordPage(): () => void {
  const { head, body } = document;
  const nodes = [...body.childNodes];
  const inHead = new Set(head.children);
  const globals = new Set(shopGlobals());
  const { state } = history;
  const { href } = location;
  const restore = [document.documentElement, body].map(restoreAttributes);
  return () => {
    body.replaceChildren(...nodes);
    // Vite's style sheets stay, because it adds each only once.
    for (const node of [...head.children])
      if (!inHead.has(node) && !node.matches('[data-vite-dev-id]')) node.remove();
    for (const step of restore) step();
    for (const name of shopGlobals()) if (!globals.has(name)) Reflect.deleteProperty(window, name);
    if (location.href !== href || history.state !== state) history.replaceState(state, '', href);
    if (scrollX !== 0 || scrollY !== 0) scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
}

/**
 * Removes what each test of a file leaves behind: islands, behaviours, configuration, fakes, nodes, attributes, the shop's
 * globals, storage and address. What the file itself puts on the page stays. A set-up file calls it for all test files.
 */
export function givePageBack(): void {
  let restore = () => {};
  beforeEach(() => {
    restore = recordPage();
  });
  afterEach(() => {
    stop();
    // Some tests start behaviours without `start`.
    endBehaviours();
    endLife();
    setExplicitConfig(undefined);
    // Mocks are restored before the timers, because restoring a spy on a faked function would restore the fake.
    vi.resetAllMocks();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    restore();
    localStorage.clear();
    sessionStorage.clear();
    expectUnharmed();
  });
}
