import { NetworkError } from '@iyim/runtime';
import { goTo } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Enhance,
  pressable,
  Slot,
  site,
  siteConfig,
  useIsland,
  useReadingTime,
  useRequest,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  isEmail,
  readEmail,
  readOthers,
  readSubscribeForm,
  responseClass,
  type SubscribeForm,
} from './read.ts';
import { type SubscribeSettings, settings } from './settings.ts';
import styles from './subscribe.css?inline';
import { SETTINGS_GLOBAL, subscribe } from './subscribe-request.ts';
import texts from './texts.json' with { type: 'json' };

/** How long a message is shown, in ms (§9). A message stays longer while it is under the pointer or contains the focus. */
const SHOWN = 20_000;

/** The plugin's default message, which is English in every language. It means that the shop has not configured a message. */
const DEFAULT_INVALID = /^please specify a valid e-?mail\.?$/i;

interface Message {
  readonly type: 'success' | 'error';
  readonly text: string;
  /** Whether the message is about an invalid address. */
  readonly isAboutEmail?: boolean;
}

/** Subscribes an e-mail address without leaving the page (SB-1). */
export function Subscribe({ settings, input }: ViewProps<SubscribeSettings, SubscribeForm>): ReactNode {
  const { host, id, text } = useIsland();
  const { form, email, submit, place, words, describedBy, instanceData, elementId } = input;
  const [message, setMessage] = useState<Message | null>(null);
  const [isWrong, setWrong] = useState(false);
  const added = useRef<HTMLElement>(null);

  useReadingTime(message, {
    time: SHOWN,
    shownIn: () => place ?? added.current,
    onEnd: () => hide(setMessage),
  });

  const show = (next: Message) => {
    hide(setMessage); // clears the message first, so that a screen reader announces even a repeated text
    setMessage(next);
    setWrong(next.isAboutEmail ?? false);
  };

  /** Returns whether all fields are valid. Shows a message if the address is invalid; the browser shows the messages about other fields. */
  const isFilled = (): boolean => {
    if (!isEmail(readEmail(input))) {
      const configured = siteConfig().global(SETTINGS_GLOBAL).text('messages.invalidMail')?.trim();
      const words = !configured || DEFAULT_INVALID.test(configured) ? text('invalid') : configured;
      show({ type: 'error', text: words, isAboutEmail: true });
      email.focus();
      return false;
    }
    const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
    return [...fields].every((field) => field === email || field.reportValidity());
  };

  const { isBusy, ask } = useRequest({
    what: 'subscribing',
    async send(signal) {
      const { redirectUrl, useTargetList, targetList } = settings;
      // The request is not aborted when the island is unmounted, for example with a popup: the server would store the address
      // anyway, and page scripts need the event.
      const { type, message: answer } = await subscribe(site(), {
        email: readEmail(input),
        useTargetList,
        targetList,
        instanceData,
        additional: readOthers(input),
      });
      if (!signal.aborted) {
        // Calls the prototype's `reset`, because a field named `reset` would hide the form's own method.
        if (type === 'success') HTMLFormElement.prototype.reset.call(form);
        show({ type, text: answer || text(type === 'success' ? 'done' : 'refused') });
      }
      const detail = { elementId, successType: type, inputData: instanceData };
      dispatchLegacy(window, 'jet-elements/subscribe', [], detail);
      if (!signal.aborted && redirectUrl !== '') goTo(redirectUrl);
    },
    onFailed(error) {
      const isOffline = error instanceof NetworkError || navigator.onLine === false;
      const failure = isOffline ? text('offlineKept', { offline: text('offline') }) : text('failed');
      show({ type: 'error', text: failure });
    },
  });

  const send = (event: Event) => {
    event.preventDefault();
    if (!isBusy && !editMode().peek() && isFilled()) ask();
  };

  const wordsId = words?.id || id('message');
  const messageProps = {
    id: wordsId,
    role: message ? (message.type === 'error' ? 'alert' : 'status') : undefined,
  };
  const isPointedOut = message?.isAboutEmail ?? false;
  return (
    <>
      <Enhance
        of={host}
        classes={{
          [responseClass('success')]: message?.type === 'success',
          [responseClass('error')]: message?.type === 'error',
        }}
      />
      {/* Turns off the browser's validation on submit, because `isFilled` validates the fields. */}
      <Enhance of={form} noValidate onSubmit={send} />
      <Enhance
        of={email}
        aria-invalid={(isPointedOut && isWrong) || undefined}
        aria-describedby={isPointedOut ? `${describedBy} ${wordsId}`.trim() : undefined}
        classes={{ 'mail-invalid': (isPointedOut && isWrong) || undefined }}
        onInput={isWrong ? () => setWrong(false) : undefined}
        // Sends on Enter, because without a submit button browsers do so only in forms with a single field.
        onKeyDown={input.isLink ? (event) => event.key === 'Enter' && send(event) : undefined}
      />
      <Enhance
        of={submit}
        {...(input.isLink && pressable(submit, send))}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        classes={{ loading: isBusy }}
      />
      <Enhance of={place} styles={{ visibility: message ? 'visible' : undefined }} />
      <Enhance of={words} {...messageProps} text={message?.text} />
      {!words && (
        <Slot
          of={place ?? form}
          as={place ? 'span' : 'p'}
          ref={added}
          {...messageProps}
          hidden={message === null}
          classes={{ 'iyim-subscribe-message': !place }}
        >
          {message?.text}
        </Slot>
      )}
    </>
  );
}

/** Clears the message synchronously, because a screen reader announces the next text only if the message was empty before. */
const hide = (setMessage: (message: null) => void) => flushSync(() => setMessage(null));

export default defineWidget({
  name: 'subscribe',
  settings,
  read: readSubscribeForm,
  View: Subscribe,
  styles,
  messages: texts,
});
