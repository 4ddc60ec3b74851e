export type NoticeKind = 'error' | 'message' | 'info';

/** Classes of each kind of store notice: its type (§8), then its class in classic themes and in block themes. */
export const NOTICE_CLASSES: Readonly<Record<NoticeKind, readonly string[]>> = {
  error: ['wc_error', 'woocommerce-error', 'is-error'],
  message: ['wc_message', 'woocommerce-message', 'is-success'],
  info: ['wc_info', 'woocommerce-info', 'is-info'],
};

/** Returns a selector of notices of these kinds. */
export const noticesOf = (...kinds: readonly NoticeKind[]): string =>
  kinds.flatMap((kind) => NOTICE_CLASSES[kind].map((name) => `.${name}`)).join();

const NOTICE = noticesOf('error', 'message', 'info');

/**
 * Returns the notices of an answer: only the outermost ones, and each text only once, because themes and plugins print some
 * notices twice.
 */
export function noticesIn(
  root: ParentNode,
  isIncluded: (notice: Element) => boolean = () => true,
): HTMLElement[] {
  const texts = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>(NOTICE)].filter((notice) => {
    const text = notice.textContent?.trim() ?? '';
    if (!isIncluded(notice) || notice.parentElement?.closest(NOTICE) || texts.has(text)) return false;
    return texts.add(text);
  });
}

/** Selector of the page's containers for notices. */
export const NOTICES = '.e-woocommerce-notices-wrapper, .woocommerce-notices-wrapper';
