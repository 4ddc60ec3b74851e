import { jsonAttribute } from '@iyim/runtime/widget';
import { defineParts } from '../../shared/define-parts.ts';

export type UnfoldInput = ReturnType<typeof readUnfold>;

const OPEN = 'jet-unfold-state';

export const openClass = (isOpen: boolean): Record<string, boolean> => ({ [OPEN]: isOpen });
export const gradientClass = (isShown: boolean): Record<string, boolean> => ({
  'jet-unfold__mask-gradient': isShown,
});

const findParts = defineParts('an element that contains an element with the content', {
  plugin: {
    /** Element that is cut off; `content` is inside it. */
    mask: '.jet-unfold__mask',
    content: '.jet-unfold__content-inner, .jet-unfold__content:not(:has(.jet-unfold__content-inner))',
    separator: '?.jet-unfold__separator',
    /** Element around the button; the plugin's style sheet hides it. */
    trigger: '?.jet-unfold__trigger',
    button: '?.jet-unfold__button',
    icon: '?.jet-unfold__button-icon',
    text: '?.jet-unfold__button-text',
  },
  plain: { mask: ':scope > *', content: ':scope > :first-child > *' },
});

/**
 * Reads the plugin's parts, or plain markup: an element that is cut off, and the element inside it. Throws if one of the two is
 * missing.
 */
export const readUnfold = (host: HTMLElement) => ({
  ...findParts(host),
  startsOpen: host.classList.contains(OPEN),
});

/** Reads the settings of other releases of the plugin, which use other names or the element around the plugin's markup. */
export function otherSettings(host: HTMLElement): Record<string, unknown> {
  const { height, heightTablet, heightMobile } = jsonAttribute(host, 'data-settings');
  const outer = jsonAttribute(host.closest('.elementor-element[data-settings]'), 'data-settings');
  const { unfold_duration, fold_duration, unfold_easing, fold_easing, ...others } = outer;
  return {
    mask_height: height,
    mask_height_tablet: heightTablet,
    mask_height_mobile: heightMobile,
    unfoldDuration: unfold_duration,
    foldDuration: fold_duration,
    unfoldEasing: unfold_easing,
    foldEasing: fold_easing,
    ...others,
  };
}
