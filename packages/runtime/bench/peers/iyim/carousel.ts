export { carousel } from '../../../../widgets/bundle/catalogue.ts';
