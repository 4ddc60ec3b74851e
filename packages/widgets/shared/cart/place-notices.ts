import { SLOT } from '@iyim/runtime/page';
import { NOTICES, type NoticeKind, noticesOf } from './notice-names.ts';

/** Removes the server's notices of before, wherever the theme has put them, as the shop does: only the newest answer counts. */
export function removeNotices(
  document: Document,
  kinds: readonly NoticeKind[],
  mayStay: (notice: Element) => boolean = () => false,
): void {
  for (const old of document.querySelectorAll(noticesOf(...kinds)))
    if (!old.closest(`[${SLOT}]`) && !mayStay(old)) old.remove();
}

/** Finds the page's place for notices. */
export const findNoticePlace = (root: ParentNode): Element | null => root.querySelector(NOTICES);

/** Places the server's notices first in `inside`, or else before an element. */
export function placeNotices(
  notices: Iterable<Element>,
  { inside, before }: { readonly inside?: Element | null; readonly before: Element | null },
): void {
  if (inside) inside.prepend(...notices);
  else before?.before(...notices);
}

/** Makes lists of alerts plain: the focus goes to them and reads them. As alerts they would be read twice, and as no lists. */
export function withoutAlerts(content: DocumentFragment): DocumentFragment {
  for (const list of content.querySelectorAll('ul[role="alert"]')) list.removeAttribute('role');
  return content;
}
