import { goTo } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Enhance,
  EnhanceAll,
  isAbort,
  noSettings,
  parseHtml,
  Slot,
  site,
  useDisclosure,
  useIsland,
  useLifetime,
  useListener,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import styles from './coupon.css?inline';
import { fetchTotals, sendCoupon } from './coupon-request.ts';
import {
  CHECKOUT_FORM,
  type CouponBox,
  ERROR_NAME,
  isApplied,
  noticeText,
  readCouponBox,
  readMore,
  readNotices,
  readRemoveLink,
  WRONG_FIELD,
} from './read.ts';
import { refreshTotals, showNotices } from './show-answer.ts';
import texts from './texts.json' with { type: 'json' };

/** Message under the field. `isWrong`: the code is invalid, as opposed to a failed request. */
interface Problem {
  readonly text: string;
  readonly isWrong: boolean;
}

/** Applies and removes coupons without leaving the page. */
export function Coupon({ input }: ViewProps<Record<string, never>, CouponBox>): ReactNode {
  const island = useIsland();
  const { host, signal, report, text } = island;
  const { page, field, apply, form, toggle, panel } = input;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<readonly Element[]>([]);
  const box = useDisclosure({ toggle, panel, onOpen: () => field.focus() });
  const isReviewed = useRef(false);
  useLifetime(
    (signal) => {
      const onReviewed = () => {
        isReviewed.current = true;
      };
      takeOver('coupon', { ...input, onReviewed }, signal);
    },
    [input],
  );
  const refresh = () => {
    isReviewed.current = false;
    return refreshTotals(island, page, () => isReviewed.current);
  };
  /** Whether the server has applied a code. Does not redraw the cart page, because the form that shows the error would be lost. */
  const isTaken = async (code: string) => {
    if (page === 'cart') return isApplied(parseHtml(await fetchTotals(site(), signal)), code);
    await refresh();
    return isApplied(host.ownerDocument, code);
  };
  const closeBox = useStable(() => box.set(false));
  const errorId = input.isOnly ? ERROR_NAME : island.id('error');
  const isWrong = problem?.isWrong || undefined;

  /** Runs one request per button at a time. If it fails, reports the error and calls `failed`. */
  const once = async (button: Element, work: () => Promise<void>, failed: () => void) => {
    if (busy.includes(button) || editMode().peek()) return;
    setBusy((buttons) => [...buttons, button]);
    try {
      await work();
    } catch (error) {
      if (isAbort(error)) return;
      report(error, 'sending a coupon');
      failed();
    } finally {
      setBusy((buttons) => buttons.filter((other) => other !== button));
    }
  };

  const fireCouponEvent = (event: string, code: string) =>
    dispatchLegacy(document.body, page === 'cart' ? event : `${event}_in_checkout`, [code]);

  const submit = (event: Event) => {
    event.preventDefault();
    return once(
      apply,
      async () => {
        const code = field.value;
        setProblem(null);
        const { kind, html } = await sendCoupon('applyCoupon', code, readMore(input));
        if (signal.aborted) return notifyCart();
        const notices = readNotices(html);
        // The server has handled the request, whatever its answer is. The totals show whether the code was applied.
        if (notices.length === 0 && !(await isTaken(code)))
          throw new Error('expected store notices in the answer, found none');
        fireCouponEvent('applied_coupon', code);
        const isRefused = kind === 'error';
        showNotices(page, form ?? host.closest('form') ?? host, isRefused ? [] : notices);
        if (isRefused) {
          setProblem({ text: noticeText(notices), isWrong: true });
          field.focus();
          return;
        }
        field.value = ''; // set directly, because React does not control the field
        if (page === 'checkout') closeBox();
        if (notices.length > 0 || page === 'cart') await refresh();
      },
      () => setProblem({ text: text('failed'), isWrong: false }),
    );
  };

  useListener<MouseEvent>(document, 'click', (event) => {
    const found = event.defaultPrevented ? null : readRemoveLink(event.target);
    if (!found) return;
    const { link, code } = found;
    event.preventDefault();
    return once(
      link,
      async () => {
        const { html } = await sendCoupon('removeCoupon', code);
        if (signal.aborted) return notifyCart();
        const checkout = host.ownerDocument.querySelector(CHECKOUT_FORM);
        showNotices(page, checkout ?? host.closest('form') ?? host, readNotices(html));
        fireCouponEvent('removed_coupon', code);
        await refresh();
      },
      () => goTo(link.href), // the link itself removes the coupon
    );
  });

  // Newer shops give the links that remove coupons role=button, and buttons react to Space.
  useListener<KeyboardEvent>(document, 'keydown', (event) => {
    const found = event.key === ' ' ? readRemoveLink(event.target) : null;
    if (found?.link.getAttribute('role') !== 'button') return;
    event.preventDefault();
    found.link.click();
  });

  return (
    <>
      <Enhance of={panel && toggle} {...box.toggleProps} />
      <Enhance of={toggle && panel} {...box.panelProps} />
      <EnhanceAll of={busy} aria-busy />
      <Enhance of={form} onSubmitCapture={submit} />
      <Enhance of={form ? null : apply} onClick={submit} />
      <Enhance
        of={field}
        aria-invalid={isWrong}
        aria-describedby={problem ? errorId : undefined}
        classes={{ [WRONG_FIELD]: isWrong }}
        onInput={isWrong && (() => setProblem(null))}
        // Applies the coupon on Enter, which would otherwise activate the first button of the surrounding form.
        onKeyDown={form ? undefined : (event) => event.key === 'Enter' && submit(event)}
      />
      <Slot
        {...input.errorPlace}
        as="p"
        id={errorId}
        role="alert"
        hidden={problem === null}
        classes={{ [ERROR_NAME]: true, 'iyim-coupon-error': true }}
      >
        {problem?.text}
      </Slot>
    </>
  );
}

/** Makes the page's cart widget refresh itself, after this coupon form was replaced during its request. */
function notifyCart(): void {
  document.dispatchEvent(new CustomEvent('iyim:cart-changed', { cancelable: true }));
}

export default defineWidget({
  name: 'coupon',
  settings: noSettings,
  read: readCouponBox,
  View: Coupon,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
