import { mount, on, register, registerAction, scan, start, stop, unmount, version } from '@iyim/runtime';

/** What classic scripts of the page use (RT-24). */
const api = { start, stop, scan, mount, unmount, on, register, registerAction, version };

declare global {
  interface Window {
    iyim?: typeof api;
  }
}

// Which widgets there are is nothing that a page without one needs.
start({ catalogue: () => import('./catalogue.ts') });
window.iyim ??= api;
document.dispatchEvent(new CustomEvent('iyim:ready'));
