import { widget } from '../../../../widgets/src/carousel/widget.ts';

export const widgets = [widget];
