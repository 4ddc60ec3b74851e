import { coerceFlag, isPlainObject, parseJson } from '@iyim/runtime/widget';
import { isItsElement, PRO, TRICKS } from '../../originals/frontend.ts';

export type StickyInput = ReturnType<typeof readSticky>;

const COLUMN = '.jet-sticky-column';
const CONTAINERS = '.e-con, .e-con-inner, .elementor-widget-wrap';

/** Reads the element that sticks. For a column, this is its content, because the column itself is as tall as its row. */
export function readSticky(host: HTMLElement) {
  const isColumn = host.matches(COLUMN);
  const target =
    (isColumn &&
      host.querySelector<HTMLElement>(':scope > :is(.elementor-widget-wrap, .elementor-column-wrap)')) ||
    host;
  const { parentElement } = target;
  return {
    target,
    /** The container that the element must not leave if `sticky_parent` is on. */
    container: isColumn ? parentElement : (parentElement?.closest(CONTAINERS) ?? parentElement),
    /** Whether the host is a column. By default its row stretches the content to the full height, which would leave no room to stick. */
    isColumn,
    /** Global variable of the plugin whose script also makes such elements stick; null for markup without a plugin. */
    original: isColumn ? TRICKS : isItsElement(host) ? PRO : null,
  };
}

/** Reads the tricks plugin's settings of a column. Returns them under the names of the page builder's settings. */
export function columnSettings(host: HTMLElement): Record<string, unknown> {
  const found = parseJson(host.getAttribute('data-jet-settings'));
  if (!isPlainObject(found)) return {};
  return {
    sticky_on: coerceFlag(found.sticky) === false ? [] : (found.stickyOn ?? ['desktop', 'tablet']),
    sticky_offset: found.topSpacing ?? 50,
    sticky_parent: found.behavior !== 'fixed',
    bottom_spacing: found.bottomSpacing ?? 50,
  };
}

export const stickyClasses = (isStuck: boolean, hasEffects: boolean): Record<string, boolean> => ({
  'elementor-sticky': true,
  'elementor-sticky--active': isStuck,
  'elementor-section--handles-inside': isStuck,
  'elementor-sticky--effects': hasEffects,
});

/** Returns the height of the admin bar in pixels, or 0 if the bar does not stay at the window's top. */
export function adminBarHeight(): number {
  const bar = document.getElementById('wpadminbar');
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
}
