import { carousel as widget } from '../../../../widgets/bundle/catalogue.ts';

export const widgets = [widget];
