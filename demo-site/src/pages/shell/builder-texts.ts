import texts from '../../../content/texts/site.json' with { type: 'json' };
/** The page builder's own words, which its scripts read from the page (`elementorFrontendConfig.i18n`). */
export const builderTexts = texts.builder;
