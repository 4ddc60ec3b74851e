import { type Html, html } from './html.ts';

interface NavigationPart {
  /** Id of the section. */
  readonly id: string;
  readonly label: string;
  readonly isDark: boolean;
}

interface ScrollNavigation {
  /** Physical side, because the plugin's setting is physical. */
  readonly position: 'left' | 'right';
  readonly parts: readonly NavigationPart[];
}

/** Renders the content of the elements plugin's scroll navigation, without the builder's element around it. */
export function scrollNavigation({ position, parts }: ScrollNavigation): Html {
  const hintShowType = 'show-hint-on-hover';
  const settings = {
    position,
    speed: 500,
    offset: 0,
    sectionSwitch: true,
    sectionSwitchOnMobile: true,
    hintShowType,
    sectionIdVisibility: false,
  };
  return html`<div class="jet-scroll-navigation jet-scroll-navigation--position-${position} jet-scroll-navigation--${hintShowType}" data-settings="${JSON.stringify(settings)}" data-widget="scroll-navigation"><div class="jet-scroll-navigation__inner">${parts.map(
    ({ id, label, isDark }) =>
      html`<div class="jet-scroll-navigation__item" data-anchor="${id}"${isDark && html` data-invert="yes"`}><div class="jet-scroll-navigation__dot"></div><div class="jet-scroll-navigation__item-hint"><span class="jet-scroll-navigation__label">${label}</span></div></div>`,
  )}</div></div>`;
}
