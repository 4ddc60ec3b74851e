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

/** Time a message is shown, in ms (§9). A message that is being read stays, and hides within it after the visitor has left. */
const SHOWN = 20_000;

/** What the plugin says when nobody has written anything else, whatever the page's language. */
const DEFAULT_INVALID = /^please specify a valid e-?mail\.?$/i;

interface Message {
  readonly type: 'success' | 'error';
  readonly text: string;
  /** It says that the address is none. */
  readonly isAboutEmail?: boolean;
}

/** Subscribes an address without leaving the page. */
export function Subscribe({ settings, input }: ViewProps<SubscribeSettings, SubscribeForm>): ReactNode {
  const { host, id, text } = useIsland();
  const { form, email, submit, place, words, describedBy, instanceData, elementId } = input;
  const [message, setMessage] = useState<Message | null>(null);
  const [isWrong, setWrong] = useState(false);
  const ours = useRef<HTMLElement>(null);

  useReadingTime(message, {
    time: SHOWN,
    shownIn: () => place ?? ours.current,
    onEnd: () => hide(setMessage),
  });

  const show = (next: Message) => {
    hide(setMessage); // the same words are heard again
    setMessage(next);
    setWrong(next.isAboutEmail ?? false);
  };

  /** True when everything may be sent. An address that is none is ours to tell of, other fields are the browser's. */
  const isFilled = (): boolean => {
    if (!isEmail(readEmail(input))) {
      const theirs = siteConfig().global(SETTINGS_GLOBAL).text('messages.invalidMail')?.trim();
      const words = !theirs || DEFAULT_INVALID.test(theirs) ? text('invalid') : theirs;
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
      // Not aborted with the island, which a popup may close at any time: the server would still have the address, and
      // those who listen must hear of it.
      const { type, message: said } = await subscribe(site(), {
        email: readEmail(input),
        useTargetList,
        targetList,
        instanceData,
        additional: readOthers(input),
      });
      if (!signal.aborted) {
        // A field named `reset` would stand in the way of the method.
        if (type === 'success') HTMLFormElement.prototype.reset.call(form);
        show({ type, text: said || text(type === 'success' ? 'done' : 'refused') });
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
  const said = {
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
      {/* The message about the address is ours to show; the browser's own checks still serve the other fields. */}
      <Enhance of={form} noValidate onSubmit={send} />
      <Enhance
        of={email}
        aria-invalid={(isPointedOut && isWrong) || undefined}
        aria-describedby={isPointedOut ? `${describedBy} ${wordsId}`.trim() : undefined}
        classes={{ 'mail-invalid': (isPointedOut && isWrong) || undefined }}
        onInput={isWrong ? () => setWrong(false) : undefined}
        // Where nothing submits, Enter would only in a form of one field.
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
      <Enhance of={words} {...said} text={message?.text} />
      {!words && (
        <Slot
          of={place ?? form}
          as={place ? 'span' : 'p'}
          ref={ours}
          {...said}
          hidden={message === null}
          classes={{ 'iyim-subscribe-message': !place }}
        >
          {message?.text}
        </Slot>
      )}
    </>
  );
}

/** At once: what reads the page aloud must find it empty before the next words. */
const hide = (setMessage: (message: null) => void) => flushSync(() => setMessage(null));

export default defineWidget({
  name: 'subscribe',
  settings,
  read: readSubscribeForm,
  View: Subscribe,
  styles,
  messages: texts,
});
