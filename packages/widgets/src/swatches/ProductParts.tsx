import { Enhance, EnhanceAll, parseHtml, ServerHtml, Slot, safeUrl } from '@iyim/runtime/widget';
import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { Variation } from '../../shared/cart/variation.ts';
import { quantityLimits } from './matching.ts';
import { isSamePicture, type PictureLook } from './pictures.ts';
import { BUTTON_BOX, DETAIL, type Gallery, type Picture, type SwatchForm, thumbnailsOf } from './read.ts';
import { isReady, type Outcome } from './use-variation.ts';

interface ProductPartsProps {
  readonly parts: SwatchForm;
  readonly outcome: Outcome;
  readonly words: RefObject<HTMLElement | null>;
}

/** The parts of the product page that follow the variation (SW-9). */
export const ProductParts = memo(({ parts, outcome, words }: ProductPartsProps): ReactNode => {
  const { details, button, buttonBox, quantity, quantityBox, gallery } = parts;
  const { variation } = outcome;
  const limits = variation && quantityLimits(variation);
  const canBuy = isReady(outcome);
  return (
    <>
      <Slot of={details ?? buttonBox ?? button} place={details ? 'last' : 'before'} ref={words}>
        {variation && <Details variation={variation} />}
      </Slot>
      <Price of={parts.price} html={variation?.price_html ?? ''} />
      <Enhance of={parts.sku} text={variation?.sku || undefined} />
      <Enhance of={parts.weight} text={plainText(variation?.weight_html)} />
      <Enhance of={parts.dimensions} text={plainText(variation?.dimensions_html)} />
      <Enhance of={quantity} min={limits?.min} max={limits ? limits.max : undefined} />
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

interface PriceProps {
  readonly of: HTMLElement | null;
  readonly html: string;
}

/** The variation's price in the place, and the looks, of the product's own: a range says nothing any more. */
function Price({ of, html }: PriceProps): ReactNode {
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

interface PicturesProps {
  readonly gallery: Gallery;
  readonly look: PictureLook;
}

/**
 * The variation's picture in the place of the product's main one. Where the gallery has it already, the two change places, so that
 * none is there twice.
 */
function Pictures({ gallery, look }: PicturesProps): ReactNode {
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
