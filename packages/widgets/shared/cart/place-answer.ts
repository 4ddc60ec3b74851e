import { SLOT } from '@iyim/runtime/page';
import { type NoticeKind, noticesOf } from './notice-names.ts';

/**
 * Removes the server's earlier notices wherever the theme has put them, as the shop's script does, because only the newest answer
 * counts.
 */
export function removeNotices(
  document: Document,
  kinds: readonly NoticeKind[],
  isKept: (notice: Element) => boolean = () => false,
): void {
  for (const old of document.querySelectorAll(noticesOf(...kinds)))
    if (!old.closest(`[${SLOT}]`) && !isKept(old)) old.remove();
}

/** Places the server's notices at the start of `inside`, or before the element `before` if `inside` is null. */
export function placeNotices(
  notices: Iterable<Element>,
  inside: Element | null,
  before: Element | null,
): void {
  if (inside) inside.prepend(...notices);
  else before?.before(...notices);
}

/** Removes the alert role from lists of notices, because the focus moves to the list, and an alert would be announced twice. */
export function stopAlerts(notices: ParentNode): void {
  for (const list of notices.querySelectorAll('ul[role="alert"]')) list.removeAttribute('role');
}

/** Replaces a part of the page with the server's newer version. Without a newer version, the part is kept. */
export function replacePart(old: Element | null, fresh: Element | null): void {
  if (fresh) old?.replaceWith(fresh);
}

/** Replaces everything in an element. */
export const replaceAll = (element: Element, nodes: Iterable<Node>): void =>
  element.replaceChildren(...nodes);
