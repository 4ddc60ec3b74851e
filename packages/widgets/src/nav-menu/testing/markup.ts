/** The part of the builder's style sheet that the nav menu depends on. */
export const SHEET = `
  body { margin: 0 }
  .elementor-nav-menu--main, .elementor-menu-toggle { display: none }
  .elementor-nav-menu, .elementor-nav-menu ul { list-style: none; margin: 0; padding: 0 }
  .elementor-nav-menu li { position: relative }
  .elementor-nav-menu a { display: flex; line-height: 30px; padding-inline: 20px }
  .elementor-nav-menu ul { display: none }
  .elementor-nav-menu--main .elementor-nav-menu ul { position: absolute; inline-size: 12em }
  .elementor-nav-menu--layout-horizontal .elementor-nav-menu { display: flex }
  .elementor-nav-menu .sub-arrow { padding-inline-start: 10px }
  .elementor-nav-menu .sub-arrow i { display: inline-block; inline-size: 0.625em }
  .elementor-nav-menu .sub-arrow svg { display: block; inline-size: 1em; block-size: 1em }
  .elementor-nav-menu--dropdown.elementor-nav-menu__container { transform-origin: top; overflow: hidden auto }
  .elementor-nav-menu--stretch .elementor-nav-menu--dropdown.elementor-nav-menu__container { position: absolute }
  .elementor-menu-toggle { cursor: pointer; block-size: 40px; inline-size: 40px }
  .elementor-menu-toggle:not(.elementor-active) + .elementor-nav-menu__container { transform: scaleY(0); max-block-size: 0 }
  .elementor-menu-toggle.elementor-active + .elementor-nav-menu__container { max-block-size: var(--menu-height) }
  .wide .elementor-nav-menu--main, .narrow .elementor-menu-toggle { display: block }
  .wide .elementor-nav-menu--dropdown.elementor-nav-menu__container { display: none }`;

export interface Entry {
  readonly text: string;
  readonly href?: string;
  readonly anchor?: boolean;
  readonly items?: readonly Entry[];
}

export const entries: readonly Entry[] = [
  { text: 'Home', href: '#home', anchor: true },
  {
    text: 'Shop',
    href: '#shop',
    items: [
      { text: 'Mugs', href: '#mugs' },
      {
        text: 'Bowls',
        href: '#bowls',
        items: [
          { text: 'Deep', href: '#deep' },
          { text: 'Flat', href: '#flat' },
        ],
      },
    ],
  },
  { text: 'More', href: '#', items: [{ text: 'About', href: '#about' }] },
];

const item = ({ text, href, anchor, items }: Entry, level: number, isCopy: boolean): string =>
  `<li class="menu-item${items ? ' menu-item-has-children' : ''}"><a class="${level ? 'elementor-sub-item' : 'elementor-item'}${anchor ? ' elementor-item-anchor elementor-item-active' : ''}"${href === undefined ? '' : ` href="${href}"`}${anchor ? ' aria-current="page"' : ''}${isCopy ? ' tabindex="-1"' : ''}>${text}</a>${
    items
      ? `<ul class="sub-menu elementor-nav-menu--dropdown">${items.map((each) => item(each, level + 1, isCopy)).join('')}</ul>`
      : ''
  }</li>`;

const list = (items: readonly Entry[], number: number, isVertical: boolean) =>
  `<ul id="menu-${number}-ab12" class="elementor-nav-menu${isVertical ? ' sm-vertical' : ''}">${items.map((each) => item(each, 0, number === 2)).join('')}</ul>`;

export const CARET = { value: 'fas fa-caret-down', library: 'fa-solid' };

interface Options {
  readonly settings?: object;
  readonly items?: readonly Entry[];
  readonly main?: boolean;
  readonly toggle?: string;
  readonly layout?: string;
  readonly shown?: string;
  readonly classes?: string;
}

const ICONS = `<i aria-hidden="true" role="presentation" class="elementor-menu-toggle__icon--open eicon-menu-bar"></i><svg aria-hidden="true" class="elementor-menu-toggle__icon--close" viewBox="0 0 10 10"><path d="M0 0h10"></path></svg>`;
export const TOGGLE = `<div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu Toggle" aria-expanded="false">${ICONS}</div>`;

/** Returns the server's markup of the page builder's menu, shown as in a wide or a narrow window. */
export const builder = ({
  settings = {},
  items = entries,
  main = true,
  toggle = TOGGLE,
  layout = 'horizontal',
  shown = 'wide',
  classes = '',
}: Options = {}): string => `
  <div class="${shown}"><div class="elementor-element elementor-widget elementor-widget-nav-menu ${classes}" data-widget="nav-menu" data-widget-load="load" data-settings='${JSON.stringify({ layout, submenu_icon: CARET, toggle: 'burger', ...settings }).replaceAll("'", '&#39;')}'>
    ${main ? `<nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-${layout} e--pointer-underline e--animation-fade">${list(items, 1, layout === 'vertical')}</nav>` : ''}
    ${toggle}<nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true">${list(items, 2, layout === 'vertical')}</nav>
  </div></div>`;

const plainList = (items: readonly Entry[]): string =>
  `<ul>${items.map(({ text, href, items: below }) => `<li><a href="${href}">${text}</a>${below ? plainList(below) : ''}</li>`).join('')}</ul>`;

/** Returns a nav menu in plain markup. */
export const plain = (toggle = ''): string =>
  `<nav data-widget="nav-menu" aria-label="Menu">${toggle}${plainList(entries)}</nav>`;
