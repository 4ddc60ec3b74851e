import { behaviour, decode, holdsControl, keepOperable, type LinkAction } from '@iyim/runtime/page';
import { report, siteConfig } from '@iyim/runtime/widget';
import { hoverDelay } from './names.ts';
import { hasOwnClicks } from './own-clicks.ts';

/** Default delay of a hover action, in ms (§9). */
const HOVER_MS = 400;
const NATIVE = 'a[href], button, input, summary';

type Settings = ReadonlyMap<string, string>;

interface Found {
  readonly element: Element;
  /** Actions that a click runs. */
  readonly pressed: readonly Settings[];
  readonly hovered: readonly Settings[];
}

/**
 * Runs registered actions for links and elements with a `data-url` (LA-1). Runs once per page. Links and fields inside such an
 * element keep their own clicks. Click and hover actions also work with the keyboard: focus starts a hover action as the pointer
 * does. Enter, a click or a tap runs a hover action immediately, unless it has already run.
 */
export function followLinkActions(document: Document, actions: ReadonlyMap<string, LinkAction>): void {
  behaviour('link-actions', (signal) => listen(document, actions, signal));
}

/**
 * Parses an action link: `{prefix}&action=name&event=click&key=value…`. Values are decoded, and text after a second "=" in a pair is
 * dropped, as in the original. Returns null if `url` is not an action link or names no action.
 */
export function parseLinkAction(url: string, prefix: string): ReadonlyMap<string, string> | null {
  if (!url.startsWith(prefix)) return null;
  const pairs = new Map<string, string>();
  for (const pair of url.slice(prefix.length).split('&')) {
    const [key = '', value] = pair.split('=');
    if (key !== '' && value !== undefined) pairs.set(key, decode(value));
  }
  return pairs.get('action') ? pairs : null;
}

function listen(document: Document, actions: ReadonlyMap<string, LinkAction>, signal: AbortSignal): void {
  const { prefixes, global } = siteConfig();
  const prefix = `#${prefixes.listing}-action`;
  const configured = global(hoverDelay.global).number(hoverDelay.key) ?? HOVER_MS;
  const delay = configured >= 0 ? configured : HOVER_MS;
  /**
   * Runs an action. An unregistered action does nothing. If an action throws, the error is reported and other actions still run.
   */
  const run = (settings: Settings, element: Element) => {
    const name = settings.get('action') ?? '';
    try {
      actions.get(name)?.(Object.fromEntries(settings), element);
    } catch (error) {
      report(error, 'page', `running the link action "${name}"`, element);
    }
  };
  let resting: { element: Element; timer: ReturnType<typeof setTimeout>; done: boolean } | undefined;
  const startsWithPrefix = (name: string) => `[${name}^="${CSS.escape(prefix).replace('\\#', '#')}"]`;
  const selector = ['href', 'data-url'].map(startsWithPrefix).join(', ');

  const read = (element: Element): Found | null => {
    const [ofHref, ofItem] = ['href', 'data-url'].map((name) =>
      parseLinkAction(element.getAttribute(name) ?? '', prefix),
    );
    const hovered = [ofHref, ofItem].filter((one) => one?.get('event') === 'hover') as Settings[];
    const isPressed = ['click', 'hover'].includes(ofHref?.get('event') ?? '');
    // A click runs the action in `data-url`, regardless of the event that the action names, as in the original.
    const pressed = [isPressed && ofHref, ofItem].filter((one) => one) as Settings[];
    return pressed.length > 0 ? { element, pressed, hovered } : null;
  };
  const find = ({ target }: Event): Found | null => {
    const element = target instanceof Element ? target.closest(selector) : null;
    return element && read(element);
  };

  const rest = (event: Event) => {
    const found = find(event);
    if (found?.element === resting?.element) return;
    clearTimeout(resting?.timer);
    resting = undefined;
    if (!found || found.hovered.length === 0) return;
    const { element, hovered } = found;
    const timer = setTimeout(() => {
      mine.done = true;
      for (const settings of hovered) run(settings, element);
    }, delay);
    const mine = { element, timer, done: false };
    resting = mine;
  };
  const leave = ({ relatedTarget }: PointerEvent | FocusEvent) => {
    if (relatedTarget !== null) return; // `pointerover` or `focusin` fires for the new target
    clearTimeout(resting?.timer);
    resting = undefined;
  };
  const press = (event: Event, { element, pressed, hovered }: Found) => {
    // The browser follows a link to a page if the action in the link's `data-url` is not registered.
    const isRegistered = pressed.some((settings) => actions.has(settings.get('action') ?? ''));
    if (isRegistered || !element.matches('[href]:not([href^="#"])')) event.preventDefault();
    const rested = resting?.element === element ? resting : undefined;
    const hasRun = rested?.done ? hovered : [];
    clearTimeout(rested?.timer);
    if (rested) rested.done = true;
    for (const settings of pressed) if (!hasRun.includes(settings)) run(settings, element);
  };

  const click = (event: Event) => {
    const found = event.defaultPrevented ? null : find(event);
    if (found && !hasOwnClicks(event.target, found.element)) press(event, found);
  };
  const keydown = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    const found = defaultPrevented || (key !== 'Enter' && key !== ' ') ? null : find(event);
    if (found && found.element === target && !found.element.matches(NATIVE)) press(event, found);
  };

  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', keydown, { signal });
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { signal });
  for (const type of ['pointerout', 'focusout'] as const) document.addEventListener(type, leave, { signal });
  const roleOf = (element: Element) => {
    if (element.matches(NATIVE) || !read(element)) return null;
    return holdsControl(element) ? 'link' : 'button'; // a button must not contain controls
  };
  keepOperable(document, { selector: startsWithPrefix('data-url'), roleOf }, signal);
  signal.addEventListener('abort', () => clearTimeout(resting?.timer));
}
