import { closePopup, dispatchLegacy, jQueryOf, openPopup } from '@iyim/runtime/widget';

/**
 * Tells the page's scripts that a popup of the page builder was shown or hidden, as the original does: through jQuery, if
 * there is one, on the document with the id and an instance, and natively on the window with both as its detail. The id is
 * a number where it is one.
 */
export function tellPopup(kind: 'shown' | 'hidden', id: string): void {
  const name = kind === 'shown' ? 'elementor/popup/show' : 'elementor/popup/hide';
  const said = /^\d{1,15}$/.test(id) ? Number(id) : id;
  const instance = {
    id: said,
    showModal: () => openPopup({ id }),
    getModal: () => ({ hide: () => closePopup({ id }) }),
  };
  // Without jQuery this would be a native event, which would reach the window a second time.
  if (jQueryOf()) dispatchLegacy(document, name, [said, instance]);
  window.dispatchEvent(new CustomEvent(name, { detail: { id: said, instance } }));
}
