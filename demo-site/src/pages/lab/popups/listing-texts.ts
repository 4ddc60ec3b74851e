import texts from '../../../../content/texts/lab.json' with { type: 'json' };
export const listingTexts = texts.listingPopups;
