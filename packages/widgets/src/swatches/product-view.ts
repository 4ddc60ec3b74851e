import { dispatchLegacy, type Island, type PageChanges, parseHtml } from '@iyim/runtime/widget';
import type { Variation } from '../../shared/cart/variation.ts';
import { type ButtonState, buttonClasses } from './button-state.ts';
import { hide } from './hide.ts';
import { showPicture } from './picture.ts';
import { clampQuantity } from './quantity.ts';
import { ATTRIBUTE, BUTTON_BOX, DETAIL, type SwatchForm } from './read.ts';
import type { Swap } from './swap.ts';
import { variationImage } from './variation-image.ts';

/** The parts of the product page that follow the variation (SW-9). */
export interface ProductView {
  show(variation: Variation): void;
  reset(): void;
  setVariationId(id: string): void;
  setButton(state: ButtonState): void;
  setBusy(busy: boolean): void;
  /** The link is hidden by `visibility`, so that nothing moves when it comes (SW-10). */
  showReset(visible: boolean): void;
  /** Gives back what the form itself holds; the rest is given back by `swap`. */
  end(): void;
  /** Price and availability as words. */
  readonly words: () => string;
}

export function createProductView(parts: SwatchForm, island: Island, swap: Swap): ProductView {
  const { changes } = island;
  const slot = parts.details
    ? changes.slot(parts.details, 'last')
    : changes.slot(parts.buttonBox ?? parts.button, 'before');

  const originalIds = parts.variationIds.map((input) => input.getAttribute('value'));

  const setPicture = (variation: Variation | null) => {
    const { picture } = parts;
    if (!picture) return;
    const image = variation && variationImage(variation);
    if (image) showPicture(swap, picture, image);
    swap.attribute(parts.form, ATTRIBUTE.currentImage, image?.id);
    if (!picture.gallery) return;
    dispatchLegacy(picture.gallery, 'woocommerce_gallery_reset_slide_position', []);
    dispatchLegacy(picture.gallery, 'woocommerce_gallery_init_zoom', []);
  };

  return {
    show(variation) {
      swap.restore();
      slot.replaceChildren(...detailsOf(variation));
      if (variation.sku !== '') swap.text(parts.sku, variation.sku);
      if (variation.weight_html !== '') swap.text(parts.weight, plainText(variation.weight_html));
      if (variation.dimensions_html !== '') swap.text(parts.dimensions, plainText(variation.dimensions_html));
      setPicture(variation);
      limitQuantity(parts, changes, swap, variation);
    },
    reset() {
      swap.restore();
      hide(changes, parts.quantityBox, false);
      slot.replaceChildren();
      setPicture(null);
    },
    setVariationId(id) {
      for (const input of parts.variationIds) {
        if (input.value === id) continue;
        input.value = id;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    setButton(state) {
      for (const [name, on] of Object.entries(buttonClasses(state)))
        changes.toggleClass(parts.button, name, on);
      changes.attribute(parts.button, 'aria-disabled', state === 'ready' ? null : 'true');
      if (!parts.buttonBox) return;
      changes.toggleClass(parts.buttonBox, BUTTON_BOX.on, state === 'ready');
      changes.toggleClass(parts.buttonBox, BUTTON_BOX.off, state !== 'ready');
    },
    setBusy(busy) {
      changes.attribute(parts.form, 'aria-busy', busy ? 'true' : null);
    },
    showReset(visible) {
      if (parts.reset) changes.style(parts.reset, 'visibility', visible ? 'visible' : 'hidden');
    },
    end() {
      slot.remove();
      hide(changes, parts.quantityBox, false);
      parts.variationIds.forEach((input, index) => {
        const original = originalIds[index] ?? null;
        if (original === null) input.removeAttribute('value');
        else input.value = original;
      });
      if (parts.reset) changes.style(parts.reset, 'visibility', null);
    },
    words: () => (slot.textContent ?? '').replace(/\s+/g, ' ').trim(),
  };
}

/** As the original's template has them; an empty `price_html` leaves the product's own price the only one. */
function detailsOf(variation: Variation): HTMLElement[] {
  const pieces = [
    [DETAIL.description, variation.variation_description],
    [DETAIL.price, variation.price_html],
    [DETAIL.availability, variation.availability_html],
  ] as const;
  return pieces.map(([name, html]) => {
    const element = document.createElement('div');
    element.className = name;
    element.append(parseHtml(html));
    return element;
  });
}

const plainText = (html: string): string => (parseHtml(html).textContent ?? '').trim();

function limitQuantity(
  { quantity, quantityBox }: SwatchForm,
  changes: PageChanges,
  swap: Swap,
  variation: Variation,
): void {
  if (!quantity) return;
  const one = variation.is_sold_individually === 'yes';
  const limits = one
    ? { min: 1, max: 1 }
    : { min: variation.min_qty || 1, max: variation.max_qty === '' ? null : variation.max_qty };
  swap.attribute(quantity, 'min', String(limits.min));
  swap.attribute(quantity, 'max', limits.max === null ? null : String(limits.max));
  hide(changes, quantityBox, one);
  const value = String(clampQuantity(quantity.value, limits));
  if (quantity.value === value) return;
  quantity.value = value;
  quantity.dispatchEvent(new Event('change', { bubbles: true }));
}
