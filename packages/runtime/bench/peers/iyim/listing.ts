export { listing } from '../../../../widgets/bundle/catalogue.ts';
