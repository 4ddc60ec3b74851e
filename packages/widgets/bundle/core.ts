import table from 'iyim:later-table';
import { broughtToPage } from '../shared/iyim-widget.ts';
import { fromTable } from './from-table.ts';

export * from '@iyim/runtime/core';

/** In the order in which the entry has their names. */
export const laterWidgets = fromTable(table).map((widget) => ({ ...widget, page: broughtToPage }));
