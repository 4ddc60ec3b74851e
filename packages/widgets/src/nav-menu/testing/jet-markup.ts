/** The part of the blocks plugin's style sheet that the menu depends on. Narrow windows have the class `narrow` around the menu. */
export const BLOCKS_SHEET = `
  body { margin: 0 }
  .jet-nav { display: flex }
  .jet-nav .menu-item-has-children { position: relative }
  .jet-nav .menu-item-link { display: flex; justify-content: space-between; padding: 5px 10px; line-height: 30px }
  .jet-nav-arrow svg { inline-size: 10px; block-size: 10px }
  .jet-nav--vertical { flex-direction: column; inline-size: 12em; margin-inline: 300px }
  .jet-nav__sub { position: absolute; left: 0; top: -999em; visibility: hidden; z-index: 9; width: 200px; background: #fff; opacity: 0 }
  .menu-item.jet-nav-hover > .jet-nav__sub { opacity: 1; visibility: visible; top: 0; left: 100% }
  .jet-nav--vertical-sub-bottom .jet-nav__sub, .narrow .jet-nav__sub { position: static; width: 100%; display: none }
  .jet-nav__mobile-trigger, .jet-nav__mobile-close-btn { display: none; width: 40px; height: 40px }
  .narrow .jet-nav__mobile-trigger, .narrow .jet-nav__mobile-close-btn { display: flex }
  .narrow .jet-nav { display: none; flex-direction: column }
  .narrow .jet-mobile-menu-active .jet-nav { display: block }
  .narrow .jet-mobile-menu--left-side .jet-nav { display: block; position: fixed; top: 0; left: 0; width: 270px; transform: translateX(-100%) }
  .narrow .jet-mobile-menu--left-side.jet-mobile-menu-active .jet-nav { transform: none }
  .narrow .jet-mobile-menu--full-width .jet-nav { position: absolute; left: 0; display: block; width: 100vw; transform: scaleY(0) }
  .narrow .jet-mobile-menu--full-width.jet-mobile-menu-active .jet-nav { transform: none }`;

interface Entry {
  readonly text: string;
  readonly href?: string;
  readonly items?: readonly Entry[];
}

export const entries: readonly Entry[] = [
  { text: 'Home', href: '#home' },
  {
    text: 'Shop',
    href: '/shop/',
    items: [
      { text: 'Mugs', href: '#mugs' },
      { text: 'Bowls', href: '/bowls/', items: [{ text: 'Deep', href: '#deep' }] },
    ],
  },
  { text: 'More', href: '#', items: [{ text: 'About', href: '#about' }] },
];

const ARROW = '<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M0 2h10l-5 6z"></path></svg>';

const blocksItem = ({ text, href, items }: Entry, depth: number): string =>
  `<div class="menu-item menu-item-type-custom${items ? ' menu-item-has-children' : ''} jet-nav__item-${text.length}${depth} jet-nav__item${depth ? ' jet-nav-item-sub' : ''}"><a href="${href}" class="menu-item-link menu-item-link-depth-${depth} menu-item-link-${depth ? 'sub' : 'top'}"><span class="jet-nav-link-text">${text}</span>${items ? `<div class="jet-nav-arrow">${ARROW}</div>` : ''}</a>
${items ? `<div  class="jet-nav__sub jet-nav-depth-${depth}">${items.map((each) => blocksItem(each, depth + 1)).join('')}</div>` : ''}</div>`;

interface BlocksOptions {
  readonly layout?: 'horizontal' | 'vertical';
  readonly sub?: 'right-side' | 'left-side' | 'bottom';
  /** Layout of the menu below its toggle; null for a menu without a toggle. */
  readonly mobile?: 'default' | 'full-width' | 'left-side' | 'right-side' | null;
  readonly device?: string;
  readonly shown?: 'wide' | 'narrow';
  readonly attributes?: string;
}

/** Returns the blocks plugin's menu, as its server prints it, shown as in a wide or a narrow window. */
export const blocks = ({
  layout = 'horizontal',
  sub = 'right-side',
  mobile = 'default',
  device = 'mobile',
  shown = 'wide',
  attributes = '',
}: BlocksOptions = {}): string => `
  <div class="${shown}"><div class="elementor-element elementor-widget elementor-widget-jet-nav-menu" data-widget_type="jet-nav-menu.default"><div class="elementor-widget-container">
  <nav class="jet-nav-wrap m-layout-${device}${mobile ? ` jet-mobile-menu jet-mobile-menu--${mobile}` : ''}"${mobile ? ` data-mobile-trigger-device="${device}" data-mobile-layout="${mobile}"` : ''} data-widget="nav-menu" data-widget-load="load" ${attributes}>
    ${mobile ? `<div class="jet-nav__mobile-trigger jet-nav-mobile-trigger-align-left"><span class="jet-nav__mobile-trigger-open jet-blocks-icon">${ARROW}</span><span class="jet-nav__mobile-trigger-close jet-blocks-icon">${ARROW}</span></div>` : ''}
    <div class="menu-main-container"><div class="jet-nav m-layout-${device} jet-nav--${layout}${layout === 'vertical' ? ` jet-nav--vertical-sub-${sub}` : ''}">${entries.map((each) => blocksItem(each, 0)).join('')}${/-side/.test(mobile ?? '') ? `<div class="jet-nav__mobile-close-btn jet-blocks-icon">${ARROW}</div>` : ''}</div></div>
  </nav></div></div></div>`;

/** The part of the menu plugin's style sheet that the menu depends on. */
export const MEGA_SHEET = `
  body { margin: 0 }
  .jet-mega-menu { position: relative; width: 100% }
  .jet-mega-menu-list, .jet-mega-menu-sub-menu__list { list-style: none; margin: 0; padding: 0 }
  .jet-mega-menu-list { display: flex; position: relative }
  .jet-mega-menu-item { position: relative }
  .jet-mega-menu-item[hidden] { display: none }
  .jet-mega-menu-item__inner { display: flex; gap: 5px; padding: 5px 10px; line-height: 30px }
  .jet-mega-menu-item__dropdown { min-width: 18px }
  .jet-mega-menu-toggle { display: none; width: 36px; height: 36px }
  .jet-mega-menu--layout-dropdown .jet-mega-menu-toggle { display: flex }
  .jet-mega-menu--roll-up .jet-mega-menu-list { flex-wrap: nowrap }
  .jet-mega-menu--layout-dropdown .jet-mega-menu-list { flex-direction: column }
  .jet-mega-menu--layout-dropdown .jet-mega-menu-container { pointer-events: none; max-height: 0; overflow: hidden; position: absolute }
  .jet-mega-menu--layout-dropdown.jet-mega-menu--dropdown-open .jet-mega-menu-container { pointer-events: auto; max-height: 90vh; overflow: auto }
  .jet-mega-menu:is(.jet-mega-menu--layout-horizontal, .jet-mega-menu--layout-vertical) :is(.jet-mega-menu-sub-menu, .jet-mega-menu-mega-container) { position: absolute; top: 100%; min-width: 200px; opacity: 0; visibility: hidden; pointer-events: none; background: #fff }
  .jet-mega-menu--layout-dropdown :is(.jet-mega-menu-sub-menu, .jet-mega-menu-mega-container) { visibility: hidden; pointer-events: none; height: 0; overflow: hidden }
  .jet-mega-menu .jet-mega-menu-item--hover > :is(.jet-mega-menu-sub-menu, .jet-mega-menu-mega-container) { opacity: 1; visibility: visible; pointer-events: auto; height: auto }`;

const megaItem = ({ text, href, items }: Entry, depth: number, content?: string): string => {
  const has = items !== undefined || content !== undefined;
  const level = depth ? 'sub' : 'top';
  return `<li id="jet-mega-menu-item-${text}" class="jet-mega-menu-item jet-mega-menu-item-type-custom${has ? ' jet-mega-menu-item-has-children' : ''} jet-mega-menu-item--${content === undefined ? 'default' : 'mega'} jet-mega-menu-item--${level}-level jet-mega-menu-item-7"><div class="jet-mega-menu-item__inner"${has ? ` role="button" tabindex="0" aria-haspopup="true" aria-expanded="false" aria-label="${text}"` : ''}><a href="${href}" class="jet-mega-menu-item__link jet-mega-menu-item__link--${level}-level"><div class="jet-mega-menu-item__title"><div class="jet-mega-menu-item__label">${text}</div></div></a>${has ? `<div class="jet-mega-menu-item__dropdown">${ARROW}</div>` : ''}</div>${
    content === undefined
      ? ''
      : `<div class="jet-mega-menu-mega-container" data-template-id="9" data-template-content="elementor" data-position="default"><div class="jet-mega-menu-mega-container__inner">${content}</div></div>`
  }
${items ? `<div class='jet-mega-menu-sub-menu'><ul  class="jet-mega-menu-sub-menu__list">${items.map((each) => megaItem(each, depth + 1)).join('')}</ul></div>` : ''}</li>`;
};

const CONTENT =
  '<h3>Kitchen</h3><ul><li><a href="#cups">Cups</a><ul><li><a href="#small">Small</a></li></ul></li></ul><input aria-label="Search" />';

const ROLL_UP =
  "<li class='jet-mega-menu-item jet-mega-menu-item--default jet-mega-menu-item-has-children jet-mega-menu-item--top-level jet-mega-menu-item--roll-up' hidden><div class='jet-mega-menu-item__inner'><a class='jet-mega-menu-item__link jet-mega-menu-item__link--top-level' href='#'><div class='jet-mega-menu-item__title'><div class='jet-mega-menu-item__label'>...</div></div></a></div><div class='jet-mega-menu-sub-menu'><ul class='jet-mega-menu-sub-menu__list'></ul></div></li>";

interface MegaOptions {
  readonly settings?: object;
  readonly content?: string;
  readonly attributes?: string;
}

/** Returns the menu plugin's menu, as its server prints it. The item "Kitchen" has a submenu with content of any kind. */
export const mega = ({ settings = {}, content = CONTENT, attributes = '' }: MegaOptions = {}): string => {
  const all = {
    menuId: '3',
    rollUp: true,
    megaAjaxLoad: false,
    layout: 'horizontal',
    subEvent: 'hover',
    subTrigger: 'item',
    subPosition: 'right',
    megaWidthType: 'container',
    megaWidthSelector: '',
    breakpoint: 768,
    ...settings,
  };
  return `<div class="elementor-element elementor-widget elementor-widget-jet-mega-menu" data-widget_type="jet-mega-menu.default">
  <div class="jet-mega-menu jet-mega-menu--layout-${all.layout} jet-mega-menu--sub-position-right jet-mega-menu--dropdown-layout-default jet-mega-menu--dropdown-position-right jet-mega-menu--animation-fade jet-mega-menu--location-elementor jet-mega-menu--roll-up" data-settings='${JSON.stringify(all).replaceAll("'", '&#39;')}' data-widget="nav-menu" data-widget-load="load" ${attributes}><div class="jet-mega-menu-toggle" role="button" tabindex="0" aria-label="Open/Close Menu"><div class="jet-mega-menu-toggle-icon jet-mega-menu-toggle-icon--default-state">${ARROW}</div></div><nav class="jet-mega-menu-container" aria-label="Main nav"><ul class="jet-mega-menu-list">${megaItem({ text: 'Kitchen', href: '/kitchen/' }, 0, content)}${entries.map((each) => megaItem(each, 0)).join('')}${ROLL_UP}</ul></nav></div></div>`;
};
