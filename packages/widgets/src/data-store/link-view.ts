import { type Island, safeUrl } from '@iyim/runtime/widget';
import { createFace } from './face.ts';
import { CLASSES, type StoreLink } from './read.ts';

export interface LinkView {
  show(isIn: boolean): void;
  busy(on: boolean): void;
}

/** How a link shows what it does next: label, icon, address, the original's classes, and its role for screen readers. */
export function createLinkView(island: Island, input: StoreLink): LinkView {
  const { changes, text } = island;
  const { link, role, faces, wasIn, popup, hasRoleClass } = input;
  const face = createFace(island, input);
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((name) => link.hasAttribute(name));
  const isAnchor = link.localName === 'a';
  const addedUrl = input.addedUrl === '' ? null : safeUrl(input.addedUrl);
  let isFirst = true;

  /** A label that changes says the state itself; one that does not needs `aria-pressed` (never both). */
  const [nameIn, nameOut] = [face.name(true), face.name(false)];
  const labelSays = nameIn !== '' && nameOut !== '' && nameIn !== nameOut;

  const showClasses = (isIn: boolean) => {
    const isHidden = (role === 'hide' && isIn) || (role === 'remove' && !isIn);
    if (isHidden) keepFocusNear();
    changes.toggleClass(link, CLASSES.hidden, isHidden);
    // The original's style sheet hides by the class; a page may come without it.
    if (isHidden || link.style.display === 'none') changes.style(link, 'display', isHidden ? 'none' : null);
    if (role === 'toggle' || role === 'switch') changes.toggleClass(link, CLASSES.inStore, isIn);
    if (role === 'toggle' && hasRoleClass) {
      changes.toggleClass(link, CLASSES.remove, isIn);
      changes.toggleClass(link, CLASSES.add, !isIn);
    }
  };

  const showRole = (isIn: boolean) => {
    const leads = role === 'switch' && isIn && !popup && addedUrl !== null;
    if (isAnchor) changes.attribute(link, 'role', leads ? null : 'button');
    if (role === 'toggle') changes.attribute(link, 'aria-pressed', labelSays ? null : String(isIn));
    if (popup) changes.attribute(link, 'aria-haspopup', role === 'switch' && isIn ? 'dialog' : null);
    if (isNamed || (nameIn !== '' && nameOut !== '')) return;
    const name = role === 'toggle' ? 'keep' : role === 'remove' ? 'remove' : isIn ? 'saved' : 'add';
    changes.attribute(link, 'aria-label', text(name));
  };

  /** A link that goes takes the focus with it: Tab goes on from where it was. */
  const keepFocusNear = () => {
    const { parentElement: parent, ownerDocument } = link;
    if (ownerDocument.activeElement !== link || !parent) return;
    if (!parent.hasAttribute('tabindex')) changes.attribute(parent, 'tabindex', '-1');
    parent.focus({ preventScroll: true });
  };

  return {
    show(isIn) {
      const isAsRendered = isFirst && isIn === wasIn;
      isFirst = false;
      if (!isAsRendered) {
        if (faces) face.show(isIn);
        // What the original leaves on a link that adds, or leads nowhere.
        if (isAnchor && role !== 'remove') changes.attribute(link, 'href', (isIn && addedUrl) || '#');
      }
      showClasses(isIn);
      showRole(isIn);
    },
    busy(on) {
      changes.toggleClass(link, CLASSES.processing, on);
      changes.attribute(link, 'aria-busy', on ? 'true' : null);
    },
  };
}
