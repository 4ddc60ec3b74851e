const NUMBER = '.elementor-counter-number, [data-to-value]';

/** The element that the number stands in. Throws for a host without one. */
export function readCounter(host: HTMLElement): HTMLElement {
  const number = host.matches('[data-to-value]') ? host : host.querySelector<HTMLElement>(NUMBER);
  if (!number) throw new Error('expected an element with data-to-value, found none');
  return number;
}

/** Settings as the page builder prints them, on the number. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const { toValue, fromValue, duration, delimiter = '' } = readCounter(host).dataset;
  return { to_value: toValue, from_value: fromValue, duration, delimiter };
}
