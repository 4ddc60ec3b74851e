import texts from '../../../content/texts/shop.json' with { type: 'json' };
export const saleTexts = texts.salePage;
