import { textLanguageOf } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  EnhanceAll,
  type Island,
  parseHtml,
  ServerHtml,
  Slot,
  safeUrl,
  site,
  useIsland,
  useLegacyEvent,
  useLifetime,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import type { Variation } from '../../shared/cart/variation.ts';
import { AttributeControl } from './AttributeControl.tsx';
import {
  BUTTON_BOX,
  DETAIL,
  fingerprint,
  type Gallery,
  NO_MATCH,
  type Picture,
  readSwatches,
  type SwatchForm,
  thumbnailsOf,
} from './read.ts';
import { type SwatchesSettings, settings } from './settings.ts';
import styles from './swatches.css?inline';
import texts from './texts.json' with { type: 'json' };
import {
  isReady,
  type Outcome,
  shopText,
  useDelayed,
  useVariation,
  type VariationControl,
} from './use-variation.ts';
import { isSamePicture, type PictureLook, quantityLimits } from './variations.ts';

/** Turns the selects of a product with variations into groups of swatches, and makes the page follow what is chosen. */
export function Swatches({ settings, input }: ViewProps<SwatchesSettings, SwatchForm>): ReactNode {
  const [parts, setParts] = useState<SwatchForm | null>(input);
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
  useLifetime((signal) => takeOver('swatches', input.form, signal), [input.form]);
  useStaleForm(input.form, () => {
    // The form is the server's again when it is read.
    flushSync(() => setParts(null));
    const parts = readSwatches(input.form);
    flushSync(() => {
      setQuery(new URLSearchParams());
      setParts(parts);
    });
  });
  return parts && <ProductForm parts={parts} query={query} settings={settings} />;
}

/** Delay of the check of a form after an ajax call, in ms (§4, §9). */
const RECHECK_AFTER = 1000;

/**
 * Says when other scripts have changed what the form offers: its list of variations, its selects or their options. Seen
 * at once in the form, on `reload_product_variations`, and 1000 ms after any of jQuery's ajax calls (SW-11).
 */
function useStaleForm(form: HTMLFormElement, onStale: () => void): void {
  const [known] = useState(() => ({ form: fingerprint(form) }));
  const recheck = useStable(() => {
    const now = fingerprint(form);
    if (now === known.form) return;
    known.form = now;
    onStale();
  });
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => recheck());
    observer.observe(form, { childList: true, subtree: true, attributeFilter: ['data-product_variations'] });
    return () => observer.disconnect();
  }, [form, recheck]);
  useLegacyEvent(form, 'reload_product_variations', onStale);
  useLegacyEvent(document, 'ajaxComplete', useDelayed(recheck, RECHECK_AFTER));
}

/** Whether the console has the line about replaced selects. */
let hasLogged = false;

interface ProductFormProps {
  readonly parts: SwatchForm;
  readonly query: URLSearchParams;
  readonly settings: SwatchesSettings;
}

function ProductForm({ parts, query, settings }: ProductFormProps): ReactNode {
  const island = useIsland();
  const control = useVariation(parts, query);
  const { choices, outcome, lists, choose, retry, clear, guard } = control;
  const { form, groups, variations, reset, buttonBox } = parts;
  useLayoutEffect(() => {
    const replaced = groups.find(({ isReplaced }) => isReplaced);
    if (!replaced || hasLogged) return;
    hasLogged = true;
    console.info(`[iyim] widget "${island.name}" leaves a select to its own controls:`, replaced.select);
  }, [groups, island]);
  const isChosen = [...choices.values()].some((value) => value !== '');
  return (
    <>
      <Enhance
        of={form}
        aria-busy={outcome.kind === 'loading' || null}
        current-image={outcome.picture ? outcome.variation?.image_id : undefined}
        onClickCapture={guard}
        onSubmitCapture={guard}
        onReset={control.awaitReset}
      />
      {groups.map((group, index) => {
        const listRef = lists[index];
        return (
          listRef &&
          !group.isReplaced && (
            <AttributeControl
              key={group.name}
              {...{ group, choices, choose, retry, variations, settings, listRef }}
            />
          )
        );
      })}
      {/* Hidden so that nothing moves when it comes (SW-10). */}
      <Enhance of={reset} styles={{ visibility: isChosen ? 'visible' : 'hidden' }} onClick={clear} />
      <EnhanceAll of={parts.variationIds} value={control.variationId} />
      <ProductParts parts={parts} outcome={outcome} words={control.words} />
      {/* Behind the button, which must not move from under the pointer. */}
      <Slot
        of={buttonBox ?? form}
        place={buttonBox ? 'after' : 'last'}
        as="p"
        role="alert"
        classes={{ 'iyim-swatches-notice': true, [NO_MATCH]: outcome.kind === 'no-match' }}
        text={noticeText(island, parts, control)}
      />
    </>
  );
}

/** Why nothing can be bought: said at once where the choice leads to nothing, else when the button was pressed. */
function noticeText(
  { host, text }: Island,
  { groups }: SwatchForm,
  { choices, outcome, isRefused }: VariationControl,
): string {
  switch (outcome.kind) {
    case 'no-match':
      return shopText('no_matching_variations') ?? text('noMatch');
    case 'failed':
      return text(navigator.onLine === false ? 'offline' : 'lookupFailed');
    case 'loading':
      return isRefused ? text('loading') : '';
    case 'found':
      return isRefused && !isReady(outcome) ? (shopText('unavailable') ?? text('cannotBuy')) : '';
    case 'choose': {
      if (!isRefused) return '';
      const open = groups.filter(({ name }) => choices.get(name) === '');
      const names = new Intl.ListFormat(textLanguageOf(host)).format(
        open.map(({ labelText }) => labelText).filter(Boolean),
      );
      const words = shopText('make_a_selection');
      if (names === '') return words ?? text('choose');
      return words ? `${words.replace(/[.\s]+$/, '')}: ${names}` : text('chooseNamed', { names });
    }
  }
}

interface ProductPartsProps {
  readonly parts: SwatchForm;
  readonly outcome: Outcome;
  readonly words: RefObject<HTMLElement | null>;
}

/** The parts of the product page that follow the variation (SW-9). */
const ProductParts = memo(({ parts, outcome, words }: ProductPartsProps): ReactNode => {
  const { details, button, buttonBox, quantity, quantityBox, gallery } = parts;
  const { variation } = outcome;
  const limits = variation && quantityLimits(variation);
  const canBuy = isReady(outcome);
  return (
    <>
      {/* The shop's own script hides it at its start. */}
      <Enhance of={variation && details} styles={{ display: 'block' }} />
      <Slot of={details ?? buttonBox ?? button} place={details ? 'last' : 'before'} ref={words}>
        {variation && <Details variation={variation} />}
      </Slot>
      <Price of={parts.price} html={variation?.price_html ?? ''} />
      <Enhance of={parts.sku} text={variation?.sku || undefined} />
      <Enhance of={parts.weight} text={plainText(variation?.weight_html)} />
      <Enhance of={parts.dimensions} text={plainText(variation?.dimensions_html)} />
      <Enhance
        of={quantity}
        min={limits?.min}
        max={limits && (Number.isFinite(limits.max) ? limits.max : null)}
      />
      <Enhance
        of={quantityBox}
        styles={{ display: variation?.is_sold_individually === 'yes' ? 'none !important' : undefined }}
      />
      {/* Never the `disabled` attribute: a click must still say why. */}
      <Enhance
        of={button}
        aria-disabled={canBuy ? null : true}
        classes={{
          disabled: !canBuy,
          'wc-variation-selection-needed': !variation,
          'wc-variation-is-unavailable': variation !== null && !canBuy,
        }}
      />
      <Enhance of={buttonBox} classes={{ [BUTTON_BOX.on]: canBuy, [BUTTON_BOX.off]: !canBuy }} />
      {gallery && outcome.picture && !outcome.thumbnail && (
        <Pictures gallery={gallery} look={outcome.picture} />
      )}
    </>
  );
});

const plainText = (html = ''): string | undefined => parseHtml(html).textContent?.trim() || undefined;

/** As the original's template has them; an empty `price_html` leaves the product's own price the only one. */
function Details({ variation }: { readonly variation: Variation }): ReactNode {
  return (
    <>
      <Detail className={DETAIL.description} html={variation.variation_description} />
      <Detail className={DETAIL.price} html={variation.price_html} />
      <Detail className={DETAIL.availability} html={variation.availability_html} />
    </>
  );
}

function Detail({ className, html }: { readonly className: string; readonly html: string }): ReactNode {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <ServerHtml className={className} nodes={nodes} />;
}

/** The variation's price in the place, and the looks, of the product's own: a range says nothing any more. */
function Price({ of, html }: { of: HTMLElement | null; html: string }): ReactNode {
  const nodes = useMemo(() => priceNodes(html), [html]);
  if (!of || nodes.length === 0) return null;
  const looks = [...of.classList].join(' ');
  return (
    <>
      <Enhance of={of} styles={{ display: 'none !important' }} />
      <Slot
        of={of}
        place="after"
        as={of.localName}
        classes={looks ? { [looks]: true } : undefined}
        nodes={nodes}
      />
    </>
  );
}

/** Without the element that says it is a price: its place does. */
function priceNodes(html: string): readonly ChildNode[] {
  const content = parseHtml(html);
  const [price, ...others] = content.children;
  return [...(price && others.length === 0 ? price : content).childNodes];
}

/**
 * The variation's picture in the place of the product's main one. Where the gallery has it already, the two change places, so that
 * none is there twice.
 */
function Pictures({ gallery, look }: { gallery: Gallery; look: PictureLook }): ReactNode {
  const { main, others } = gallery;
  const twin = isSamePicture(main.look, look)
    ? undefined
    : others.find((picture) => isSamePicture(picture.look, look));
  return (
    <>
      <Shown look={look} on={main} />
      {look.thumbnail && <EnhanceAll of={thumbnailsOf(gallery).slice(0, 1)} src={safeUrl(look.thumbnail)} />}
      {twin && <Shown look={main.look} on={twin} />}
    </>
  );
}

/** One picture in another's place. */
const Shown = ({ look, on }: { readonly look: PictureLook; readonly on: Picture }): ReactNode => (
  <>
    <Enhance of={on.image} {...look.image} />
    <Enhance of={on.frame} data-thumb={look.thumbnail || undefined} />
    <Enhance of={on.link} href={look.full || undefined} />
  </>
);

export default defineWidget({
  name: 'swatches',
  settings,
  read: readSwatches,
  View: Swatches,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
  pageSettings: () => site().config.swatches,
});
