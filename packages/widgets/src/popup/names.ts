/** The item or entry that counts a popup's showings in a period; for the period "session" it is one of session storage. */
export const impressionsItem = (id: string): string => `popup-${id}-impressions-count`;
