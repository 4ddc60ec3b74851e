import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Entry {
  /** Address of the linked page; a hash such as `#story` links to a section of this page. */
  readonly href: string;
  readonly label: string;
  readonly below?: readonly Entry[];
}

interface NavMenu {
  readonly name: string;
  readonly label: string;
  /** Label of the button that opens the menu in a narrow window. */
  readonly toggle: string;
  readonly entries: readonly Entry[];
}

const caret =
  '<svg class="e-font-icon-svg e-fas-chevron-down" viewBox="0 0 16 16" aria-hidden="true"><path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

const icon = (state: string, way: string): Html =>
  html`<svg class="elementor-menu-toggle__icon--${state}" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="${way}" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;

/** Renders the page builder's menu twice: as a row, and behind a button for narrow windows. */
export function navMenu({ name, label, toggle, entries }: NavMenu): Html {
  const id = elementId(name);
  const item = ({ href, label, below }: Entry, isSub: boolean, isCopy: boolean): Html =>
    html`<li class="menu-item${below && ' menu-item-has-children'}"><a href="${href}" class="elementor-${isSub ? 'sub-' : ''}item${href.startsWith('#') && ' elementor-item-anchor'}"${isCopy && html` tabindex="-1"`}>${label}</a>${
      below &&
      html`<ul class="sub-menu elementor-nav-menu--dropdown">${below.map((each) => item(each, true, isCopy))}</ul>`
    }</li>`;
  const list = (number: number): Html =>
    html`<ul id="menu-${number}-${id}" class="elementor-nav-menu">${entries.map((entry) => item(entry, false, number === 2))}</ul>`;
  return builderWidget({
    type: 'nav-menu',
    widget: 'nav-menu',
    id,
    classes: 'elementor-nav-menu--dropdown-mobile elementor-nav-menu--toggle elementor-nav-menu--burger',
    settings: {
      layout: 'horizontal',
      toggle: 'burger',
      submenu_icon: { value: caret, library: 'fa-solid' },
    },
    inside: html`<nav aria-label="${label}" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal e--pointer-underline e--animation-fade">${list(1)}</nav><div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="${toggle}" aria-expanded="false">${icon('open', 'M3 6h18M3 12h18M3 18h18')}${icon('close', 'M5 5l14 14M19 5L5 19')}</div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true">${list(2)}</nav>`,
  });
}
