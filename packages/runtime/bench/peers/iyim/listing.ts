import { widget } from '../../../../widgets/src/listing/widget.ts';

export const widgets = [widget];
