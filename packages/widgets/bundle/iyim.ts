import table from 'iyim:widget-table';
import { load, type PageApi } from '@iyim/runtime/loader';
import { fromTable } from './from-table.ts';

declare global {
  interface Window {
    /** What classic scripts of the page use (RT-24). */
    iyim?: PageApi;
  }
}

const widgets = fromTable(table);
if (window.iyim) window.iyim.start({ widgets });
else window.iyim = load(widgets);
document.dispatchEvent(new CustomEvent('iyim:ready'));
