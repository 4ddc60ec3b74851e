import { HttpError } from '@iyim/runtime';
import { focusPlace, memberOf, reloadPage } from '@iyim/runtime/page';
import {
  announce,
  defineWidget,
  dispatchLegacy,
  Enhance,
  EnhanceAll,
  isAbort,
  noSettings,
  parseHtml,
  Slot,
  useDisclosure,
  useIsland,
  useLifetime,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { placeNotices, removeNotices, stopAlerts } from '../../shared/cart/place-answer.ts';
import styles from './checkout-login.css?inline';
import { logIn } from './login-request.ts';
import { CHECKOUT_FORM, hasUnknownFields, type LoginSection, readLoginSection } from './read.ts';
import texts from './texts.json' with { type: 'json' };

/** HTTP status of admin-ajax's answer to an action that no plugin handles. */
const NO_SUCH_ACTION = 400;

/** Logs in on the checkout page, so that a failed login does not lose what was typed there. */
export function CheckoutLogin({ input }: ViewProps<Record<string, never>, LoginSection>): ReactNode {
  const { host, signal, report, handler, text } = useIsland();
  const { username, password, nonce, submit, form, toggle, panel } = input;
  const [isBusy, setBusy] = useState(false);
  /** `answered`: the login was refused, and the server's message is shown. */
  const [outcome, setOutcome] = useState<'failed' | 'refused' | 'answered' | null>(null);
  const [hasUnknown] = useState(() => hasUnknownFields(input));
  const refusal = useRef<HTMLElement>(null);
  /** True while the form is submitted natively. */
  const isOrdinary = useRef(false);
  const disclosure = useDisclosure({ toggle, panel, onOpen: () => username.focus() });

  useLifetime((signal) => takeOver('checkoutLogin', input, signal), [input]);

  useLayoutEffect(() => {
    if (outcome === 'refused') focusPlace(refusal.current);
  }, [outcome]);

  const submitOrdinarily = () => {
    isOrdinary.current = true;
    if (form) memberOf(form, 'requestSubmit').call(form, submit);
    isOrdinary.current = false;
  };

  const attempt = async (event: Event) => {
    // A form without the nonce is submitted natively, because the page builder's action would refuse it.
    if (isOrdinary.current || (form && !nonce)) return;
    event.preventDefault();
    if (isBusy || !isFilled(input)) return;
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await logIn(input, signal);
      if (answer.loggedIn) {
        announce(text('loggedIn'));
        reloadPage();
        return; // stays busy until the page is left
      }
      password.value = ''; // set directly, because React does not control the field
      removeNotices(host.ownerDocument, ['error', 'message']);
      const message = showMessage(host, answer.messageHtml);
      if (message) focusPlace(message);
      setOutcome(message ? 'answered' : 'refused');
      dispatchLegacy(document.body, 'checkout_error', [answer.messageHtml]);
    } catch (error) {
      if (isAbort(error)) return;
      if (form && error instanceof HttpError && error.status === NO_SUCH_ACTION) submitOrdinarily();
      else {
        report(error, 'logging in');
        setOutcome('failed');
      }
    }
    setBusy(false);
  };
  const ordinary = form && (
    <button
      type="button"
      className="iyim-button"
      onClick={handler(() => isFilled(input) && submitOrdinarily())}
    >
      {text('ordinary')}
    </button>
  );
  const enter = (event: KeyboardEvent) => (event.key === 'Enter' ? attempt(event) : undefined);

  return (
    <>
      <Enhance of={panel && toggle} {...disclosure.toggleProps} />
      <Enhance of={toggle && panel} {...disclosure.panelProps} />
      <Enhance of={form} onSubmit={attempt} />
      <EnhanceAll of={form ? [] : [username, password]} onKeyDown={enter} />
      <Enhance
        of={submit}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        classes={{ loading: isBusy || undefined }}
        onClick={form ? undefined : attempt}
      />
      {outcome === 'failed' && (
        <Slot
          of={submit}
          place="after"
          role="alert"
          classes={{ 'iyim-notice iyim-checkout-login-failed': true }}
        >
          <span>{text('failed')}</span> {ordinary}
        </Slot>
      )}
      {form && outcome !== 'failed' && (outcome || hasUnknown) && (
        <Slot of={submit} place="after" classes={{ 'iyim-checkout-login-ordinary': true }}>
          {ordinary}
        </Slot>
      )}
      {/* The server refuses without a message if the login nonce is stale. */}
      {outcome === 'refused' && (
        <Slot
          of={host}
          place="before"
          role="alert"
          classes={{ 'woocommerce-error': true }}
          text={text('refused')}
          ref={refusal}
        />
      )}
    </>
  );
}

/**
 * Whether the fields are valid. An empty username or password gets `required` for the check, so that the browser reports it.
 * Other fields are checked only in a section without its own form, because a login form checks them when it is submitted.
 */
function isFilled({ username, password, form, host }: LoginSection): boolean {
  for (const field of [username, password]) {
    if (field.value !== '') continue;
    const optional = !field.required;
    field.required = true;
    const filled = field.reportValidity();
    if (optional) field.required = false;
    if (!filled) return false;
  }
  const others = form ? [] : [...host.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return others.every((field) => field.reportValidity());
}

/** Places the server's message before the checkout form, or before the host if there is no such form. Returns the message or null. */
export function showMessage(host: HTMLElement, html: string): HTMLElement | null {
  const message = parseHtml(html);
  stopAlerts(message);
  const first = message.firstElementChild as HTMLElement | null;
  placeNotices(message.children, null, host.ownerDocument.querySelector(CHECKOUT_FORM) ?? host);
  return first;
}

export default defineWidget({
  name: 'checkout-login',
  settings: noSettings,
  read: readLoginSection,
  View: CheckoutLogin,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
