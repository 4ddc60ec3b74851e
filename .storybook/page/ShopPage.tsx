import { parseHtml, start } from '@iyim/runtime';
import { accountButton } from '@iyim/widgets/account-button';
import { addToCart } from '@iyim/widgets/add-to-cart';
import { cart } from '@iyim/widgets/cart';
import { checkoutLogin } from '@iyim/widgets/checkout-login';
import { coupon } from '@iyim/widgets/coupon';
import { miniCart } from '@iyim/widgets/mini-cart';
import { swatches } from '@iyim/widgets/swatches';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { OpenPage } from './open-page.ts';

const widgets = [accountButton, addToCart, cart, checkoutLogin, coupon, miniCart, swatches];

interface ShopPageProps {
  page: OpenPage;
  /** The widget the story is about. */
  widget: string;
  /** Its settings, written on its hosts as a page's author writes them. */
  settings: Readonly<Record<string, unknown>>;
}

/** Puts server HTML into the canvas and starts the real runtime on it, as a page with the script tag does. */
export function ShopPage({ page, widget, settings }: ShopPageProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of settings opens a page anew
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const content = parseHtml(page.html);
    for (const host of content.querySelectorAll(`[data-widget="${widget}"]`)) {
      if (Object.keys(settings).length > 0)
        host.setAttribute('data-widget-settings', JSON.stringify(settings));
      // At once: a story shows the widget, not the wait for it.
      host.setAttribute('data-widget-load', 'load');
    }
    root.replaceChildren(content);
    const undress = dress(page);
    start({ widgets });
    return undress;
  }, [page]);
  return <div ref={ref} className="site-main" />;
}

/** Gives the document what a page of the shop has on `html` and `body`. */
function dress({ language, direction, bodyClasses }: OpenPage): () => void {
  const { documentElement, body } = document;
  const before = { lang: documentElement.lang, dir: documentElement.dir };
  Object.assign(documentElement, { lang: language === 'he' ? 'he-IL' : 'en', dir: direction });
  const added = bodyClasses.filter((name) => !body.classList.contains(name));
  body.classList.add(...added);
  return () => {
    Object.assign(documentElement, before);
    body.classList.remove(...added);
  };
}
