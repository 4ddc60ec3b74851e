import { translate } from '@iyim/runtime/widget';
import { lightboxMessages } from './messages.ts';

/** A text of the lightbox, by its key. */
export type LightboxText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts as the page has them, else our own in the language around `opener`. */
export function lightboxTexts(opener: Element, labels: Readonly<Record<string, string>>): LightboxText {
  return (key, values) =>
    (Object.hasOwn(labels, key) ? labels[key] : undefined) ??
    translate(opener, 'lightbox', lightboxMessages, key, values);
}
