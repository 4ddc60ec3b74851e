import { pageSlot } from '../site/page-slot.ts';

/** Popups whose island has not failed. */
const POPUP_HOST = '[data-widget~="popup"]:not([data-widget-state="failed"])';

/** Attributes of a popup's element that hold its number, and what stands before the number there. */
const ID_ATTRIBUTES = [
  ['data-elementor-id', ''],
  ['id', 'jet-popup-'],
  ['id', ''],
] as const;

export interface OpenRequest {
  /** The popup's number or name, without any plugin's prefix. */
  readonly id: string;
  /** Closes it when it is open. */
  readonly toggle?: boolean;
  /** The post it is to show, where its content is made for one. */
  readonly postId?: string;
  /** Who asked: gets the focus back. By default what has the focus. */
  readonly opener?: Element | null;
  /** What else the popup's content is asked for with; `isListing`: the post is an item of a listing. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface CloseRequest {
  readonly id?: string;
  /** "Do not show again": the popup is remembered as unwanted. */
  readonly disable?: boolean;
  /** Closes the popup around this element. */
  readonly within?: Element | null;
  /** Waits this many milliseconds; a popup that was closed and opened again meanwhile stays open. */
  readonly delay?: number;
}

/** One popup of the page, as its island makes it known. */
export interface PagePopup {
  /** The server's node: what is inside it is inside the popup. */
  readonly element: Element;
  /** Opens it, if its rules let it. */
  open(request: OpenRequest): void;
  close(options: Pick<CloseRequest, 'disable'>): void;
  isOpen(): boolean;
}

interface Popups {
  readonly known: { readonly id: string; readonly popup: PagePopup }[];
  /** What was asked of popups whose island is still being loaded. */
  readonly pending: Map<string, OpenRequest>;
  /** Openings in order, the top one last. */
  readonly open: { readonly popup: PagePopup }[];
  readonly shown: Set<string>;
  readonly timers: Set<ReturnType<typeof setTimeout>>;
}

/** The page's one list, whichever copy of the script asks. */
const popups = (): Popups =>
  pageSlot('popups', () => ({
    known: [],
    pending: new Map(),
    open: [],
    shown: new Set<string>(),
    timers: new Set(),
  }));

const find = (id: string): PagePopup | undefined => popups().known.find((entry) => entry.id === id)?.popup;

/** Makes a popup known under `id`; opens it if somebody has asked for it before. Returns what takes it off the list. */
export function registerPopup(id: string, popup: PagePopup): () => void {
  const entry = { id, popup };
  const { known, pending } = popups();
  known.push(entry);
  const request = pending.get(id);
  pending.delete(id);
  if (request) popup.open(request);
  return () => {
    popupHidden(popup);
    const at = known.indexOf(entry);
    if (at >= 0) known.splice(at, 1);
  };
}

/**
 * Opens a popup of the page by its id, if its rules let it (PO-1). One whose island is still being loaded opens as soon as
 * it is there. False when the page has no such popup.
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

/** Closes the popup with this id, the one around an element, or, with neither, the top one (PO-1). */
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

/** A popup says that it is open now, above all others. */
export function popupShown(popup: PagePopup): void {
  popupHidden(popup);
  const { known, open, shown } = popups();
  open.push({ popup });
  for (const entry of known) if (entry.popup === popup) shown.add(entry.id);
}

/** A popup says that it is closed. */
export function popupHidden(popup: PagePopup): void {
  const { open } = popups();
  const at = open.findIndex((entry) => entry.popup === popup);
  if (at >= 0) open.splice(at, 1);
}

/** Ids of all popups that have been shown since the page was loaded. */
export const shownPopups = (): ReadonlySet<string> => popups().shown;

/** The innermost popup around `element`, also out of shadow roots. */
function around(element: Element): PagePopup | undefined {
  const { known } = popups();
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const found = known.find(({ popup }) => popup.element === node);
    if (found) return found.popup;
  }
  return undefined;
}

const parentOf = (node: Node): Node | null =>
  node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/** Forgets what was asked of popups and which have been shown: the page is stopped. */
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
