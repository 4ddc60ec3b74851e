import table from 'iyim:widget-table';
import { mount, on, register, registerAction, scan, start, stop, unmount, version } from '@iyim/runtime';
import { fromTable } from './from-table.ts';

/** What classic scripts of the page use (RT-24). */
const api = { start, stop, scan, mount, unmount, on, register, registerAction, version };

declare global {
  interface Window {
    iyim?: typeof api;
  }
}

start({ widgets: fromTable(table) });
window.iyim ??= api;
document.dispatchEvent(new CustomEvent('iyim:ready'));
