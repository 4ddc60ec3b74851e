/** The page builder's devices, narrowest first. */
export const DEVICES = [
  'mobile',
  'mobile_extra',
  'tablet',
  'tablet_extra',
  'laptop',
  'desktop',
  'widescreen',
] as const;

export type Device = (typeof DEVICES)[number];

/** A value for desktop, and the values of the devices that differ from it. */
export type DeviceValues<T> = { readonly desktop: T } & { readonly [D in Device]?: T };
