import { languageOf } from '@iyim/runtime/shop';
import {
  Enhance,
  EnhanceAll,
  type Island,
  Slot,
  site,
  useIsland,
  useLegacyEvent,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AttributeControl } from './AttributeControl.tsx';
import { ProductParts } from './ProductParts.tsx';
import { fingerprint, NO_MATCH, readSwatches, type SwatchForm } from './read.ts';
import type { SwatchesSettings } from './settings.ts';
import { useDelayed } from './use-delayed.ts';
import { isReady, useVariation, type VariationControl } from './use-variation.ts';

/** Turns the selects of a product with variations into groups of swatches, and makes the page follow what is chosen. */
export function Swatches({ settings, input }: ViewProps<SwatchesSettings, SwatchForm>): ReactNode {
  const [parts, setParts] = useState<SwatchForm | null>(input);
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
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

/** How long after an ajax call a form is looked at again, in ms. */
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
    observer.observe(form, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-product_variations'],
    });
    return () => observer.disconnect();
  }, [form, recheck]);
  useLegacyEvent(form, 'reload_product_variations', onStale);
  useLegacyEvent(document, 'ajaxComplete', useDelayed(recheck, RECHECK_AFTER));
}

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
          listRef && (
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
  // In the shop's own words where the page has them.
  const said = site().config.variation;
  switch (outcome.kind) {
    case 'no-match':
      return said.noMatch || text('noMatch');
    case 'failed':
      return text(navigator.onLine === false ? 'offline' : 'lookupFailed');
    case 'loading':
      return isRefused ? text('loading') : '';
    case 'found':
      return isRefused && !isReady(outcome) ? said.unavailable || text('cannotBuy') : '';
    case 'choose': {
      if (!isRefused) return '';
      const open = groups.filter(({ name }) => choices.get(name) === '');
      const names = new Intl.ListFormat(languageOf(host)).format(
        open.map(({ labelText }) => labelText).filter(Boolean),
      );
      const words = said.makeASelection;
      if (names === '') return words || text('choose');
      return words ? `${words.replace(/[.\s]+$/, '')}: ${names}` : text('chooseNamed', { names });
    }
  }
}
