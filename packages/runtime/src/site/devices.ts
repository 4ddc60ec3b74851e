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

/** A value for wide windows, and what other devices have instead, where they have something else. */
export type DeviceValues<T> = { readonly desktop: T } & { readonly [D in Device]?: T };
