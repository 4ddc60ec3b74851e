import type { Device } from '@iyim/runtime/shop';

const TOUCH_DEVICES: readonly Device[] = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];

/** Whether visitors use a device by touch, so that menus open only by a tap, as in the page builder. */
export const isTouchDevice = (device: Device): boolean => TOUCH_DEVICES.includes(device);
