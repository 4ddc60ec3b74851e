import { widget } from '../../../../widgets/src/gallery/widget.ts';

export const widgets = [widget];
