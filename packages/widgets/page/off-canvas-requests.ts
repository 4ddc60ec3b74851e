import { pageSlot } from '@iyim/runtime/page';

/** Action of a link on a panel of the page builder. */
export type OffCanvasMode = 'open' | 'close' | 'toggle';

export interface OffCanvasRequest {
  readonly id: string;
  readonly mode: OffCanvasMode;
  /** The link, to which the focus returns. */
  readonly opener: Element | null;
}

/** Opens or closes one panel of the page. */
type Panel = (request: OffCanvasRequest) => void;

interface OffCanvases {
  readonly panels: Map<string, Panel>;
  /** Requests for panels whose island is still loading. */
  readonly pending: Map<string, OffCanvasRequest>;
}

/** Returns the page's one record of its panels, shared by all copies of the script. */
const offCanvases = (): OffCanvases =>
  pageSlot('off-canvas', () => ({ panels: new Map(), pending: new Map() }));

/**
 * Runs a request now, or when the island of its panel has mounted. Until then, `close` or a second `toggle` cancels the waiting
 * request. A request for a panel that is not a host on the page is dropped.
 */
export function requestOffCanvas(request: OffCanvasRequest): void {
  const { panels, pending } = offCanvases();
  const { id, mode } = request;
  const panel = panels.get(id);
  if (panel) {
    panel(request);
    return;
  }
  if (!document.getElementById(`off-canvas-${id}`)?.closest('[data-widget~=off-canvas]')) return;
  const isUndone = mode === 'close' || (mode === 'toggle' && pending.has(id));
  if (isUndone) pending.delete(id);
  else pending.set(id, request);
}

/** Registers a panel, and runs a request that was made before. Returns a function that unregisters it. */
export function registerOffCanvas(id: string, panel: Panel): () => void {
  const { panels, pending } = offCanvases();
  panels.set(id, panel);
  const request = pending.get(id);
  pending.delete(id);
  if (request) panel(request);
  return () => {
    if (panels.get(id) === panel) panels.delete(id);
  };
}
