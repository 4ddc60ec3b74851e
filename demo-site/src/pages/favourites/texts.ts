import texts from '../../../content/texts/favourites.json' with { type: 'json' };

export const favouritesTexts = texts.page;
