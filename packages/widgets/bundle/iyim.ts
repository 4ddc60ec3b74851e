import table, { laterNames } from 'iyim:widget-table';
import { load, type PageApi } from '@iyim/runtime/loader';
import { fromNames, fromTable } from './from-table.ts';

declare global {
  interface Window {
    /** API for classic scripts of the page (RT-24). */
    iyim?: PageApi;
  }
}

const importCore = async () => {
  const core = await import('./core.ts');
  core.laterWidgets.map((widget, index) => Object.assign(laterWidgets[index] as object, widget));
  return core;
};
const laterWidgets = fromNames(laterNames, importCore);
const widgets = [...fromTable(table), ...laterWidgets];
if (window.iyim) window.iyim.start({ widgets });
else window.iyim = load(widgets, importCore);
document.dispatchEvent(new CustomEvent('iyim:ready'));
