import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/** On the listed devices only (PO-3). */
export function devicesPass({ devices }: Rules['devices'], { page }: Facts): boolean {
  return devices.includes(page.device);
}
