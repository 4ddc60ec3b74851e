import table from 'iyim:widget-table';
import { start } from '@iyim/runtime';
import { fromTable } from '../../../../widgets/bundle/from-table.ts';

start({ widgets: fromTable(table) });
