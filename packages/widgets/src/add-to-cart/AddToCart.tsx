import { goTo, isPlainClick, type JQueryEvent, jQueryOf, names } from '@iyim/runtime/page';
import { type AddRequest, cart, editMode } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  Enhance,
  EnhanceAll,
  isAbort,
  Slot,
  safeUrl,
  site,
  useIsland,
  useLegacyEvent,
  useLifetime,
  useListener,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { buttonRequest, formRequest, type MatchedVariation } from './add-request.ts';
import styles from './add-to-cart.css?inline';
import { formQuantityProblem } from './quantity-problem.ts';
import {
  type AddToCartInput,
  ajaxButton,
  buttonFields,
  type FormSubmit,
  formFields,
  hasVariations,
  hasViewCartLink,
  isOtherAction,
  listedVariation,
  productSubmit,
  quantityFields,
  readAddToCart,
  sameButtons,
  toMatched,
} from './read.ts';
import { type AddToCartSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** A clicked button and the feedback shown for it (AC-2). */
interface Pressed {
  readonly id: number;
  readonly button: HTMLElement;
  readonly state?: 'busy' | 'added' | undefined;
  /** Message with the reason why nothing was added. */
  readonly problem?: string | undefined;
  /** Whether the same click may succeed later, because the server could not be reached. */
  readonly canRetry?: boolean;
  readonly hasLink?: boolean;
}

/** Adds products without leaving the page, after clicks and submits inside `root`. Buttons added later work too. */
export function AddToCart({
  settings,
  input: { root },
}: ViewProps<AddToCartSettings, AddToCartInput>): ReactNode {
  const { report, signal, text } = useIsland();
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  /** Variations reported by events, by id, for forms that do not list their variations. */
  const [found] = useState(() => new Map<string, MatchedVariation>());
  const isOurs = ({ target }: JQueryEvent) =>
    (settings.ajax || editMode().peek()) && root.contains(ajaxButton(target));
  useLifetime((signal) => takeOver('addToCart', { isOurs }, signal), [root, settings.ajax]);
  /** True while a form is submitted natively because its request failed. */
  const isPlain = useRef(false);

  const show = (button: HTMLElement, news: Omit<Pressed, 'id' | 'button'>) =>
    setPressed((all) => {
      const here = all.filter((one) => one.button.isConnected || one.button === button);
      const existing = here.find((one) => isSame(one, button));
      if (existing) return here.map((one) => (one === existing ? { ...existing, ...news, button } : one));
      return [...here, { ...news, button, id: (here.at(-1)?.id ?? 0) + 1 }];
    });

  /** Returns the shop's reason for not adding a product; empty if it gives none or cannot be asked. */
  const readRefusal = async (): Promise<string> => {
    try {
      const { fetchRefusal } = await import('./refusal.ts');
      return await fetchRefusal(signal);
    } catch (error) {
      if (!isAbort(error)) report(error, 'asking why the shop refused a product');
      return '';
    }
  };

  /**
   * Sends the request and shows its outcome. `otherWay` adds the product as the page does without script. It runs if the request
   * failed, so that no order is lost (AC-3), but never after a 2xx answer, which may have added the product. Nor does it run if
   * the server cannot be reached, because the visitor would only lose the page.
   */
  const add = async (request: AddRequest, button: HTMLElement, otherWay: () => void) => {
    if (pressed.some((one) => isSame(one, button) && one.state === 'busy')) return;
    show(button, { state: 'busy' });
    const end = (news: Omit<Pressed, 'id' | 'button'>) =>
      show(button, { state: undefined, problem: undefined, canRetry: false, ...news });
    try {
      const outcome = await cart().add(request, button);
      if (signal.aborted) return;
      if ('failure' in outcome) report(outcome.failure, 'adding to the cart');
      const hidesRefusals = request.grouped || request.variation?.hasAny;
      if (outcome.kind === 'added') {
        end({ state: 'added', ...(!hasViewCartLink(button) && { hasLink: true }) });
        announce(button.dataset.success_message || text('added'));
        // The shop shows its notices once, so they are left to the cart page.
        if (settings.redirect) goTo(site().config.urls.cart);
        else if (hidesRefusals) {
          const problem = await readRefusal();
          if (problem && !signal.aborted) show(button, { problem });
        }
      } else if (outcome.kind === 'unreachable') {
        end({ problem: text(navigator.onLine ? 'unreachable' : 'offlineKept'), canRetry: true });
      } else if (outcome.kind === 'unclear') {
        end({ problem: text('unclear'), ...(!hasViewCartLink(button) && { hasLink: true }) });
      } else if (outcome.kind === 'refused') {
        const url = outcome.url === null ? null : safeUrl(outcome.url);
        const reason = url === null && hidesRefusals ? await readRefusal() : '';
        if (signal.aborted) return;
        end(url === null ? { problem: reason || text('refused') } : {});
        if (url !== null) goTo(url);
      } else end({});
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      end({});
      report(error, 'adding to the cart');
      otherWay();
    }
  };

  const showProblem = (button: HTMLElement, problem: string) => show(button, { problem, canRetry: false });

  const isBlocked = (event: Event, button: HTMLElement): boolean => {
    if (!editMode().peek()) return false;
    event.preventDefault();
    showProblem(button, text('editMode'));
    return true;
  };

  const onClick = (event: MouseEvent) => {
    const button = ajaxButton(event.target);
    if (!button || !root.contains(button) || !isPlainClick(event)) return;
    if (isBlocked(event, button) || !settings.ajax) return;
    const request = buttonRequest(buttonFields(button));
    if (!request) return;
    event.preventDefault();
    jQueryOf()?.(button).data(); // makes jQuery cache the attributes, so that the shop's script never sends those we add
    const href = button.getAttribute('href');
    return add(request, button, () => (href ? goTo(href) : showProblem(button, text('notAdded'))));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const button = ajaxButton(event.target);
    if (event.key !== ' ' || button?.getAttribute('role') !== 'button') return;
    event.preventDefault(); // a link with role=button must react to Space too
    button.click();
  };

  const onSubmit = (event: Event) => {
    const submit = productSubmit(event);
    if (!submit || event.defaultPrevented || isPlain.current || isOtherAction(submit.submitter)) return;
    const { button, form } = submit;
    if (isBlocked(event, button) || !settings.ajax) return;
    const fields = formFields(submit);
    const id = fields?.findLast(([name]) => name === 'variation_id')?.[1] ?? '';
    const matched = listedVariation(form, id) ?? found.get(id);
    const request = fields && formRequest(fields, { hasVariations: hasVariations(form), matched });
    if (!request) return;
    event.preventDefault();
    if (isValid(submit)) return add(request, button, () => submitPlainly(submit));
  };

  const isValid = ({ form, button }: FormSubmit): boolean => {
    if (!form.reportValidity()) return false;
    const fields = quantityFields(form);
    const problem = formQuantityProblem(fields);
    if (!problem) return true;
    showProblem(button, text(problem.key, problem.values));
    fields[0]?.focus();
    return false;
  };

  const submitPlainly = ({ form, submitter }: FormSubmit) => {
    isPlain.current = true;
    try {
      form.requestSubmit(submitter);
    } finally {
      isPlain.current = false;
    }
  };

  // Our swatches and the original script report the matched variation by events.
  const remember = (variation: unknown) => {
    const matched = toMatched(variation);
    if (matched) found.set(matched.id, matched);
  };
  useListener(root, 'iyim:variation', (event) => {
    if (event instanceof CustomEvent) remember(event.detail?.variation);
  });
  // Listens on the document, so that a theme's handler on the body, such as an age gate, can prevent the click first.
  useListener(document, 'click', onClick);
  useLegacyEvent(root, 'found_variation', ([variation]) => remember(variation));

  return (
    <>
      <Enhance of={root} onKeyDown={onKeyDown} onSubmit={onSubmit} />
      {pressed.map((one) => (
        <ClickFeedback key={one.id} {...one} />
      ))}
    </>
  );
}

/** Whether an entry belongs to this button or to an equivalent one on the same card. */
const isSame = (one: Pressed, button: HTMLElement): boolean => sameButtons(one.button).includes(button);

/** Feedback on and next to a clicked button. Uses the classes of the original script, which themes style. */
function ClickFeedback({ button, state, problem, canRetry = false, hasLink = false }: Pressed): ReactNode {
  const { text } = useIsland();
  const { global, urls } = site().config;
  const { addToCart, swatches } = names.globals;
  const isCartPage = global(addToCart).flag('is_cart') ?? global(swatches).flag('is_cart');
  const isBusy = state === 'busy';
  const label = global(addToCart).text('i18n_view_cart') ?? text('viewCart');
  const retry = () => {
    button.focus();
    button.click();
  };
  return (
    <>
      <EnhanceAll
        of={sameButtons(button)}
        classes={{ loading: isBusy, added: state && state === 'added' }}
        aria-busy={isBusy || undefined}
      />
      {hasLink && !isCartPage && (
        <Slot
          of={button}
          place="after"
          as="a"
          classes={{ 'added_to_cart wc-forward': true }}
          href={urls.cart}
          title={label}
        >
          {label}
        </Slot>
      )}
      {problem !== undefined && (canRetry || !isBusy) && (
        <Slot of={button} place="after" classes={{ 'iyim-add-to-cart-notice': true }}>
          {canRetry ? (
            <RetryNotice text={problem} retry={retry} isBusy={isBusy} />
          ) : (
            <p role="alert">{problem}</p>
          )}
        </Slot>
      )}
    </>
  );
}

export default defineWidget({
  name: 'add-to-cart',
  settings,
  read: readAddToCart,
  View: AddToCart,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
  pageSettings: () => {
    const { ajaxAdd, redirectAfterAdd } = site().config.cart;
    return { enable_ajax_add_to_cart: ajaxAdd, cart_redirect_after_add: redirectAfterAdd };
  },
});
