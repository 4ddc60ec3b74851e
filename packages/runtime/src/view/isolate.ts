import { memberOf } from '../host-page/dom/forms.ts';
import { pageSlot } from '../site/page-slot.ts';
import { holdAll, type Values } from './ledger.ts';

interface Panel {
  readonly element: HTMLElement;
  readonly layers: readonly HTMLElement[];
}

/** Owner of the `inert` values in the ledger. It is shared, because a widget may bind `inert` on the same element. */
interface Isolation {
  readonly isShared: true;
  /** Isolated panels, in the order in which they were opened. */
  readonly panels: Panel[];
  readonly inert: Set<HTMLElement>;
}

const isolation = (): Isolation =>
  pageSlot('isolation', () => ({ isShared: true, panels: [], inert: new Set() }));

const INERT: Values = new Map([['inert', '']]);
const NOT_BOUND: Values = new Map();

/**
 * Makes everything on the page but `element` inert, as `showModal` does, without moving the element. Live regions stay active for
 * screen readers. If several elements are isolated, only the last one is reachable. Returns a function that ends the isolation;
 * isolations may end in any order.
 *
 * @param layers Elements that stay reachable as well. @default []
 */
export function isolate(element: HTMLElement, layers: readonly HTMLElement[] = []): () => void {
  const { panels } = isolation();
  const panel = { element, layers };
  panels.push(panel);
  update();
  return () => {
    panels.splice(panels.lastIndexOf(panel), 1);
    update();
  };
}

function update(): void {
  const owner = isolation();
  const { inert, panels } = owner;
  const outside = outsideOf(panels.at(-1));
  for (const element of inert) {
    if (outside.has(element)) continue;
    inert.delete(element);
    holdAll(owner, element, NOT_BOUND, INERT);
  }
  for (const element of outside) {
    if (inert.has(element)) continue;
    inert.add(element);
    holdAll(owner, element, INERT, NOT_BOUND);
  }
}

function outsideOf(panel: Panel | undefined): ReadonlySet<HTMLElement> {
  const outside = new Set<HTMLElement>();
  for (let node: HTMLElement | null | undefined = panel?.element; node && node.localName !== 'body'; ) {
    const parent: HTMLElement | null = memberOf(node, 'parentElement');
    for (const sibling of parent ? memberOf(parent, 'children') : []) {
      if (sibling === node || !(sibling instanceof HTMLElement) || panel?.layers.includes(sibling)) continue;
      if (!sibling.hasAttribute('aria-live') && sibling.localName !== 'script') outside.add(sibling);
    }
    node = parent;
  }
  return outside;
}
