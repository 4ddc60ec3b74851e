import { isPlainClick } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useDisclosure,
  useIsland,
  useLegacyEvent,
  useLifetime,
  useListener,
  useServerNodes,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { stepQuantity } from '../../shared/cart/quantity.ts';
import { useAdded } from '../../shared/cart/use-added.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import styles from './cart.css?inline';
import {
  findForm,
  isCalculator,
  isOtherButton,
  isQuantity,
  PARTS,
  type Quantity,
  readCart,
  readLink,
  readParts,
  readShippingMethods,
} from './read.ts';
import { createSession, type Failure } from './session.ts';
import { type CartSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Updates the cart page in place: sends the visitor's changes to the server and shows the answers. */
export function Cart({ settings }: ViewProps<CartSettings, HTMLElement>): ReactNode {
  const island = useIsland();
  const { host } = island;
  const { body } = host.ownerDocument;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shown, redraw] = useReducer((count: number) => count + 1, 0);
  const nodes = useServerNodes(host, PARTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `nodes` and `shown` change when the parts have been replaced
  const { blocked, quantities, updateButtons, calculator } = useMemo(
    () => readParts(host),
    [host, nodes, shown],
  );

  /**
   * Notifies the shop's scripts that the address is visible: they adapt its fields to the country and make long lists searchable.
   */
  const notifyAddressShown = () => {
    const country = calculator.panel?.querySelector('.country_to_state');
    country?.dispatchEvent(new Event('change', { bubbles: true }));
    dispatchLegacy(body, 'country_to_state_changed', []);
  };
  const { toggleProps, panelProps } = useDisclosure({ ...calculator, onOpen: notifyAddressShown });

  useLifetime((signal) => takeOver('cart', { host, isOtherButton }, signal), [host]);

  const latest = useRef(settings);
  const [session] = useState(() =>
    createSession(island, {
      settings: latest,
      onBusy: setBusy,
      // Renders synchronously, because the focus may return to one of the new controls.
      onShown: () => flushSync(redraw),
      onFailure: setFailure,
    }),
  );
  useLayoutEffect(() => {
    latest.current = settings;
  }, [settings]);
  // Sends what the visitor typed before the island was mounted.
  useLayoutEffect(() => {
    if (!editMode().peek()) session.edited();
  }, [session]);

  const edit = ({ target }: Pick<Event, 'target'>) => {
    if (!isQuantity(target) || editMode().peek()) return;
    target.setCustomValidity('');
    session.edited();
  };
  const change = (event: Pick<Event, 'target'>) => {
    const methods = readShippingMethods(event.target);
    if (methods) session.ship(methods);
    else edit(event);
  };
  const submit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (isCalculator(target)) {
      event.preventDefault();
      session.calculate(target);
    } else if (target === findForm(host)) {
      // Other buttons do not update the cart. After a failure the form is submitted natively.
      if (isOtherButton(submitter) || failure) return;
      event.preventDefault();
      session.update();
    }
  };
  // Enter would activate the first button of the form, which applies the coupon.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isQuantity(event.target)) return;
    event.preventDefault();
    session.update();
  };
  useListener<MouseEvent>(document, 'click', async (event) => {
    const found = readLink(event.target);
    if (!found || !isPlainClick(event)) return;
    const { kind, link } = found;
    if (editMode().peek()) event.preventDefault();
    // Saves pending quantities before going to the checkout.
    else if (kind === 'checkout') session.leave(link.href) && event.preventDefault();
    else {
      event.preventDefault();
      const worked = await session.follow(link.href);
      if (worked && kind === 'remove') dispatchLegacy(body, 'item_removed_from_classic_cart', []);
    }
  });
  // Newer shops give the links that remove and restore lines role=button, and buttons react to Space.
  useListener<KeyboardEvent>(document, 'keydown', (event) => {
    const found = event.key === ' ' ? readLink(event.target) : null;
    if (found?.link.getAttribute('role') !== 'button') return;
    event.preventDefault();
    found.link.click();
  });
  useListener(document, 'iyim:cart-changed', (event) => {
    event.preventDefault();
    session.refetch(true);
  });
  useLegacyEvent(body, 'wc_update_cart', ([keepNotices]) => session.refetch(Boolean(keepNotices)));
  useAdded(() => session.refetch(true));
  // After changing a quantity, themes' buttons fire `change` through jQuery only.
  useLegacyEvent(host, 'change', (_args, event) => change(event));

  const isUpdateHidden = settings.automatic && !failure;
  return (
    <>
      <Enhance of={host} onInput={edit} onSubmit={submit} onKeyDown={press} />
      <EnhanceAll
        of={blocked}
        aria-busy={isBusy || undefined}
        classes={{ processing: isBusy || undefined }} // themes style this class
      />
      {/* The hidden button keeps its space, because it is shown again after a failure. */}
      <EnhanceAll of={isUpdateHidden ? updateButtons : []} styles={{ visibility: 'hidden' }} />
      {settings.quantityButtons && (
        <Each of={quantities}>{(quantity) => <Stepper quantity={quantity} />}</Each>
      )}
      <Enhance of={calculator.panel && calculator.toggle} {...toggleProps} />
      <Enhance of={calculator.toggle && calculator.panel} {...panelProps} />
      {failure && (
        <Slot of={findForm(host) ?? host} place="after" classes={{ 'iyim-cart-failed': true }}>
          <RetryNotice retry={failure.retry} isBusy={isBusy} />
        </Slot>
      )}
    </>
  );
}

/** Buttons that decrease and increase a quantity. They write to the server's field and fire the field's events for other scripts. */
function Stepper({ quantity }: { quantity: Quantity }): ReactNode {
  const { handler, text } = useIsland();
  const { field, limits, productName: name } = quantity;
  const step = (direction: 1 | -1) => {
    const value = String(stepQuantity(field.value, direction, limits));
    if (value === field.value) return;
    field.value = value; // set directly, because React does not control the field
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    announce(`${name}: ${value}`);
  };
  const button = (direction: 1 | -1, sign: string, label: string) => (
    <Slot of={field} place={direction === 1 ? 'after' : 'before'} as="span">
      <button
        type="button"
        className="iyim-cart-step"
        data-iyim-step={`${direction} ${field.name}`}
        aria-label={text(label, { name })}
        onClick={handler(() => step(direction))}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    </Slot>
  );
  return (
    <>
      <Enhance of={field.parentElement} classes={{ 'iyim-cart-quantity': true }} />
      {button(-1, '−', 'less')}
      {button(1, '+', 'more')}
    </>
  );
}

export default defineWidget({
  name: 'cart',
  settings,
  read: readCart,
  View: Cart,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
