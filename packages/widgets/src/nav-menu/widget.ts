import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A navigation with submenus. A press on its toggle, or on an item that only opens, is kept when it comes before the code. */
export const widget = iyimWidget('nav-menu', {
  claims:
    '.elementor-menu-toggle, .menu-item-has-children > a:is(:not([href]), [href="#"]), [data-widget~=nav-menu] > button',
  load: () => import('./definition.ts'),
});
