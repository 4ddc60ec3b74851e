import { announce, dispatchLegacy, type Island, onLegacy, site } from '@iyim/runtime/widget';
import type { Variation } from '../../shared/cart/variation.ts';
import { type ButtonState, isPurchasable } from './button-state.ts';
import { controlGroup } from './group-controls.ts';
import { guardButton } from './guard-button.ts';
import { createLookup } from './lookup.ts';
import { type Choices, findVariation, isComplete, sameChoices } from './matching.ts';
import { createNotice } from './notice.ts';
import { type PaintedGroup, paintItems } from './paint-items.ts';
import { createProductView } from './product-view.ts';
import { itemsOf, type SwatchForm } from './read.ts';
import { reasonText } from './reason.ts';
import { readChoices, setSelect } from './select.ts';
import type { SwatchesSettings } from './settings.ts';
import { createSwap } from './swap.ts';
import { showTitle, titleText } from './title.ts';

interface Connection {
  readonly island: Island;
  readonly settings: SwatchesSettings;
  readonly parts: SwatchForm;
  /** The list of each group, in the groups' order: the server's or a drawn one. */
  readonly lists: readonly HTMLElement[];
}

/**
 * Makes a form follow its selects: items, variation, price, button, and the original's events in the original's order.
 * Returns the undo.
 */
export function connectForm({ island, settings, parts, lists }: Connection): () => void {
  const { config } = site();
  const controller = new AbortController();
  const { signal } = controller;
  const { form, variations } = parts;
  const itemSwap = createSwap(island.changes);
  const productSwap = createSwap(island.changes);
  const product = createProductView(parts, island, productSwap);
  const notice = createNotice(island, parts);
  const groups: PaintedGroup[] = parts.groups.flatMap((group, index) => {
    const list = lists[index];
    return list ? { group, list, items: itemsOf(list) } : [];
  });
  const disabled = new Map<PaintedGroup, readonly boolean[]>();

  let choices: Choices = readChoices(parts.groups);
  let state: ButtonState = 'choose';
  let shown: number | null = null;
  let byVisitor = false;

  const fire = (name: string, ...args: unknown[]) => dispatchLegacy(form, name, args);
  const fireOnDetails = (name: string, ...args: unknown[]) =>
    dispatchLegacy(parts.details ?? form, name, args);

  const setState = (next: ButtonState) => {
    state = next;
    product.setButton(next);
    product.setBusy(next === 'loading');
  };

  const tell = (variation: Variation | null) => {
    const id = variation?.variation_id ?? null;
    if (id === shown) return;
    shown = id;
    island.emit('iyim:variation', { variation: variation });
  };

  const found = (variation: Variation) => {
    const buyable = isPurchasable(variation);
    notice.clear();
    product.setVariationId(String(variation.variation_id));
    product.show(variation);
    setState(buyable ? 'ready' : 'unavailable');
    fire('found_variation', variation);
    fireOnDetails('show_variation', variation, buyable);
    tell(variation);
    // Newer shops make the place an alert, which is heard by itself.
    if (byVisitor && parts.details?.getAttribute('role') !== 'alert') announce(product.words());
  };

  const none = (next: ButtonState) => {
    product.reset();
    setState(next);
    fire('reset_data');
    fire('reset_image');
    fireOnDetails('hide_variation');
    tell(null);
    if (next === 'no-match') notice.show(reasonText(island, 'no-match'), true);
  };

  const lookup = createLookup(parts.productId, signal, {
    onAnswer: island.handler((variation: Variation | null) =>
      variation ? found(variation) : none('no-match'),
    ),
    onError: island.handler((error: unknown) => {
      island.report(error, 'asking for the variation');
      none('failed');
      notice.show(reasonText(island, 'failed'));
    }),
  });

  const paint = () => {
    for (const painted of groups) {
      const { group, items } = painted;
      disabled.set(painted, paintItems({ island, settings, variations, swap: itemSwap }, painted, choices));
      if (!settings.showLabel) continue;
      const chosen = choices.get(group.name) ?? '';
      const title = chosen === '' ? '' : (items.find(({ value }) => value === chosen)?.title ?? '');
      showTitle(island, group, titleText(settings.labelSeparator, title));
    }
    product.showReset([...choices.values()].some((value) => value !== ''));
  };

  const evaluate = () => {
    lookup.cancel();
    notice.clear();
    paint();
    const complete = isComplete(choices);
    if (!variations && complete) {
      setState('loading');
      void lookup.ask(choices);
      return;
    }
    fire('update_variation_values');
    if (variations) fire('woocommerce_update_variation_values');
    const variation = complete && variations ? findVariation(variations, choices) : undefined;
    if (variation) found(variation);
    else none(complete ? 'no-match' : 'choose');
  };

  const changed = (again: boolean) => {
    const now = readChoices(parts.groups);
    if (!again && sameChoices(now, choices)) return;
    choices = now;
    byVisitor = true;
    product.setVariationId('');
    fire('clear_reset_announcement');
    if (variations) fire('woocommerce_variation_select_change');
    fire('check_variations');
    evaluate();
    fire('woocommerce_variation_has_changed');
  };

  const focusFirst = (open: boolean) => {
    const target = groups.find(({ group }) => !open || choices.get(group.name) === '');
    target?.list.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus();
  };

  const clear = (event: Event) => {
    event.preventDefault();
    for (const { select } of parts.groups) setSelect(select, '');
    fire('announce_reset');
    fire('reset_data');
    fire('reset_focus');
    announce(config.variation.resetAlert || island.text('cleared'));
    focusFirst(false);
  };

  for (const painted of groups) {
    controlGroup(painted, {
      island,
      form,
      clearOnReselect: settings.clearOnReselect,
      disabled: () => disabled.get(painted) ?? [],
      onSame: () => state === 'failed' && changed(true),
      signal,
    });
  }
  guardButton(parts, island, signal, () => {
    if (state === 'ready') return false;
    if (state === 'failed') changed(true);
    notice.show(reasonText(island, state), state === 'no-match');
    if (state === 'choose') focusFirst(true);
    return true;
  });
  const follow = island.handler(() => changed(false));
  onLegacy(form, 'change', follow, signal);
  const look = island.handler(() => {
    choices = readChoices(parts.groups);
    evaluate();
  });
  onLegacy(form, 'check_variations', look, signal);
  form.addEventListener('reset', () => setTimeout(follow), { signal });
  // The browser fills forms in again after "back" without a word.
  window.addEventListener('pageshow', follow, { signal });
  parts.reset?.addEventListener('click', island.handler(clear), { signal });

  fire('check_variations');
  evaluate();

  return () => {
    controller.abort();
    itemSwap.restore();
    productSwap.restore();
    product.end();
    notice.end();
  };
}
