/** The public keys of the site's two captchas, as its author got them from the provider. */
export const siteKeys = { checkbox: 'iyim-demo-checkbox', score: 'iyim-demo-score' } as const;

export type CaptchaKind = keyof typeof siteKeys;

/** What the provider has to look out for with each key; null: nobody's key. */
export const kindOf = (siteKey: string): CaptchaKind | null =>
  siteKey === siteKeys.checkbox ? 'checkbox' : siteKey === siteKeys.score ? 'score' : null;
