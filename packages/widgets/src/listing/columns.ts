/** How many fit side by side on each device. */
export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

/** Listings have breakpoints of their own: tablets below 1025 px, mobile below 768. */
export const TABLET_BELOW = 1025;
export const MOBILE_BELOW = 768;

/**
 * Columns of a listing (LG-7), from what its options say, which a setting of the page builder's goes over. Defaults: 3 on
 * desktop and 1 on the others when nothing is said; else a tablet without a number has 1 when desktop has 1 and otherwise
 * 2, and mobile has 1.
 */
export function columnsOf(options: unknown, builder: Readonly<Record<string, unknown>> = {}): Columns {
  const said = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
  const own = { ...said };
  for (const [name, setting] of [
    ['desktop', 'columns'],
    ['tablet', 'columns_tablet'],
    ['mobile', 'columns_mobile'],
  ] as const) {
    if (count(builder[setting])) own[name] = builder[setting];
  }
  const desktop = count(own.desktop);
  if (desktop === 0 && !count(own.tablet) && !count(own.mobile)) return { desktop: 3, tablet: 1, mobile: 1 };
  return {
    desktop: desktop || 3,
    tablet: count(own.tablet) || (desktop === 1 ? 1 : 2),
    mobile: count(own.mobile) || 1,
  };
}

export function columnsAt(width: number, { desktop, tablet, mobile }: Columns): number {
  if (width < MOBILE_BELOW) return mobile;
  return width < TABLET_BELOW ? tablet : desktop;
}

function count(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Math.trunc(Number(value)) : 0;
  return number > 0 && number <= 24 ? number : 0;
}
