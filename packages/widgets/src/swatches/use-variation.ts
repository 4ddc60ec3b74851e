import { names } from '@iyim/runtime/page';
import {
  announce,
  attempt,
  dispatchLegacy,
  site,
  useIsland,
  useLegacyEvent,
  useListener,
  useStable,
} from '@iyim/runtime/widget';
import { createRef, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clampQuantity } from '../../shared/cart/quantity.ts';
import { fetchVariation, type Variation } from '../../shared/cart/variation.ts';
import {
  type AttributeGroup,
  itemElements,
  itemValue,
  STATE,
  type SwatchForm,
  thumbnailsOf,
} from './read.ts';
import {
  type Choices,
  findVariation,
  isComplete,
  isPurchasable,
  isSameFile,
  type PictureSource,
  quantityLimits,
  sameChoices,
  variationPicture,
} from './variations.ts';

/** Returns the shop's text for a message such as `make_a_selection`, if the page defines it. */
export const shopText = (of: string): string | undefined =>
  site().config.global(names.globals.variation).text(`i18n_${of}_text`);

/**
 * Result of the choices: a variation, or the reason why it is missing. `choose`: an attribute is not chosen yet; `no-match`: no
 * variation matches; `loading` and `failed`: the request is running, or has failed.
 */
export interface Outcome {
  readonly kind: 'found' | 'choose' | 'no-match' | 'loading' | 'failed';
  readonly variation: Variation | null;
  /** The variation's picture; null if the product's picture is shown. */
  readonly picture: PictureSource | null;
  /**
   * Thumbnail of `picture` in the shop's slider; null if the slider does not contain it. With a thumbnail, the slider moves to the
   * picture, and no picture is replaced.
   */
  readonly thumbnail: HTMLElement | null;
}

interface Shown {
  readonly choices: Choices;
  readonly outcome: Outcome;
  /** Value of the form's `variation_id` fields; undefined to keep the server's value. */
  readonly variationId: string | undefined;
  /** Whether the visitor clicked "add to cart" while the product could not be bought. */
  readonly isRefused: boolean;
}

export type VariationControl = ReturnType<typeof useVariation>;

/**
 * Tracks the selects of a form, which contain its values, and fires the original's events in the original's order. Renders each
 * change before firing its events.
 */
export function useVariation(parts: SwatchForm, query: URLSearchParams) {
  const { form, groups, variations, variationIds, gallery, quantity } = parts;
  const island = useIsland();
  const [shown, setShown] = useState<Shown>(() => {
    const choices = firstChoices(groups, query);
    return { choices, variationId: undefined, ...changesFor(outcomeOf(parts, choices)) };
  });
  /** Refs to the lists of items, in the order of `groups`. */
  const [lists] = useState(() => groups.map(() => createRef<HTMLElement>()));
  /** Element with the variation's texts, such as price and availability. */
  const words = useRef<HTMLElement>(null);
  // Copy of the state outside React, because one event can cause several changes, and each must fire its events once.
  const now = useRef(shown);
  const [lastClasses] = useState(() => serverClasses(groups));
  const lastVariation = useRef<number | null>(null);
  const isByVisitor = useRef(false);
  const request = useRef<AbortController>(undefined);

  const fire = (name: string, ...args: unknown[]) => dispatchLegacy(form, name, args);
  const fireOnDetails = (name: string, ...args: unknown[]) =>
    dispatchLegacy(parts.details ?? form, name, args);

  /** Changes the state and renders synchronously, because page scripts read the page in their event listeners. */
  const draw = (next: Partial<Shown>) => {
    const before = variationIds.map(({ value }) => value);
    now.current = { ...now.current, ...next };
    flushSync(() => setShown(now.current));
    for (const [index, input] of variationIds.entries()) {
      if (input.value !== before[index]) input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  const ask = island.handler(async () => {
    const mine = new AbortController();
    request.current = mine;
    let outcome: Outcome;
    try {
      const attributes = Object.fromEntries(now.current.choices);
      const answer = await fetchVariation(site(), { productId: parts.productId, attributes }, mine.signal);
      outcome = answer ? found(parts, answer) : noVariation('no-match');
    } catch (error) {
      if (mine.signal.aborted) return;
      island.report(error, 'asking for the variation');
      outcome = noVariation('failed');
    }
    if (mine.signal.aborted) return;
    draw(changesFor(outcome));
    fireOutcome(outcome);
  });

  const fireChanges = (outcome: Outcome) => {
    fireItems();
    if (outcome.kind === 'loading') return ask();
    fire('update_variation_values');
    if (variations) fire('woocommerce_update_variation_values');
    fireOutcome(outcome);
  };

  const fireItems = () => {
    for (const element of lists.flatMap(({ current }) => itemElements(current))) {
      const { className, classList } = element;
      const before = lastClasses.get(element) ?? className;
      lastClasses.set(element, className);
      if (before !== className)
        dispatchLegacy(element, 'wvs-item-updated', [classList.contains(STATE.selected), itemValue(element)]);
    }
  };

  const fireOutcome = (outcome: Outcome) => {
    const { variation, thumbnail } = outcome;
    if (gallery?.element) {
      if (thumbnail) thumbnail.click();
      else dispatchLegacy(gallery.element, 'woocommerce_gallery_reset_slide_position');
      dispatchLegacy(gallery.element, 'woocommerce_gallery_init_zoom');
    }
    if (variation) {
      if (quantity) setField(quantity, String(clampQuantity(quantity.value, quantityLimits(variation))));
      fire('found_variation', variation);
      fireOnDetails('show_variation', variation, isPurchasable(variation));
    } else {
      fire('reset_data');
      fire('reset_image');
      fireOnDetails('hide_variation');
    }
    const id = variation?.variation_id ?? null;
    if (id !== lastVariation.current) {
      lastVariation.current = id;
      island.emit('iyim:variation', { variation });
    }
    // In newer versions of WooCommerce the details have the role `alert`, so screen readers announce them without this call.
    if (variation && isByVisitor.current && parts.details?.getAttribute('role') !== 'alert')
      announce((words.current?.textContent ?? '').replace(/\s+/g, ' ').trim());
  };

  const evaluate = (choices: Choices) => {
    request.current?.abort();
    const outcome = outcomeOf(parts, choices);
    draw({ choices, ...changesFor(outcome) });
    fireChanges(outcome);
  };

  /**
   * Handles a page script's `check_variations`: fires the events of the current choices again, without repeating a request that is
   * running or has succeeded.
   */
  const check = () => {
    const choices = readChoices(groups);
    const { outcome } = now.current;
    const isUnchanged = !variations && sameChoices(choices, now.current.choices);
    if (isUnchanged && outcome.kind === 'loading') return;
    if (isUnchanged && outcome.kind === 'found') fireChanges(outcome);
    else evaluate(choices);
  };

  const change = (choices: Choices) => {
    isByVisitor.current = true;
    draw({ choices, variationId: '' });
    fire('clear_reset_announcement');
    if (variations) fire('woocommerce_variation_select_change');
    fire('check_variations');
    evaluate(choices);
    fire('woocommerce_variation_has_changed');
  };

  const follow = useStable(() => {
    const choices = readChoices(groups);
    if (!sameChoices(choices, now.current.choices)) change(choices);
  });
  /** Repeats a failed request. */
  const retry = useStable(() => {
    if (now.current.outcome.kind === 'failed') change(readChoices(groups));
  });
  /** Chooses a value of an attribute, or clears the attribute with `''`. `item` is the element that the visitor used. */
  const choose = useStable(({ name, select }: AttributeGroup, value: string, item: HTMLElement) => {
    if (!setSelect(select, value)) {
      island.report(new Error(`the select ${name} has no option "${value}"`), 'choosing an item');
      return;
    }
    const event = value === '' ? 'wvs-unselected-item' : 'wvs-selected-item';
    dispatchLegacy(item, event, [name, itemValue(item), select, form]);
  });

  const focusFirst = (matches: (group: AttributeGroup) => boolean) =>
    focusStop(lists[groups.findIndex(matches)]?.current ?? null);

  const clear = (event: Event) => {
    event.preventDefault();
    for (const { select } of groups) setSelect(select, '');
    fire('announce_reset');
    fire('reset_data');
    fire('reset_focus');
    announce(shopText('reset_alert') ?? island.text('cleared'));
    focusFirst(() => true);
  };

  /** Cancels a click on the button or a submit while the product cannot be bought, and shows the reason (SW-9). */
  const guard = (event: Event) => {
    const isPurchase =
      event.type === 'submit' ||
      (event.target instanceof Node && parts.button?.contains(event.target) === true);
    if (!isPurchase || isReady(now.current.outcome)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    retry();
    draw({ isRefused: true });
    if (now.current.outcome.kind === 'choose') focusFirst(({ name }) => now.current.choices.get(name) === '');
  };

  const isBegun = useRef(false);
  const begin = useStable(() => {
    const { choices, outcome, variationId } = now.current;
    // Sets the value as a property, because a select has no `value` attribute.
    for (const { name, select } of groups) {
      const chosen = choices.get(name) ?? '';
      if (select.value !== chosen) select.value = chosen;
    }
    if (!isBegun.current) {
      isBegun.current = true;
      fire('check_variations');
      if (variationId !== undefined)
        for (const input of variationIds) input.dispatchEvent(new Event('change', { bubbles: true }));
      fireChanges(outcome);
    } else if (outcome.kind === 'loading') ask(); // StrictMode's second mount has aborted the first request
  });
  useLayoutEffect(() => {
    begin();
    return () => request.current?.abort();
  }, [begin]);

  useLegacyEvent(form, 'change', follow);
  useLegacyEvent(form, 'check_variations', check);
  // The browser restores form values after "back" without firing `change`.
  useListener(window, 'pageshow', follow);
  /** Reads the choices after the `reset` event, because the browser resets the form only after the event. */
  const awaitReset = useDelayed(follow, 0);

  return { ...shown, lists, words, choose, retry, clear, guard, awaitReset };
}

/** Returns a debounced `work`, which runs `after` ms after the last call unless the component is unmounted first. */
export function useDelayed(work: () => void, after: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const run = useStable(work);
  return useStable(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, after);
  });
}

/** Returns whether the chosen variation can be bought. */
export const isReady = ({ variation }: Outcome): boolean => variation !== null && isPurchasable(variation);

const noVariation = (kind: Exclude<Outcome['kind'], 'found'>): Outcome => ({
  kind,
  variation: null,
  picture: null,
  thumbnail: null,
});

function found({ gallery }: SwatchForm, variation: Variation): Outcome {
  const picture = variationPicture(variation);
  // A variation with a gallery of its own does not use the product's.
  const thumbnails = gallery && picture && !variation.gallery_images_html ? thumbnailsOf(gallery) : [];
  const isTwin = (image: Element) => isSameFile(image.getAttribute('src'), picture?.thumbnail ?? null);
  return { kind: 'found', variation, picture, thumbnail: thumbnails.find(isTwin) ?? null };
}

function outcomeOf(parts: SwatchForm, choices: Choices): Outcome {
  if (!isComplete(choices)) return noVariation('choose');
  if (!parts.variations) return noVariation('loading');
  const variation = findVariation(parts.variations, choices);
  return variation ? found(parts, variation) : noVariation('no-match');
}

/** Returns the state to render for an outcome. */
const changesFor = (outcome: Outcome): Pick<Shown, 'outcome' | 'isRefused'> & Partial<Shown> => ({
  outcome,
  isRefused: false,
  ...(outcome.variation && { variationId: String(outcome.variation.variation_id) }),
});

const serverClasses = (groups: readonly AttributeGroup[]) =>
  new WeakMap(
    groups.flatMap(({ items }) =>
      items.flatMap(({ element }): [HTMLElement, string][] =>
        element ? [[element, element.className]] : [],
      ),
    ),
  );

/** Focuses the tab stop of a list. */
export function focusStop(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(':scope > [role="radio"][tabindex="0"]')?.focus();
}

/** Reads the current values of the selects. */
const readChoices = (groups: readonly AttributeGroup[]): Choices =>
  new Map(groups.map(({ name, select }) => [name, select.value]));

/** Decodes an attribute's name or value. The CMS percent-encodes Hebrew text; links may contain it encoded twice or not encoded. */
function plain(text: string): string {
  const once = attempt(() => decodeURIComponent(text)) ?? text;
  return attempt(() => decodeURIComponent(once)) ?? once;
}

/**
 * Returns the initial choices: from the page's URL (`?attribute_pa_color=red`), otherwise from the selects. The selects may not
 * reflect the URL, because the page may be cached without its query. A value that the visitor has already changed, or that the
 * browser has restored, is kept (SW-10).
 */
function firstChoices(groups: readonly AttributeGroup[], query: URLSearchParams): Choices {
  const first = ({ name, select }: AttributeGroup): string => {
    const requested = query.get(name) ?? [...query].find(([key]) => plain(key) === plain(name))?.[1];
    const options = [...select.options];
    const original = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
    const offered =
      requested !== undefined &&
      (options.find(({ value }) => value === requested) ??
        options.find(({ value }) => plain(value) === plain(requested)));
    return offered && select.selectedIndex === original ? offered.value : select.value;
  };
  return new Map(groups.map((group) => [group.name, first(group)]));
}

/** Sets a select as a visitor would: selects the option and fires `input` and `change`. Returns false if there is no such option. */
function setSelect(select: HTMLSelectElement, value: string): boolean {
  const index = [...select.options].findIndex((option) => option.value === value);
  if (index < 0 && value !== '') return false;
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function setField(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
