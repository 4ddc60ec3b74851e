import { fire } from './events.ts';
import { pageSlot } from './page-slot.ts';

interface Errors {
  /** Errors that have been reported, so that no error is reported twice while it propagates. */
  readonly reported: WeakSet<object>;
  /** Reports held back while the visitor may be leaving the page. */
  held?: (() => void)[] | undefined;
}

/** Returns the record of reported errors, which all copies of the script on the page share. */
const errors = (): Errors => pageSlot('errors', () => ({ reported: new WeakSet() }));

/** Time after `beforeunload`, in ms, after which the visitor counts as having stayed. */
const STAYS_MS = 3000;

/** Returns an element's name, id and first three classes for the console, such as `<form#add.cart>`. */
export function nameElement(element: Element): string {
  // Form fields named `id` or `classList` shadow the form's properties.
  const id = element.getAttribute('id');
  const classes = element.getAttribute('class')?.trim();
  return `<${element.localName}${id ? `#${id}` : ''}${classes ? `.${classes.split(/\s+/, 3).join('.')}` : ''}>`;
}

/**
 * Reports an error; every error in the library passes through this function (RT-7). Logs the widget (or part of the page), the
 * step, the cause and the element; fires a bubbling `iyim:error` from the host, or on the document without a host; and passes the
 * error to `reportError`, so that the page's monitors receive it (RT-30), but keeps the browser from logging it a second time.
 * Reports each error once, and no error while the visitor is leaving the page. Throws only if a form field shadows a method of the
 * host.
 */
export function report(error: unknown, name: string, where: string, host?: Element): void {
  const { reported, held } = errors();
  if (reported.has(error as object)) return;
  if (Object(error) === error) reported.add(error as object);
  const send = () => {
    const { message = String(error), cause } = Object(error) as Partial<Error>;
    console.error(
      // An object without a prototype has no `toString`, and a template cannot convert a symbol.
      `[iyim] ${name}: ${where}: ${message}${cause ? ` ${cause.toString?.()}` : ''}`,
      ...(host ? [nameElement(host)] : []),
      error,
    );
    fire('error', { widget: name, where, error, message, host });
    if (!globalThis.reportError) return; // all supported browsers have it; servers do not
    addEventListener('error', (event) => event.error === error && event.preventDefault(), { once: true });
    reportError(error);
  };
  if (held) held.push(send);
  else send();
}

/**
 * Holds errors back while the visitor is leaving the page: browsers then cancel the page's loads, which is not an error. Reports
 * the errors if the page is not left (the visitor stayed, or the answer was a download). Returns a function that ends this.
 */
export function holdWhileLeaving(): () => void {
  const state = errors();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    state.held = undefined;
  };
  const hold = ({ type }: Event) => {
    end();
    if (type === 'pageshow') return;
    const held: (() => void)[] = [];
    state.held = held;
    if (type === 'beforeunload')
      timer = setTimeout(() => {
        end();
        for (const send of held) send();
      }, STAYS_MS);
  };
  for (const type of ['beforeunload', 'pagehide', 'pageshow']) addEventListener(type, hold, controller);
  return () => {
    controller.abort();
    end();
  };
}
