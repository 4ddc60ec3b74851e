import {
  announce,
  dispatchLegacy,
  Enhance,
  type Island,
  isAbort,
  reloadPage,
  useDisclosure,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { logIn } from './log-in.ts';
import { clearMessages, type LoginSection, showMessage } from './read.ts';
import type { CheckoutLoginSettings } from './settings.ts';

/** Logs in without leaving the checkout; what was typed in it would be lost otherwise. */
export function CheckoutLogin({ island, input }: ViewProps<CheckoutLoginSettings, LoginSection>): ReactNode {
  const [failed, setFailed] = useState(false);
  const [slot] = useState(() => island.changes.slot(input.submit, 'after'));
  /** The next submit is the browser's own. */
  const ordinary = useRef(false);

  useEffect(() => {
    const { form, submit, password } = input;
    const { signal } = island;
    let busy = false;

    const attempt = island.handler(async (event: Event) => {
      if (ordinary.current) return;
      event.preventDefault();
      if (busy || !isFilled(input)) return;
      busy = true;
      markBusy(island, submit, true);
      setFailed(false);
      try {
        const answer = await logIn(input, signal);
        if (answer.loggedIn) {
          announce(island.text('loggedIn'));
          reloadPage();
          return; // stays busy until the page goes
        }
        password.value = '';
        showRefusal(island, answer.messageHtml);
      } catch (error) {
        if (isAbort(error)) return;
        island.report(error, 'logging in');
        setFailed(true);
      }
      busy = false;
      markBusy(island, submit, false);
    });

    if (form) form.addEventListener('submit', attempt, { signal });
    else {
      submit.addEventListener('click', attempt, { signal });
      const enter = (event: KeyboardEvent) => event.key === 'Enter' && attempt(event);
      for (const field of [input.username, password]) field.addEventListener('keydown', enter, { signal });
    }
  }, [island, input]);

  const { toggle, panel } = input;
  const disclosure = useDisclosure({ toggle, panel, onOpen: () => input.username.focus() });

  const submitOrdinarily = () => {
    ordinary.current = true;
    input.form?.requestSubmit(input.submit);
    ordinary.current = false;
  };

  return (
    <>
      <Enhance of={panel && toggle} {...disclosure.toggleProps} />
      <Enhance of={toggle && panel} {...disclosure.panelProps} />
      {createPortal(
        failed && (
          <div className="iyim-checkout-login-failed" role="alert">
            {island.text('failed')}{' '}
            {input.form && (
              <button type="button" onClick={submitOrdinarily}>
                {island.text('ordinary')}
              </button>
            )}
          </div>
        ),
        slot,
      )}
    </>
  );
}

/** Empty fields are the browser's to point out, in its own words. */
function isFilled({ username, password }: LoginSection): boolean {
  for (const field of [username, password]) {
    if (field.value !== '') continue;
    const optional = !field.required;
    field.required = true;
    const filled = field.reportValidity();
    if (optional) field.required = false;
    if (!filled) return false;
  }
  return true;
}

function markBusy(island: Island, submit: HTMLElement, busy: boolean): void {
  island.changes.attribute(submit, 'aria-busy', busy ? 'true' : null);
  island.changes.attribute(submit, 'aria-disabled', busy ? 'true' : null);
  island.changes.toggleClass(submit, 'loading', busy);
}

function showRefusal(island: Island, html: string): void {
  const message = showMessage(island.host, html) ?? showOwnRefusal(island);
  message.tabIndex = -1;
  message.focus();
  dispatchLegacy(document.body, 'checkout_error', [html]);
}

/** The server refuses without a word when a nonce is stale. */
function showOwnRefusal(island: Island): HTMLElement {
  clearMessages(island.host.ownerDocument);
  const message = island.changes.slot(island.host, 'before');
  message.className = 'woocommerce-error';
  message.setAttribute('role', 'alert');
  message.textContent = island.text('refused');
  return message;
}
