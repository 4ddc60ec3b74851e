/** A listing of the page builder. */
export interface LoopElement {
  readonly loop: HTMLElement;
  /** By which filters, addresses and the server know it. */
  readonly id: string;
}

export function readLoop(host: HTMLElement): LoopElement {
  const id = host.dataset.id ?? '';
  if (!/^[A-Za-z0-9]+$/.test(id))
    throw new Error(`data-id: expected letters and digits on the host, found "${id}"`);
  return { loop: host, id };
}
