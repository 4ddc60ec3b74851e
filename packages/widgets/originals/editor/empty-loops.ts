import { guard } from '@iyim/runtime/page';
import { editorGlobal, property } from './model.ts';
import { CREATE, EDITOR, EMPTY_LOOP } from './names.ts';

/**
 * Shows the editor's invitation to create a template in loops without a template (EM-1). Like the original, uses an open shadow
 * root, because the invitation has its own styles. Returns a function that fills the loops that are currently on the page.
 */
export function emptyLoops(document: Document, signal: AbortSignal): () => void {
  const seen = new WeakSet<Element>();
  return () => {
    for (const wrapper of document.querySelectorAll<HTMLElement>(EMPTY_LOOP)) {
      if (seen.has(wrapper)) continue;
      const builder = editorGlobal(EDITOR.pro, 'modules', 'loopBuilder');
      if (builder === undefined) continue; // the editor has not started yet
      seen.add(wrapper);
      guard(() => show(wrapper, builder, signal), 'editor', 'showing the call to create a template', wrapper);
    }
  };
}

function show(wrapper: HTMLElement, builder: unknown, signal: AbortSignal): void {
  const call = (name: string, ...given: readonly string[]): unknown => {
    const method = property(builder, name);
    if (typeof method !== 'function')
      throw new Error(`expected loopBuilder.${name}(), found ${typeof method}`);
    return method.apply(builder, given);
  };
  const type = wrapper.closest('[data-widget_type]')?.getAttribute('data-widget_type') ?? '';
  const parts = [call('getCtaStyles'), call('getCtaContent', type.split('.')[0] ?? '')].map(asNode);
  // A shadow root cannot be removed, so after a stop it contains a slot, which shows the wrapper's own content again.
  const { shadowRoot } = wrapper;
  if (shadowRoot && !isFree(shadowRoot)) return;
  const root = shadowRoot ?? wrapper.attachShadow({ mode: 'open' });
  root.replaceChildren(...parts);
  root
    .querySelector(CREATE)
    ?.addEventListener('click', () =>
      guard(() => void call('createTemplate'), 'editor', 'creating a template', wrapper),
    );
  signal.addEventListener('abort', () => root.replaceChildren(wrapper.ownerDocument.createElement('slot')));
}

const isFree = ({ childNodes }: ShadowRoot): boolean =>
  childNodes.length === 1 && childNodes[0]?.nodeName === 'SLOT';

/** Returns the value if it is a DOM node, which may be from another window. Throws otherwise. */
function asNode(value: unknown): Node {
  if (typeof property(value, 'nodeType') === 'number') return value as Node;
  throw new Error(`expected an element from the editor, found ${typeof value}`);
}
