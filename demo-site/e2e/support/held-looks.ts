import type { Page } from '@playwright/test';

/**
 * What a theme may not change about what the library draws: each line names an element and what was found of it. Focus goes to
 * every control in turn, so the page's own is lost.
 */
export async function lostLooks(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift'); // from here on the browser shows the focus, as for who uses keys
  return page.evaluate(findLostLooks);
}

function findLostLooks(): string[] {
  const found: string[] = [];
  const drawn = '[class^="iyim-"], [class*=" iyim-"]';
  const name = (element: Element) => `<${element.localName} class="${element.getAttribute('class')}">`;
  const say = (element: Element, what: string) => found.push(`${name(element)} ${what}`);
  const each = (selector: string, look: (element: HTMLElement) => void) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) look(element);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isThere = (element: Element) => isSeen(element) && element.checkVisibility({ opacityProperty: true });
  const arrive = () => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  arrive();

  // What is closed, empty or for ears only.
  const closed = [
    `:is(${drawn})[hidden]`,
    'dialog[class*="iyim-"]:not([open])',
    '.iyim-mini-cart-panel[aria-hidden="true"]',
    '.iyim-search-panel:not(.show)',
    '.iyim-swatches-list.enabled-display-limit-mode > .iyim-swatch-over',
    '[data-widget] .is-hidden',
  ];
  each(closed.join(), (element) => {
    if (isSeen(element)) say(element, 'is closed and can be seen');
  });
  each('.iyim-visually-hidden', (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width > 1 || height > 1) say(element, `is for ears only and is ${width} × ${height} px`);
  });

  // What is open lies above the page.
  each(
    'dialog[class*="iyim-"][open], .iyim-popup-box, .iyim-lightbox-frame, .iyim-delete-body, .iyim-mini-cart-panel[aria-hidden="false"], .iyim-search-panel.show',
    (element) => {
      if (!isThere(element)) return say(element, 'is open and can not be seen');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      if (left < 0 || right > clientWidth)
        say(element, `is cut off: ${left} to ${right} of ${clientWidth} px`);
      const [x, y] = [(left + right) / 2, Math.max(0, top) + Math.min(20, (bottom - top) / 2)];
      const above = document.elementFromPoint(x, y);
      if (above && !element.contains(above) && !above.closest('dialog'))
        say(element, `lies under ${name(above)}`);
    },
  );

  // Lists that are no text of an article.
  each('.iyim-swatches-list, .iyim-carousel-dots, .iyim-form-steps, .iyim-form-files', (list) => {
    const { marginInlineStart, paddingInlineStart, listStyleType } = getComputedStyle(list);
    if (marginInlineStart !== '0px' || paddingInlineStart !== '0px')
      say(list, `is indented: ${marginInlineStart} + ${paddingInlineStart}`);
    const item = list.firstElementChild;
    if (item && getComputedStyle(item).display === 'list-item' && listStyleType !== 'none')
      say(list, `has signs: ${listStyleType}`);
    for (const one of list.children)
      if (isThere(one) && one.getBoundingClientRect().width > list.getBoundingClientRect().width + 1)
        say(one, 'is wider than its list');
  });

  // Words in a frame of ours do not touch it.
  each(
    '.iyim-notice, .iyim-form-message, .iyim-form-summary, .iyim-live-search-results-header, .iyim-live-search-message, .iyim-mini-cart-panel, .iyim-calendar-overlay',
    (frame) => {
      if (isThere(frame) && getComputedStyle(frame).paddingInlineStart === '0px') say(frame, 'has no room');
    },
  );

  // What is pressed: large enough, its sign inside, and the focus seen.
  const pressed = 'button, a[href], [role="button"], [role="radio"], [role="option"], summary';
  each(pressed, (control) => {
    if (!control.matches(drawn) && !control.parentElement?.closest(`${drawn}:not([data-widget])`)) return;
    if (control.closest('[inert]') || !isThere(control)) return;
    // A link in running text has the size of its words.
    if (getComputedStyle(control).display === 'inline') return;
    const { width, height } = control.getBoundingClientRect();
    const least = control.matches('.iyim-close, .iyim-button, .iyim-lightbox-button, .iyim-cart-step')
      ? 44
      : 24;
    if (width < least - 0.5 || height < least - 0.5) say(control, `is ${width} × ${height} px, not ${least}`);
    const isSquare = control.matches(
      '.iyim-close, .iyim-cart-step, .iyim-mini-cart-step, .iyim-carousel-arrow, .iyim-lightbox-button, .iyim-popup-close, .iyim-mini-cart-remove',
    );
    if (isSquare && Math.abs(width - height) > 1) say(control, `is not square: ${width} × ${height} px`);
    const icon = isSquare && control.querySelector('svg')?.getBoundingClientRect();
    if (icon) {
      const box = control.getBoundingClientRect();
      const off = [
        icon.left + icon.width / 2 - box.left - width / 2,
        icon.top + icon.height / 2 - box.top - height / 2,
      ];
      if (off.some((distance) => Math.abs(distance) > 2))
        say(control, `has its icon ${off} px beside its middle`);
    }
    if (control.scrollWidth > control.clientWidth + 1) say(control, 'is too narrow for what is in it');
    if (!control.matches(drawn)) return;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return;
    arrive();
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1)
      say(control, 'has the focus and no ring');
    control.blur();
  });
  return found;
}
