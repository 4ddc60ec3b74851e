import type { Page } from '@playwright/test';

/**
 * Returns a line for each element of the library whose required style, such as being hidden, is overridden by the theme. Focuses
 * one control after another, and leaves no element focused.
 */
export async function lostStyles(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift'); // from here on the browser shows the focus, as for keyboard users
  return page.evaluate(findLostStyles);
}

function findLostStyles(): string[] {
  const found: string[] = [];
  const drawn = '[class^="iyim-"], [class*=" iyim-"]';
  const name = (element: Element) => `<${element.localName} class="${element.getAttribute('class')}">`;
  const report = (element: Element, what: string) => found.push(`${name(element)} ${what}`);
  const each = (selector: string, check: (element: HTMLElement) => void) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) check(element);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isThere = (element: Element) => isSeen(element) && element.checkVisibility({ opacityProperty: true });
  const endTransitions = () => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  endTransitions();

  // Closed elements must not be visible, and text for screen readers must be at most 1 px in size.
  const closed = [
    `:is(${drawn})[hidden]`,
    'dialog[class*="iyim-"]:not([open])',
    '.iyim-mini-cart-panel[aria-hidden="true"]',
    '.iyim-search-panel:not(.show)',
    '.iyim-swatches-list.enabled-display-limit-mode > .iyim-swatch-over',
    '[data-widget] .is-hidden',
  ];
  each(closed.join(), (element) => {
    if (isSeen(element)) report(element, 'is closed but visible');
  });
  each('.iyim-visually-hidden', (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width > 1 || height > 1) report(element, `is for screen readers only but is ${width} × ${height} px`);
  });

  // Open elements must be in front of the page.
  each(
    'dialog[class*="iyim-"][open], .iyim-popup-box, .iyim-lightbox-frame, .iyim-delete-body, .iyim-mini-cart-panel[aria-hidden="false"], .iyim-search-panel.show',
    (element) => {
      if (!isThere(element)) return report(element, 'is open but not visible');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      if (left < 0 || right > clientWidth)
        report(element, `is cut off: ${left} to ${right} of ${clientWidth} px`);
      const [x, y] = [(left + right) / 2, Math.max(0, top) + Math.min(20, (bottom - top) / 2)];
      const above = document.elementFromPoint(x, y);
      if (above && !element.contains(above) && !above.closest('dialog'))
        report(element, `is under ${name(above)}`);
    },
  );

  // Unlike lists in an article, lists of controls must have neither indentation nor markers.
  each('.iyim-swatches-list, .iyim-carousel-dots, .iyim-form-steps, .iyim-form-files', (list) => {
    const { marginInlineStart, paddingInlineStart, listStyleType } = getComputedStyle(list);
    if (marginInlineStart !== '0px' || paddingInlineStart !== '0px')
      report(list, `is indented: ${marginInlineStart} + ${paddingInlineStart}`);
    const item = list.firstElementChild;
    if (item && getComputedStyle(item).display === 'list-item' && listStyleType !== 'none')
      report(list, `has markers: ${listStyleType}`);
    for (const one of list.children)
      if (isThere(one) && one.getBoundingClientRect().width > list.getBoundingClientRect().width + 1)
        report(one, 'is wider than its list');
  });

  // Text in boxes of the library must have padding.
  each(
    '.iyim-notice, .iyim-form-message, .iyim-form-summary, .iyim-live-search-results-header, .iyim-live-search-message, .iyim-mini-cart-panel, .iyim-calendar-overlay',
    (frame) => {
      if (isThere(frame) && getComputedStyle(frame).paddingInlineStart === '0px')
        report(frame, 'has no padding');
    },
  );

  // Controls must be large enough, contain their icon, and show the focus.
  const pressed = 'button, a[href], [role="button"], [role="radio"], [role="option"], summary';
  each(pressed, (control) => {
    if (!control.matches(drawn) && !control.parentElement?.closest(`${drawn}:not([data-widget])`)) return;
    if (control.closest('[inert]') || !isThere(control)) return;
    // A link in running text has the size of its text.
    if (getComputedStyle(control).display === 'inline') return;
    const { width, height } = control.getBoundingClientRect();
    const least = control.matches('.iyim-close, .iyim-button, .iyim-lightbox-button, .iyim-cart-step')
      ? 44
      : 24;
    if (width < least - 0.5 || height < least - 0.5)
      report(control, `is ${width} × ${height} px, not ${least}`);
    const isSquare = control.matches(
      '.iyim-close, .iyim-cart-step, .iyim-mini-cart-step, .iyim-carousel-arrow, .iyim-lightbox-button, .iyim-popup-close, .iyim-mini-cart-remove',
    );
    if (isSquare && Math.abs(width - height) > 1) report(control, `is not square: ${width} × ${height} px`);
    const icon = isSquare && control.querySelector('svg')?.getBoundingClientRect();
    if (icon) {
      const box = control.getBoundingClientRect();
      const off = [
        icon.left + icon.width / 2 - box.left - width / 2,
        icon.top + icon.height / 2 - box.top - height / 2,
      ];
      if (off.some((distance) => Math.abs(distance) > 2))
        report(control, `has its icon ${off} px off its centre`);
    }
    if (control.scrollWidth > control.clientWidth + 1) report(control, 'is too narrow for its content');
    if (!control.matches(drawn)) return;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return;
    endTransitions();
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1)
      report(control, 'has the focus but no focus ring');
    control.blur();
  });
  return found;
}
