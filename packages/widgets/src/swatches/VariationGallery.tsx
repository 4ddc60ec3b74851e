import { jQueryOf } from '@iyim/runtime/page';
import { attempt, dispatchLegacy, Enhance, parseHtml, siteConfig, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GALLERY_STARTED, GALLERY_STARTS, PRODUCT_PARAMS } from '../../page/names.ts';
import { GALLERY, PRODUCT, type SwatchForm } from './read.ts';
import type { Outcome } from './use-variation.ts';

/** Event that the original fires on a gallery before it is replaced. */
const GALLERY_ENDS = 'wc-product-gallery-before-destroy';

type JQuery = NonNullable<ReturnType<typeof jQueryOf>>;

/** The shop's own script for galleries, which is a jQuery plugin. */
interface HasPlugin {
  readonly fn: { readonly wc_product_gallery?: (this: unknown, params: unknown) => unknown };
}

interface VariationGalleryProps {
  readonly form: SwatchForm['form'];
  readonly outcome: Outcome;
  /** Rendered while the product's own gallery is shown. */
  readonly children: ReactNode;
}

/**
 * Shows the gallery of the chosen variation (`gallery_images_html`) instead of the product's gallery. Its code loads only for
 * products with such variations.
 */
export function VariationGallery({ form, outcome, children }: VariationGalleryProps): ReactNode {
  const html = outcome.variation?.gallery_images_html ?? '';
  const [shown, setShown] = useState(html);
  // While a request runs, the last gallery stays, so that the product's gallery does not appear for a moment.
  if (shown !== html && outcome.kind !== 'loading') setShown(html);
  const fresh = useMemo(() => parseHtml(shown).querySelector<HTMLElement>(GALLERY), [shown]);
  const isShown = useShownGallery(form, fresh);
  return isShown ? <Enhance of={form} data-product_gallery_active="yes" /> : children;
}

/** Replaces the product's gallery with `fresh`; null restores the product's gallery. Returns whether `fresh` is shown. */
function useShownGallery(form: HTMLElement, fresh: HTMLElement | null): boolean {
  /** The product's gallery, and the one that has replaced it. */
  const change = useRef<{ readonly original: HTMLElement; readonly now: HTMLElement } | null>(null);
  const [isShown, setShown] = useState(false);
  const show = useStable((next: HTMLElement | null) => {
    // If another script has replaced the gallery, there is nothing to restore.
    const last = change.current?.now.isConnected ? change.current : null;
    const product = form.closest(PRODUCT) ?? form.parentElement;
    const now = last?.now ?? product?.querySelector<HTMLElement>(GALLERY);
    const original = last?.original ?? now;
    const place = next ?? last?.original;
    change.current = null;
    if (!now || !original || !place) return setShown(false);
    replace(now, place, original);
    if (next) change.current = { original, now: next };
    return setShown(next !== null);
  });
  useLayoutEffect(() => show(fresh), [show, fresh]);
  useLayoutEffect(() => () => show(null), [show]);
  return isShown;
}

/**
 * Replaces a gallery, as the shop's script does: scripts that initialise galleries expect a new element. The shop's own script for
 * galleries is called if the page has it, otherwise the gallery is mounted like any other element that is added to the page.
 */
function replace(now: HTMLElement, next: HTMLElement, original: HTMLElement): void {
  const params = siteConfig().global(PRODUCT_PARAMS).whole;
  dispatchLegacy(now, GALLERY_ENDS, [now, params]);
  const jQuery = jQueryOf() as (JQuery & Partial<HasPlugin>) | undefined;
  const start = jQuery?.fn?.wc_product_gallery;
  if (next !== original) {
    for (const { name, value } of original.attributes)
      if (/^data-widget(?!-state)/.test(name) && !next.hasAttribute(name)) next.setAttribute(name, value);
    // The server hides galleries until their script runs.
    if (!start) next.style.setProperty('opacity', '1');
  }
  now.replaceWith(next);
  if (!jQuery || !start) return;
  if (next !== original) {
    dispatchLegacy(next, GALLERY_STARTS, [next, params]);
    attempt(() => start.call(jQuery(next), params));
    dispatchLegacy(next, GALLERY_STARTED, [next, params]);
  }
  window.dispatchEvent(new Event('resize'));
}
