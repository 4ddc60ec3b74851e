import { start } from '@iyim/runtime';
import { widget } from '../../../../widgets/src/listing/widget.ts';

start({ widgets: [widget] });
