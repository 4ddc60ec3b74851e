import { type Island, siteConfig } from '@iyim/runtime/widget';
import { subscribeNames } from './names.ts';

/** What the plugin says when nobody has written anything else, whatever the page's language. */
const DEFAULT = /^please specify a valid e-?mail\.?$/i;

/** What is said of an address that is none: the site's own words, else ours in the page's language (SB-1). */
export function invalidText(island: Island): string {
  const invalidMail = siteConfig().global(subscribeNames.settings).text('messages.invalidMail')?.trim();
  return !invalidMail || DEFAULT.test(invalidMail) ? island.text('invalid') : invalidMail;
}
