/** Marks errors that have been reported, so that none is reported twice on its way up. */
const reported = new WeakSet<object>();

/** `<form#add.cart data-widget="swatches">`: enough to find the element, without its contents. */
export function nameElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = ['', ...element.classList].slice(0, 4).join('.');
  return `<${element.localName}${id}${classes}>`;
}

/**
 * The one error funnel (RT-7). Says in the console which widget, which element and at which step, then fires a bubbling
 * `iyim:error` from the host, so that the page's own monitoring sees it too. Never throws.
 */
export function report(error: unknown, name: string, where: string, host: Element): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const message = error instanceof Error ? error.message : String(error);
  console.error(`[iyim] ${name}: ${where}: ${message}`, nameElement(host), error);
  host.dispatchEvent(
    new CustomEvent('iyim:error', { bubbles: true, detail: { widget: name, where, error, message } }),
  );
}
