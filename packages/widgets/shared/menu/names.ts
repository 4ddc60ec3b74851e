import type { Device } from '@iyim/runtime/shop';

/** Devices whose menus open by a press alone, as the page builder counts them. */
export const TOUCH_DEVICES: readonly Device[] = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];

/** An element that the page builder keeps in the window while the page is scrolled. */
export const STICKY = '.elementor-sticky';
