import { SLOT } from '@iyim/runtime/widget';

export type NoticeKind = 'error' | 'message' | 'info';

/** Classes of a store notice: its type (§8), then those of classic and of block themes. */
export const NOTICE_CLASSES: Readonly<Record<NoticeKind, readonly string[]>> = {
  error: ['wc_error', 'woocommerce-error', 'is-error'],
  message: ['wc_message', 'woocommerce-message', 'is-success'],
  info: ['wc_info', 'woocommerce-info', 'is-info'],
};

/** A selector of notices of these kinds. */
export const noticesOf = (...kinds: readonly NoticeKind[]): string =>
  kinds.flatMap((kind) => NOTICE_CLASSES[kind].map((name) => `.${name}`)).join();

export const NOTICE = noticesOf('error', 'message', 'info');

/** The page's places for notices. */
export const NOTICES = '.e-woocommerce-notices-wrapper, .woocommerce-notices-wrapper';

/** Removes the server's notices of before, wherever the theme has put them, as the shop does: only the newest answer counts. */
export function removeNotices(
  document: Document,
  kinds: readonly NoticeKind[],
  mayStay: (notice: Element) => boolean = () => false,
): void {
  for (const old of document.querySelectorAll(noticesOf(...kinds)))
    if (!old.closest(`[${SLOT}]`) && !mayStay(old)) old.remove();
}
