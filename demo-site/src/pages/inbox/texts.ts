import texts from '../../../content/texts/forms.json' with { type: 'json' };
export const inboxTexts = texts.inbox;
