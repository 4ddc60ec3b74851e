export { gallery } from '../../../../widgets/bundle/catalogue.ts';
