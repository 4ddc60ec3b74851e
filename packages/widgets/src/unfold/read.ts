import { jsonAttribute, NothingToEnhance } from '@iyim/runtime/widget';

export type UnfoldInput = ReturnType<typeof readUnfold>;

const OPEN = 'jet-unfold-state';

export const openClass = (isOpen: boolean): Record<string, boolean> => ({ [OPEN]: isOpen });
export const gradientClass = (is: boolean): Record<string, boolean> => ({ 'jet-unfold__mask-gradient': is });

/** The plugin's parts, or our own markup: an element that is cut off, with one in it. Throws when there is nothing to cut off. */
export function readUnfold(host: HTMLElement) {
  const find = (part: string) => host.querySelector<HTMLElement>(`.jet-unfold__${part}`);
  const mask = find('mask') ?? host.querySelector<HTMLElement>(':scope > *');
  const content = find('content-inner') ?? find('content') ?? mask?.querySelector<HTMLElement>(':scope > *');
  if (!mask || !content)
    throw new NothingToEnhance('expected an element with another one in it, which holds the content');
  return {
    /** What is cut off, and what is in it. */
    mask,
    content,
    separator: find('separator'),
    /** The plugin's button with its surroundings, which its sheet hides; none in our own markup. */
    trigger: find('trigger'),
    button: find('button'),
    icon: find('button-icon'),
    text: find('button-text'),
    startsOpen: host.classList.contains(OPEN),
  };
}

/** Settings as other releases have them: on the element around the plugin's, and under other names. */
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
