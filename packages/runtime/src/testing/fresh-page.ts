import { vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { endLife } from '../site/life-slot.ts';
import { stop } from '../start.ts';
import { givePageBack } from './give-page-back.ts';

/**
 * Runs before each test file that has a document, and removes everything that the previous file left behind. Files share their
 * worker's modules and window, because creating a window takes longer than most files' tests.
 */
stop();
// Even a file that never called `start` may have started behaviours.
endBehaviours();
endLife();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
delete (globalThis as Record<symbol, unknown>)[Symbol.for('iyim')];
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split(';'))
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;

givePageBack();
