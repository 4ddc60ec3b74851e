import { mount, on, register, registerAction, scan, start, stop, unmount, version } from '@iyim/runtime';
import { catalogue } from './catalogue.ts';

/** What classic scripts of the page use (RT-24). */
const api = { start, stop, scan, mount, unmount, on, register, registerAction, version };

declare global {
  interface Window {
    iyim?: typeof api;
  }
}

start({ widgets: catalogue });
window.iyim ??= api;
document.dispatchEvent(new CustomEvent('iyim:ready'));
