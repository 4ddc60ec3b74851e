import { editMode } from '@iyim/runtime/shop';
import {
  dispatchLegacy,
  Enhance,
  goTo,
  isAbort,
  useDisclosure,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type CouponBox,
  ERROR_NAME,
  noticeText,
  readNotices,
  readRemoveLink,
  showNotices,
  WRONG_FIELD,
} from './read.ts';
import { refreshTotals } from './refresh-totals.ts';
import { sendCode, sendRemoval } from './send.ts';
import type { CouponSettings } from './settings.ts';

/** What stands under the field. `wrong`: the code is, not the connection. */
interface Problem {
  readonly text: string;
  readonly wrong: boolean;
}

/** The form was replaced while its coupon was on the way: the cart that is there now fetches what came of it. */
function tellCart(): void {
  document.dispatchEvent(new CustomEvent('iyim:cart-changed', { cancelable: true }));
}

/** Applies and removes coupons without leaving the page. */
export function Coupon({ island, input }: ViewProps<CouponSettings, CouponBox>): ReactNode {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [slot] = useState(() => {
    const element = island.changes.slot(input.apply, 'after', 'p');
    element.id = island.host.ownerDocument.getElementById(ERROR_NAME) ? island.id('error') : ERROR_NAME;
    element.className = `${ERROR_NAME} iyim-coupon-error`;
    element.setAttribute('role', 'alert');
    element.hidden = true;
    return element;
  });

  useEffect(() => {
    const { changes, signal } = island;
    const { field } = input;
    slot.hidden = problem === null;
    const wrong = problem?.wrong ?? false;
    changes.attribute(field, 'aria-invalid', wrong ? 'true' : null);
    changes.attribute(field, 'aria-describedby', problem ? slot.id : null);
    changes.toggleClass(field, WRONG_FIELD, wrong);
    if (wrong) field.addEventListener('input', () => setProblem(null), { signal, once: true });
  }, [island, input, slot, problem]);

  const { toggle, panel } = input;
  const box = useDisclosure({ toggle, panel, onOpen: () => input.field.focus() });
  const closeBox = useStable(() => box.set(false));

  useEffect(() => {
    const { signal } = island;
    const { field, apply, form, page } = input;
    const busy = new Set<Element>();

    /** Runs one request a button; whatever goes wrong is handed to `failed`, and the page goes on. */
    const once = async (button: Element, work: () => Promise<void>, failed: () => void) => {
      if (busy.has(button) || editMode().peek()) return;
      busy.add(button);
      island.changes.attribute(button, 'aria-busy', 'true');
      try {
        await work();
      } catch (error) {
        if (isAbort(error)) return;
        island.report(error, 'sending a coupon');
        failed();
      } finally {
        busy.delete(button);
        island.changes.attribute(button, 'aria-busy', null);
      }
    };

    const submit = island.handler((event: Event) => {
      event.preventDefault();
      return once(
        apply,
        async () => {
          const code = field.value;
          setProblem(null);
          const { kind, html } = await sendCode(code);
          if (signal.aborted) return tellCart();
          const notices = readNotices(html);
          if (notices.length === 0) throw new Error('expected store notices in the answer, found none');
          dispatchLegacy(document.body, page === 'cart' ? 'applied_coupon' : 'applied_coupon_in_checkout', [
            code,
          ]);
          if (kind === 'error') {
            setProblem({ text: noticeText(notices), wrong: true });
            field.focus();
            return;
          }
          field.value = '';
          showNotices(island.host, notices);
          if (page === 'checkout') closeBox();
          await refreshTotals(island, page);
        },
        () => setProblem({ text: island.text('failed'), wrong: false }),
      );
    });

    const remove = island.handler((event: MouseEvent) => {
      const found = event.defaultPrevented ? null : readRemoveLink(event.target);
      if (!found) return;
      const { link, code } = found;
      event.preventDefault();
      return once(
        link,
        async () => {
          const { html } = await sendRemoval(code);
          if (signal.aborted) return tellCart();
          showNotices(island.host, readNotices(html));
          dispatchLegacy(document.body, page === 'cart' ? 'removed_coupon' : 'removed_coupon_in_checkout', [
            code,
          ]);
          await refreshTotals(island, page);
        },
        () => goTo(link.href), // the server removes it by itself
      );
    });

    if (form) form.addEventListener('submit', submit, { signal });
    else {
      apply.addEventListener('click', submit, { signal });
      // Enter would press the first button of the form around.
      field.addEventListener('keydown', (event) => event.key === 'Enter' && submit(event), { signal });
    }
    document.addEventListener('click', remove, { signal });
  }, [island, input, closeBox]);

  return (
    <>
      <Enhance of={panel && toggle} {...box.toggleProps} />
      <Enhance of={toggle && panel} {...box.panelProps} />
      {createPortal(problem?.text, slot)}
    </>
  );
}
