import type { Device } from '@iyim/runtime/shop';

const NARROW: readonly Device[] = ['mobile', 'tablet', 'laptop'];

/** Whether the button carries its short label: in windows up to the laptop's width, 1500 px by default (AB-1). */
export const isNarrow = (device: Device): boolean => NARROW.includes(device);
