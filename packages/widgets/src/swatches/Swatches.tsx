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
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
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
import { isSamePicture, type PictureSource, quantityLimits } from './variations.ts';

/** Turns the selects of a variable product into groups of swatches, and updates the page for each choice. */
export function Swatches({ settings, input }: ViewProps<SwatchesSettings, SwatchForm>): ReactNode {
  const [parts, setParts] = useState<SwatchForm | null>(input);
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
  useLifetime((signal) => takeOver('swatches', input.form, signal), [input.form]);
  useStaleForm(input.form, () => {
    // Restores the selects before the form is read again.
    flushSync(() => setParts(null));
    const parts = readSwatches(input.form);
    flushSync(() => {
      setQuery(new URLSearchParams());
      setParts(parts);
    });
  });
  return parts && <ProductForm parts={parts} query={query} settings={settings} />;
}

/** Delay in ms after an ajax call before the form is checked for changes (§4, §9). */
const RECHECK_AFTER = 1000;

/**
 * Calls `onStale` when other scripts have changed the form's list of variations, its selects or their options. Checks for this
 * immediately when the form's content changes, and 1000 ms after the last of jQuery's ajax calls. On `reload_product_variations`,
 * calls `onStale` without a check (SW-11).
 */
function useStaleForm(form: HTMLElement, onStale: () => void): void {
  const [last] = useState(() => ({ form: fingerprint(form) }));
  const recheck = useStable(() => {
    const now = fingerprint(form);
    if (now === last.form) return;
    last.form = now;
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

/** Whether the message about a replaced select has been logged. */
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
    console.info(
      `[iyim] widget "${island.name}" leaves a select to another plugin's controls:`,
      replaced.select,
    );
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
      {/* The reset link is hidden but not removed, so that nothing moves when it is shown (SW-10). */}
      <Enhance of={reset} styles={{ visibility: isChosen ? 'visible' : 'hidden' }} onClick={clear} />
      <EnhanceAll of={parts.variationIds} value={control.variationId} />
      <ProductParts parts={parts} outcome={outcome} words={control.words} />
      {/* The notice is after the button, so that the button does not move when the notice appears. */}
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

/**
 * Returns the reason why the product cannot be bought, or an empty text. The reason is shown immediately if no variation matches the
 * choice or the request failed, otherwise only after a click on "add to cart".
 */
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

type GalleryCode = typeof import('./VariationGallery.tsx');

/**
 * Returns the code for variations with a gallery of their own, once it has loaded. Does not use `useFetched`, whose chunk a page
 * with swatches need not have.
 */
function useGalleryCode(isWanted: boolean): GalleryCode | null {
  const { report } = useIsland();
  const [code, setCode] = useState<GalleryCode | null>(null);
  useEffect(() => {
    if (isWanted)
      import('./VariationGallery.tsx').then(setCode, (error) =>
        report(error, 'loading the variation’s gallery'),
      );
  }, [isWanted, report]);
  return code;
}

/** Updates the parts of the product page that depend on the chosen variation (SW-9). */
const ProductParts = memo(({ parts, outcome, words }: ProductPartsProps): ReactNode => {
  const { form, details, button, buttonBox, quantity, quantityBox, gallery } = parts;
  const next = buttonBox ?? button;
  const { variation } = outcome;
  const limits = variation && quantityLimits(variation);
  const canBuy = isReady(outcome);
  const hasGalleries = [variation, ...(parts.variations ?? [])].some((each) => each?.gallery_images_html);
  const code = useGalleryCode(hasGalleries);
  const pictures = gallery && outcome.picture && !outcome.thumbnail && (
    <Pictures gallery={gallery} source={outcome.picture} />
  );
  return (
    <>
      {/* Shows the container of the details, because the shop's script hides it on start. */}
      <Enhance of={variation && details} styles={{ display: 'block' }} />
      <Slot of={details ?? next ?? form} place={details || !next ? 'last' : 'before'} ref={words}>
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
      {/* Does not use the `disabled` attribute, because a click must still show the reason. */}
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
      {code ? (
        <code.VariationGallery form={form} outcome={outcome}>
          {pictures}
        </code.VariationGallery>
      ) : (
        pictures
      )}
    </>
  );
});

const plainText = (html = ''): string | undefined => parseHtml(html).textContent?.trim() || undefined;

/**
 * Renders the variation's texts as the original's template does. If `price_html` is empty, only the product's price is shown.
 */
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

/** Replaces the product's price, which may be a range, with the variation's price in the same style. */
function Price({ of, html }: { of: HTMLElement | null; html: string }): ReactNode {
  const nodes = useMemo(() => priceNodes(html), [html]);
  if (!of || nodes.length === 0) return null;
  const classNames = [...of.classList].join(' ');
  return (
    <>
      <Enhance of={of} styles={{ display: 'none !important' }} />
      <Slot
        of={of}
        place="after"
        as={of.localName}
        classes={classNames ? { [classNames]: true } : undefined}
        nodes={nodes}
      />
    </>
  );
}

/** Returns the content of a price without its wrapper, because the surrounding element already marks it as a price. */
function priceNodes(html: string): readonly ChildNode[] {
  const content = parseHtml(html);
  const [price, ...others] = content.children;
  return [...(price && others.length === 0 ? price : content).childNodes];
}

/**
 * Shows the variation's picture in the place of the product's main picture. If the gallery already contains it, the two are
 * swapped, so that no picture is shown twice.
 */
function Pictures({ gallery, source }: { gallery: Gallery; source: PictureSource }): ReactNode {
  const { main, others } = gallery;
  const twin = isSamePicture(main.source, source)
    ? undefined
    : others.find((picture) => isSamePicture(picture.source, source));
  return (
    <>
      <Shown source={source} on={main} />
      {source.thumbnail && (
        <EnhanceAll of={thumbnailsOf(gallery).slice(0, 1)} src={safeUrl(source.thumbnail)} />
      )}
      {twin && <Shown source={main.source} on={twin} />}
    </>
  );
}

/** Shows one picture in the place of another. */
const Shown = ({ source, on }: { readonly source: PictureSource; readonly on: Picture }): ReactNode => (
  <>
    <Enhance of={on.image} {...source.image} />
    <Enhance of={on.frame} data-thumb={source.thumbnail || undefined} />
    <Enhance of={on.link} href={source.full || undefined} />
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
