import { pageSlot } from '../site/page-slot.ts';

/** Selector of popups whose island has not failed. */
const POPUP_HOST = '[data-widget~="popup"]:not([data-widget-state="failed"])';

/** Attributes of a popup's element that hold its number, each with the prefix of the number. */
const ID_ATTRIBUTES = [
  ['data-elementor-id', ''],
  ['id', 'jet-popup-'],
  ['id', ''],
] as const;

export interface OpenRequest {
  /** The popup's number or name, without any plugin's prefix. */
  readonly id: string;
  /** Closes the popup instead if it is already open. */
  readonly toggle?: boolean;
  /** The post to show, for a popup whose content depends on a post. */
  readonly postId?: string;
  /** Element that gets the focus after closing. @default the focused element */
  readonly opener?: Element | null;
  /** Further data for the request for the popup's content; `isListing`: the post is an item of a listing. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface CloseRequest {
  readonly id?: string;
  /** "Do not show again": records that the popup must not be shown again. */
  readonly disable?: boolean;
  /** Closes the popup around this element. */
  readonly within?: Element | null;
  /** Delay in milliseconds; a popup that was closed and opened again meanwhile stays open. */
  readonly delay?: number;
}

/** A popup of the page, as its island registers it. */
export interface PagePopup {
  /** The server-rendered element. Its content is the popup's content. */
  readonly element: Element;
  /** Opens the popup, if its rules allow it. */
  open(request: OpenRequest): void;
  close(options: Pick<CloseRequest, 'disable'>): void;
  isOpen(): boolean;
}

interface Popups {
  readonly registered: { readonly id: string; readonly popup: PagePopup }[];
  /** Requests for popups whose island is still loading. */
  readonly pending: Map<string, OpenRequest>;
  /** Open popups in order of opening, the top one last. */
  readonly open: { readonly popup: PagePopup }[];
  readonly shown: Set<string>;
  readonly timers: Set<ReturnType<typeof setTimeout>>;
}

/** Returns the page's one record of its popups, shared by all copies of the script. */
const popups = (): Popups =>
  pageSlot('popups', () => ({
    registered: [],
    pending: new Map(),
    open: [],
    shown: new Set<string>(),
    timers: new Set(),
  }));

const find = (id: string): PagePopup | undefined =>
  popups().registered.find((entry) => entry.id === id)?.popup;

/** Registers a popup under `id`, and opens it if that was requested before. Returns a function that unregisters it. */
export function registerPopup(id: string, popup: PagePopup): () => void {
  const entry = { id, popup };
  const { registered, pending } = popups();
  registered.push(entry);
  const request = pending.get(id);
  pending.delete(id);
  if (request) popup.open(request);
  return () => {
    popupHidden(popup);
    const at = registered.indexOf(entry);
    if (at >= 0) registered.splice(at, 1);
  };
}

/**
 * Opens a popup of the page by its id, if its rules allow it (PO-1). A popup whose island is still loading opens as soon as it
 * is mounted. Returns false if the page has no such popup.
 */
export function openPopup(request: OpenRequest): boolean {
  const popup = find(request.id);
  if (popup) {
    if (request.toggle && popup.isOpen()) popup.close({});
    else popup.open(request);
    return true;
  }
  const { pending } = popups();
  if (!hasPopupHost(document, request.id)) return false;
  if (request.toggle && pending.has(request.id)) pending.delete(request.id);
  else pending.set(request.id, request);
  return true;
}

/** Closes the popup with this id, the popup around an element, or, without either, the top popup (PO-1). */
export function closePopup({ id, within, disable, delay = 0 }: CloseRequest = {}): void {
  const { open, pending, timers } = popups();
  if (id !== undefined) pending.delete(id);
  const popup = id !== undefined ? find(id) : within ? around(within) : open.at(-1)?.popup;
  if (!popup) return;
  const close = () => popup.close(disable ? { disable } : {});
  if (delay <= 0) close();
  else {
    const opening = open.find((entry) => entry.popup === popup);
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (opening && open.includes(opening)) close();
    }, delay);
    timers.add(timer);
  }
}

/** Records that a popup is open now, above all others. */
export function popupShown(popup: PagePopup): void {
  popupHidden(popup);
  const { registered, open, shown } = popups();
  open.push({ popup });
  for (const entry of registered) if (entry.popup === popup) shown.add(entry.id);
}

/** Records that a popup is closed. */
export function popupHidden(popup: PagePopup): void {
  const { open } = popups();
  const at = open.findIndex((entry) => entry.popup === popup);
  if (at >= 0) open.splice(at, 1);
}

/** Returns the ids of all popups that have been shown since the page loaded. */
export const shownPopups = (): ReadonlySet<string> => popups().shown;

/** Returns the innermost popup around `element`, even across shadow roots. */
function around(element: Element): PagePopup | undefined {
  const { registered } = popups();
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const found = registered.find(({ popup }) => popup.element === node);
    if (found) return found.popup;
  }
  return undefined;
}

const parentOf = (node: Node): Node | null =>
  node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/** Drops all requests, timers and records of shown popups when the page is stopped. */
export function forgetPopups(): void {
  const { pending, shown, timers } = popups();
  pending.clear();
  shown.clear();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

/** Whether the page has the element of a popup with this id, mounted or not. */
function hasPopupHost(document: Document, id: string): boolean {
  return [...document.querySelectorAll(POPUP_HOST)].some((host) =>
    ID_ATTRIBUTES.some(([name, prefix]) => host.getAttribute(name) === prefix + id),
  );
}
