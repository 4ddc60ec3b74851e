interface Breakpoint {
  readonly value: number;
  readonly direction: 'min' | 'max';
}

/** The builder's name of the device a window of this width counts as, by the site's enabled breakpoints. */
export function deviceName(width: number, breakpoints: Readonly<Record<string, Breakpoint>>): string {
  const fitting = Object.entries(breakpoints).filter(([, { value, direction }]) =>
    direction === 'max' ? width <= value : width >= value,
  );
  const narrowest = fitting
    .filter(([, { direction }]) => direction === 'max')
    .sort(([, a], [, b]) => a.value - b.value)[0];
  return narrowest?.[0] ?? fitting[0]?.[0] ?? 'desktop';
}
