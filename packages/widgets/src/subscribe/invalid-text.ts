import { type Island, openArea } from '@iyim/runtime/widget';
import { subscribeArea } from './subscribe-area.ts';

/** What the plugin says when nobody has written anything else, whatever the page's language. */
const DEFAULT = /^please specify a valid e-?mail\.?$/i;

/** What is said of an address that is none: the site's own words, else ours in the page's language (SB-1). */
export function invalidText(island: Island): string {
  const { invalidMail } = openArea(subscribeArea).config;
  return invalidMail === '' || DEFAULT.test(invalidMail) ? island.text('invalid') : invalidMail;
}
