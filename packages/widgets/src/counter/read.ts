const NUMBER = '.elementor-counter-number, [data-to-value]';

/** Returns the element that contains the number. Throws if there is none. */
export function readCounter(host: HTMLElement): HTMLElement {
  const number = host.matches('[data-to-value]') ? host : host.querySelector<HTMLElement>(NUMBER);
  if (!number) throw new Error('expected an element with data-to-value, found none');
  return number;
}

/** Reads the settings that the page builder prints on the number's element. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const { toValue, fromValue, duration, delimiter = '' } = readCounter(host).dataset;
  return { to_value: toValue, from_value: fromValue, duration, delimiter };
}
