import { iyimWidget } from '../../shared/iyim-widget.ts';

/**
 * A menu whose titles open panels. A press on one that comes before the code is kept; of links only one on a title that opens,
 * because a first tap does not follow it.
 */
export const widget = iyimWidget('mega-menu', {
  claims: [
    '.e-n-menu-title:has(button)',
    '.e-n-menu-title:has(button) a',
    '.e-n-menu-item-title',
    '[data-widget~=mega-menu] > ul > li:has(> div) > a',
  ].join(),
  load: () => import('./definition.ts'),
});
