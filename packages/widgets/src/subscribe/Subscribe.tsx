import { NetworkError } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import { dispatchLegacy, goTo, type Island, site, type ViewProps } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import { cleanEmail, isEmail } from './email.ts';
import { invalidText } from './invalid-text.ts';
import { connectMessage, type Message } from './message.ts';
import { onSend } from './on-send.ts';
import { LOADING, readOthers, type SubscribeForm, WRONG_FIELD } from './read.ts';
import type { SubscribeSettings } from './settings.ts';
import { subscribe } from './subscribe-request.ts';

type Props = ViewProps<SubscribeSettings, SubscribeForm>;

/** Subscribes an address without leaving the page. It draws nothing: the form is the server's. */
export function Subscribe({ island, input, settings }: Props): null {
  useEffect(() => {
    const message = connectMessage(island, input);
    let isBusy = false;
    const send = island.handler(async () => {
      if (isBusy || editMode().peek() || !isFilled(island, input, message)) return;
      isBusy = true;
      markBusy(island, input, true);
      try {
        await subscribeNow({ island, input, settings }, message);
      } catch (error) {
        island.report(error, 'subscribing');
        if (!island.signal.aborted) message.show('error', failureText(island, error));
      }
      isBusy = false;
      if (!island.signal.aborted) markBusy(island, input, false);
    });
    onSend(island, input, send);
  }, [island, input, settings]);
  return null;
}

/** True when everything may be sent. An address that is none is said; other fields are the browser's to point out. */
function isFilled(island: Island, { form, email }: SubscribeForm, message: Message): boolean {
  if (!isEmail(cleanEmail(email.value))) {
    pointOut(island, email, message);
    return false;
  }
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...fields].every((field) => field === email || field.reportValidity());
}

/** Says of a field that its address is none, beside what the page says of it. */
function pointOut(island: Island, email: HTMLInputElement, message: Message): void {
  const { changes, signal } = island;
  const { id } = message.element;
  const mark = (on: boolean) => {
    changes.attribute(email, 'aria-invalid', on ? 'true' : null);
    changes.toggleClass(email, WRONG_FIELD, on);
  };
  const describe = (...ours: string[]) => {
    const theirs = (email.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .filter((it) => it && it !== id);
    changes.attribute(email, 'aria-describedby', [...theirs, ...ours].join(' ') || null);
  };
  message.show('error', invalidText(island), () => {
    mark(false);
    describe();
  });
  mark(true);
  describe(id);
  email.addEventListener('input', () => mark(false), { signal, once: true });
  email.focus();
}

/**
 * Not aborted with the island, which a popup may close at any time: the server would still have the address, and those who
 * listen must hear of it.
 */
async function subscribeNow({ island, input, settings }: Props, message: Message): Promise<void> {
  const { redirectUrl, useTargetList, targetList } = settings;
  const { email, form, instanceData, elementId } = input;
  const { type, message: text } = await subscribe(site(), {
    email: cleanEmail(email.value),
    useTargetList,
    targetList,
    instanceData,
    additional: readOthers(input),
  });
  const isHere = !island.signal.aborted;
  if (isHere) {
    // A field named `reset` would stand in the way of the method.
    if (type === 'success') HTMLFormElement.prototype.reset.call(form);
    message.show(type, text || island.text(type === 'success' ? 'done' : 'refused'));
  }
  dispatchLegacy(window, 'jet-elements/subscribe', [], {
    elementId,
    successType: type,
    inputData: instanceData,
  });
  if (isHere && redirectUrl !== '') goTo(redirectUrl);
}

function failureText({ text }: Island, error: unknown): string {
  const isOffline = error instanceof NetworkError || navigator.onLine === false;
  return isOffline ? text('offlineKept', { offline: text('offline') }) : text('failed');
}

function markBusy({ changes }: Island, { submit }: SubscribeForm, isBusy: boolean): void {
  changes.attribute(submit, 'aria-busy', isBusy ? 'true' : null);
  changes.attribute(submit, 'aria-disabled', isBusy ? 'true' : null);
  changes.toggleClass(submit, LOADING, isBusy);
}
