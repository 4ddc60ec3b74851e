import table from 'iyim:later-table';
import { broughtToPage } from '../shared/iyim-widget.ts';
import { fromTable } from './from-table.ts';

export * from '@iyim/runtime/core';

/** Widgets of the core's table, in the order of their names in the entry. */
export const laterWidgets = fromTable(table).map((widget) => ({ ...widget, page: broughtToPage }));
