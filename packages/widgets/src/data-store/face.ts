import { type Island, parseHtml } from '@iyim/runtime/widget';
import type { Face, StoreLink } from './read.ts';

export interface FaceView {
  /** Shows the label and icon of a link whose post is in the store, or is not. */
  show(isIn: boolean): void;
  /** What screen readers call the link in that state; empty for an icon alone. */
  name(isIn: boolean): string;
}

/** Switches a link's label and icon. The server's own stay in the page, hidden while others stand in their place. */
export function createFace({ changes }: Island, { link, label, icon, faces, wasIn }: StoreLink): FaceView {
  const ownText = link.textContent ?? '';
  const ownName = nameOf(link.cloneNode(true) as Element);
  const faceOf = (isIn: boolean): Face | null =>
    faces && isIn !== wasIn ? faces[isIn ? 'in' : 'out'] : null;

  /** One part of the link: the server's element, and a slot for what replaces it. */
  const createPart = (element: HTMLElement | null, place: 'first' | 'last') => {
    let slot: HTMLElement | undefined;
    return (html: string | null) => {
      if (element) changes.style(element, 'display', html === null ? null : 'none');
      if (html && !slot) {
        slot = element ? changes.slot(element, 'after', 'span') : changes.slot(link, place, 'span');
        slot.className = 'iyim-data-store-part';
      }
      slot?.replaceChildren(parseHtml(html ?? ''));
    };
  };
  const showIcon = createPart(icon, 'first');
  const isPlain = !label && !link.firstElementChild && ownText.trim() !== '';
  const showLabel = isPlain
    ? (html: string | null) => changes.text(link, html === null ? ownText : textOf(html))
    : createPart(label, 'last');

  return {
    show(isIn) {
      const face = faceOf(isIn);
      showLabel(face?.label ?? null);
      if (!isPlain) showIcon(face?.icon ?? null); // a link of text alone has no room for an icon
    },
    name(isIn) {
      const face = faceOf(isIn);
      return face ? nameOf(parseHtml(face.icon + face.label)) : ownName;
    },
  };
}

/** The text of a link's content as screen readers hear it. Takes what they do not hear out of `content`. */
function nameOf(content: Element | DocumentFragment): string {
  for (const silent of content.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const pictures = [...content.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt'));
  return [content.textContent ?? '', ...pictures].join(' ').trim();
}

function textOf(html: string): string {
  return (parseHtml(html).textContent ?? '').trim();
}
