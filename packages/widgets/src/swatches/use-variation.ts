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
  type PictureLook,
  quantityLimits,
  sameChoices,
  variationPicture,
} from './variations.ts';

/** The shop's own words for a case, where the page has them. */
export const shopText = (of: string): string | undefined =>
  site().config.global(names.globals.variation).text(`i18n_${of}_text`);

/**
 * What the choice leads to: a variation, or why there is none: something is still to be chosen, no variation is what was
 * chosen, the server is being asked, or could not be.
 */
export interface Outcome {
  readonly kind: 'found' | 'choose' | 'no-match' | 'loading' | 'failed';
  readonly variation: Variation | null;
  /** The variation's own. */
  readonly picture: PictureLook | null;
  /** The picture's, where the shop's slider has it: the slider goes there, and no picture changes. */
  readonly thumbnail: HTMLElement | null;
}

interface Shown {
  readonly choices: Choices;
  readonly outcome: Outcome;
  /** What the form's field holds; undefined: what the server wrote. */
  readonly variationId: string | undefined;
  /** The button was pressed, and nothing can be bought yet. */
  readonly isRefused: boolean;
}

export type VariationControl = ReturnType<typeof useVariation>;

/**
 * Follows the selects of a form, which are its truth, and fires the original's events in the original's order. What they tell of
 * is drawn before.
 */
export function useVariation(parts: SwatchForm, query: URLSearchParams) {
  const { form, groups, variations, variationIds, gallery, quantity } = parts;
  const island = useIsland();
  const [shown, setShown] = useState<Shown>(() => {
    const choices = firstChoices(groups, query);
    return { choices, variationId: undefined, ...leadTo(outcomeOf(parts, choices)) };
  });
  /** Each group's list, in the groups' order. */
  const [lists] = useState(() => groups.map(() => createRef<HTMLElement>()));
  /** What is said of a variation: price, availability. */
  const words = useRef<HTMLElement>(null);
  // Beside what is drawn: one event brings several changes, and each is told once.
  const now = useRef(shown);
  const [toldClasses] = useState(() => serverClasses(groups));
  const toldVariation = useRef<number | null>(null);
  const isByVisitor = useRef(false);
  const request = useRef<AbortController>(undefined);

  const fire = (name: string, ...args: unknown[]) => dispatchLegacy(form, name, args);
  const fireOnDetails = (name: string, ...args: unknown[]) =>
    dispatchLegacy(parts.details ?? form, name, args);

  /** Is on the page when this returns, because scripts of the page that hear our events look at it. */
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
      outcome = answer ? found(parts, answer) : none('no-match');
    } catch (error) {
      if (mine.signal.aborted) return;
      island.report(error, 'asking for the variation');
      outcome = none('failed');
    }
    if (mine.signal.aborted) return;
    draw(leadTo(outcome));
    tellOutcome(outcome);
  });

  const tell = (outcome: Outcome) => {
    tellItems();
    if (outcome.kind === 'loading') return ask();
    fire('update_variation_values');
    if (variations) fire('woocommerce_update_variation_values');
    tellOutcome(outcome);
  };

  const tellItems = () => {
    for (const element of lists.flatMap(({ current }) => itemElements(current))) {
      const { className, classList } = element;
      const before = toldClasses.get(element) ?? className;
      toldClasses.set(element, className);
      if (before !== className)
        dispatchLegacy(element, 'wvs-item-updated', [classList.contains(STATE.selected), itemValue(element)]);
    }
  };

  const tellOutcome = (outcome: Outcome) => {
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
    if (id !== toldVariation.current) {
      toldVariation.current = id;
      island.emit('iyim:variation', { variation });
    }
    // Newer shops make the place an alert, which is heard by itself.
    if (variation && isByVisitor.current && parts.details?.getAttribute('role') !== 'alert')
      announce((words.current?.textContent ?? '').replace(/\s+/g, ' ').trim());
  };

  const evaluate = (choices: Choices) => {
    request.current?.abort();
    const outcome = outcomeOf(parts, choices);
    draw({ choices, ...leadTo(outcome) });
    tell(outcome);
  };

  /** A script of the page asks for the variation of what is chosen. The server has told, or is telling. */
  const check = () => {
    const choices = readChoices(groups);
    const { outcome } = now.current;
    const isKnown = !variations && sameChoices(choices, now.current.choices);
    if (isKnown && outcome.kind === 'loading') return;
    if (isKnown && outcome.kind === 'found') tell(outcome);
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
  /** Asks the server again, where it could not be asked. */
  const retry = useStable(() => {
    if (now.current.outcome.kind === 'failed') change(readChoices(groups));
  });
  /** Chooses a value of an attribute, `''` for none; `item` is what the visitor chose it by. */
  const choose = useStable(({ name, select }: AttributeGroup, value: string, item: HTMLElement) => {
    if (!setSelect(select, value)) {
      island.report(new Error(`the select ${name} has no option "${value}"`), 'choosing an item');
      return;
    }
    const event = value === '' ? 'wvs-unselected-item' : 'wvs-selected-item';
    dispatchLegacy(item, event, [name, itemValue(item), select, form]);
  });

  const focusFirst = (isWanted: (group: AttributeGroup) => boolean) =>
    focusStop(lists[groups.findIndex(isWanted)]?.current ?? null);

  const clear = (event: Event) => {
    event.preventDefault();
    for (const { select } of groups) setSelect(select, '');
    fire('announce_reset');
    fire('reset_data');
    fire('reset_focus');
    announce(shopText('reset_alert') ?? island.text('cleared'));
    focusFirst(() => true);
  };

  /** Keeps a click or a submit from anybody else while nothing can be bought, and shows why (SW-9). */
  const guard = (event: Event) => {
    const isMeant =
      event.type === 'submit' || (event.target instanceof Node && parts.button.contains(event.target));
    if (!isMeant || isReady(now.current.outcome)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    retry();
    draw({ isRefused: true });
    if (now.current.outcome.kind === 'choose') focusFirst(({ name }) => now.current.choices.get(name) === '');
  };

  const isBegun = useRef(false);
  const begin = useStable(() => {
    const { choices, outcome, variationId } = now.current;
    // The browser's own state, which no attribute reaches.
    for (const { name, select } of groups) {
      const chosen = choices.get(name) ?? '';
      if (select.value !== chosen) select.value = chosen;
    }
    if (!isBegun.current) {
      isBegun.current = true;
      fire('check_variations');
      if (variationId !== undefined)
        for (const input of variationIds) input.dispatchEvent(new Event('change', { bubbles: true }));
      tell(outcome);
    } else if (outcome.kind === 'loading') ask(); // in strict mode what was asked first has been dropped
  });
  useLayoutEffect(() => {
    begin();
    return () => request.current?.abort();
  }, [begin]);

  useLegacyEvent(form, 'change', follow);
  useLegacyEvent(form, 'check_variations', check);
  // The browser fills forms in again after "back" without a word.
  useListener(window, 'pageshow', follow);
  /** The browser is about to reset the form. */
  const awaitReset = useDelayed(follow, 0);

  return { ...shown, lists, words, choose, retry, clear, guard, awaitReset };
}

/** A function that does its work `after` ms after its last call, if the component is still there. */
export function useDelayed(work: () => void, after: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const run = useStable(work);
  return useStable(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, after);
  });
}

/** Whether what was chosen can be bought. */
export const isReady = ({ variation }: Outcome): boolean => variation !== null && isPurchasable(variation);

const none = (kind: Exclude<Outcome['kind'], 'found'>): Outcome => ({
  kind,
  variation: null,
  picture: null,
  thumbnail: null,
});

function found({ gallery }: SwatchForm, variation: Variation): Outcome {
  const picture = variationPicture(variation);
  const thumbnails = gallery && picture ? thumbnailsOf(gallery) : [];
  const isTwin = (image: Element) => isSameFile(image.getAttribute('src'), picture?.thumbnail ?? null);
  return { kind: 'found', variation, picture, thumbnail: thumbnails.find(isTwin) ?? null };
}

function outcomeOf(parts: SwatchForm, choices: Choices): Outcome {
  if (!isComplete(choices)) return none('choose');
  if (!parts.variations) return none('loading');
  const variation = findVariation(parts.variations, choices);
  return variation ? found(parts, variation) : none('no-match');
}

/** What an outcome changes of what is shown. */
const leadTo = (outcome: Outcome): Pick<Shown, 'outcome' | 'isRefused'> & Partial<Shown> => ({
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

/** Leads to the one item of a list that Tab reaches. */
export function focusStop(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(':scope > [role="radio"][tabindex="0"]')?.focus();
}

/** What the selects say now. */
const readChoices = (groups: readonly AttributeGroup[]): Choices =>
  new Map(groups.map(({ name, select }) => [name, select.value]));

/** A name or value as people read it: the CMS escapes Hebrew ones, and links to them escape that once more, or not at all. */
function plain(text: string): string {
  const once = attempt(() => decodeURIComponent(text)) ?? text;
  return attempt(() => decodeURIComponent(once)) ?? once;
}

/**
 * The selects' choices, and those of the page's URL (`?attribute_pa_color=red`), for pages that a cache keeps without the query.
 * What the visitor has changed already, or the browser has filled in again, stays (SW-10).
 */
function firstChoices(groups: readonly AttributeGroup[], query: URLSearchParams): Choices {
  const first = ({ name, select }: AttributeGroup): string => {
    const wanted = query.get(name) ?? [...query].find(([key]) => plain(key) === plain(name))?.[1];
    const options = [...select.options];
    const original = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
    const offered =
      wanted !== undefined &&
      (options.find(({ value }) => value === wanted) ??
        options.find(({ value }) => plain(value) === plain(wanted)));
    return offered && select.selectedIndex === original ? offered.value : select.value;
  };
  return new Map(groups.map((group) => [group.name, first(group)]));
}

/** Sets a select as a visitor would: by its option, with `input` and `change`. False when it has no such option. */
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
