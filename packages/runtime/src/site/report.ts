import { fire } from './events.ts';
import { pageSlot } from './page-slot.ts';

interface Errors {
  /** Those that have been reported, so that none is reported twice on its way up. */
  readonly reported: WeakSet<object>;
  /** What is held back while the page is perhaps being left. */
  held?: (() => void)[] | undefined;
}

/** One a page, whichever copy of the script asks. */
const errors = (): Errors => pageSlot('errors', () => ({ reported: new WeakSet() }));

/** How long after `beforeunload` a page that is still here is one that stays, in ms. */
const STAYS_MS = 3000;

/** `<form#add.cart>`: enough to find the element, without its contents. */
export function nameElement(element: Element): string {
  // A form's fields may be named `id` or `classList`.
  const id = element.getAttribute('id');
  const classes = element.getAttribute('class')?.trim();
  return `<${element.localName}${id ? `#${id}` : ''}${classes ? `.${classes.split(/\s+/, 3).join('.')}` : ''}>`;
}

/**
 * The one error funnel (RT-7). Says in the console which widget (or part of the page), which element and at which step;
 * fires a bubbling `iyim:error` from the host, without one on the document; and hands the error to `reportError`, so that
 * the page's own monitors hear of it (RT-30). Each error once. Says nothing while the page is being left. Never throws.
 */
export function report(error: unknown, name: string, where: string, host?: Element): void {
  const { reported, held } = errors();
  if (reported.has(error as object)) return;
  if (error instanceof Object) reported.add(error);
  const say = () => {
    const message = `${(error as Partial<Error> | null)?.message ?? error}`;
    console.error(`[iyim] ${name}: ${where}: ${message}`, ...(host ? [nameElement(host)] : []), error);
    fire('error', { widget: name, where, error, message, host });
    // Every browser with cascade layers has it; a server has none.
    globalThis.reportError?.(error);
  };
  if (held) held.push(say);
  else say();
}

/**
 * Holds errors back once the page is being left: browsers give up its loads then, which is nobody's fault. They are
 * reported after all when the page stays (the visitor stayed, or the answer was a download). Returns what ends it.
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
        for (const say of held) say();
      }, STAYS_MS);
  };
  for (const type of ['beforeunload', 'pagehide', 'pageshow']) addEventListener(type, hold, controller);
  return () => {
    controller.abort();
    end();
  };
}
