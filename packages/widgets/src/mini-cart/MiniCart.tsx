import { goTo, isPlainClick, isTextOnly } from '@iyim/runtime/page';
import { cartContents, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  pressable,
  Slot,
  useIsland,
  useLifetime,
  useServerNode,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { isTouchDevice } from '../../shared/site/touch-devices.ts';
import styles from './mini-cart.css?inline';
import { shownCount, usePageCart } from './page-cart.ts';
import {
  CONTENT,
  type MiniCartParts,
  readMiniCart,
  readParts,
  removeLink,
  type SidebarParts,
} from './read.ts';
import { type MiniCartSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useEmptiness } from './use-emptiness.ts';
import { usePanel } from './use-panel.ts';
import { usePresence } from './use-presence.ts';

/** Renders a cart in the header, with a panel that opens, or the shop's cart widget in a sidebar, which is always open. */
export function MiniCart({
  settings,
  input,
}: ViewProps<MiniCartSettings, MiniCartParts | SidebarParts>): ReactNode {
  return 'toggle' in input ? (
    <HeaderCart settings={settings} input={input} />
  ) : (
    <SidebarCart settings={settings} input={input} />
  );
}

/** Renders the controls that change and remove the server's lines in a sidebar. */
function SidebarCart({
  settings: { freeShippingFrom, hidesEmpty },
  input: { isRemovedEmpty, isAdopted },
}: {
  settings: MiniCartSettings;
  input: SidebarParts;
}): ReactNode {
  useSignals();
  const { host } = useIsland();
  usePageCart();
  const content = useServerNode<HTMLElement>(host, CONTENT);
  const { code, load, onEarlyClick } = useLinesCode();
  const count = shownCount();
  useEffect(() => {
    if (count) load(); // not on demand, because controls that are added later would move the lines
  }, [count, load]);
  const { isPresent, setNeeded, focusProps } = usePresence();
  const { isHidden } = useEmptiness(isRemovedEmpty || (hidesEmpty && !isAdopted), isPresent);
  return (
    <>
      <Enhance
        of={host}
        tabIndex={-1}
        classes={{ 'iyim-mini-cart-hidden': isHidden }}
        styles={{ display: isHidden && isRemovedEmpty ? 'none' : undefined }}
        {...focusProps}
        onClick={onEarlyClick}
      />
      <EmptyList content={content} />
      {code && content && (
        <code.Lines
          panel={host}
          content={content}
          freeShippingFrom={freeShippingFrom}
          setNeeded={setNeeded}
        />
      )}
    </>
  );
}

/**
 * Shows the empty-cart message as long as the page has no list from the server, because the list of an empty cart is not requested.
 */
function EmptyList({ content }: Pick<MiniCartParts, 'content'>): ReactNode {
  useSignals();
  const { text } = useIsland();
  return (
    shownCount() === 0 && (
      <Slot
        of={content?.firstElementChild ? null : content}
        place="after"
        as="p"
        classes={{ 'woocommerce-mini-cart__empty-message': true }}
        text={text('noProducts')}
      />
    )
  );
}

/**
 * Renders the cart in the header: a panel with the server's lines, a count, and controls that change and remove lines.
 */
function HeaderCart({ settings, input }: { settings: MiniCartSettings; input: MiniCartParts }): ReactNode {
  useSignals();
  const { handler, host, id, text } = useIsland();
  usePageCart();
  // Fragments may replace the toggle and the list.
  const parts = useServerParts(host, () => readParts(host) ?? input);
  const { toggle, container: panel, content, main, close } = parts;
  const { code, load, onEarlyClick } = useLinesCode();
  const { focused, isPresent, setNeeded, focusProps } = usePresence();
  useBlocksScript(parts);
  // On a phone, the blocks plugin's list at the side covers most of the window, and its script keeps the page behind from scrolling.
  const isTouch = isTouchDevice(useDevice());
  const modal = settings.modal || (parts.slidesOut && isTouch);
  const { isOpen, isRequested, leaving, shift, toggleProps, hoverProps, ...acts } = usePanel(
    parts,
    { ...settings, modal },
    code !== undefined,
    focused,
  );
  const { freeShippingFrom, hidesEmpty } = settings;
  useEffect(() => {
    if (isRequested || focused) load();
  }, [isRequested, focused, load]);

  const count = shownCount();
  const subtotal = cartContents().value?.subtotal;
  const hides = hidesEmpty && !parts.isAdopted;
  const { isEmpty, isAdding, isHidden } = useEmptiness(hides, isRequested || isPresent);
  // An added product is not counted until the server has accepted it. Until then, an empty cart shows "…".
  const shown = count === undefined ? undefined : count === 0 && isAdding ? '…' : String(count);
  const panelId = panel?.id || id('panel');
  // Read once for each element, because the name that is bound here must not count.
  const needsName = useMemo(
    () => !close?.hasAttribute('aria-label') && close?.textContent?.trim() === '',
    [close],
  );
  const title = text('title');

  return (
    <>
      <Enhance
        of={host}
        classes={{
          [parts.shownClass]: isOpen,
          'iyim-mini-cart-empty': isEmpty,
          'iyim-mini-cart-hidden': isHidden,
        }}
        {...hoverProps}
        {...focusProps}
        onMouseOver={load}
        onPointerDown={load}
        onClick={onEarlyClick}
      />
      <Enhance
        of={toggle}
        {...toggleProps}
        {...(panel && { 'aria-haspopup': 'dialog', 'aria-controls': panelId, 'aria-expanded': isOpen })}
      />
      <Enhance
        of={panel}
        id={panelId}
        role="dialog"
        aria-label={title}
        aria-modal={modal || null}
        aria-hidden={!isOpen}
        tabIndex={-1}
        inert={!isOpen}
        classes={
          parts.isBlocks
            ? { 'iyim-mini-cart-placed': true }
            : { 'iyim-mini-cart-panel': true, 'iyim-mini-cart-side': modal }
        }
        styles={{ translate: shift === 0 ? undefined : `${shift}px` }}
      />
      <Enhance of={main} aria-hidden={!isOpen} />
      {close && (
        <Enhance
          of={close}
          aria-label={needsName ? text('close') : undefined}
          {...pressable(close, acts.close)}
        />
      )}
      <Enhance of={parts.count} text={shown} data-counter={parts.isBlocks ? undefined : shown} />
      <Enhance
        of={parts.subtotal}
        text={(parts.subtotal && isTextOnly(parts.subtotal) && subtotal) || undefined}
      />
      {!parts.count && !parts.hasThemeCount && (
        <Slot
          of={toggle}
          as="span"
          classes={{ 'iyim-mini-cart-count': true, 'iyim-mini-cart-unknown': shown === undefined }}
        >
          <bdi aria-hidden="true">{shown ?? 0}</bdi>
          <span className="iyim-visually-hidden">{text('count', { count: count ?? 0 })}</span>
        </Slot>
      )}
      {(!parts.heading || !close) && (
        <Slot of={panel} place="first" classes={{ 'iyim-mini-cart-head': true }}>
          {!parts.heading && <h2 className="iyim-mini-cart-title">{title}</h2>}
          {!close && (
            <button
              type="button"
              className="iyim-close iyim-mini-cart-close"
              aria-label={text('close')}
              onClick={handler(acts.close)}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </Slot>
      )}
      <EmptyList content={content} />
      {code && panel && (
        <code.PanelLines
          panel={panel}
          content={content}
          freeShippingFrom={freeShippingFrom}
          setNeeded={setNeeded}
          isOpen={isOpen}
          leaving={leaving}
          modal={modal}
          locksScroll={parts.slidesOut}
        />
      )}
    </>
  );
}

/** Prevents the blocks plugin's script from opening and closing the same cart. */
function useBlocksScript({ isBlocks, toggle, close }: MiniCartParts): void {
  const { host } = useIsland();
  useLifetime(
    (signal) => {
      if (isBlocks) takeOver('blocksCart', { host, toggle, close }, signal);
    },
    [isBlocks, host, toggle, close],
  );
}

interface LinesCode {
  /** Undefined until the code has loaded; null if it could not be loaded. The cart opens even then. */
  readonly code: typeof import('./Lines.tsx') | null | undefined;
  load(): void;
  onEarlyClick(event: MouseEvent): void;
}

/**
 * Provides the code for lines and for an open cart, which `load` fetches once. A click on a remove link waits until the code has
 * loaded. If the code cannot be loaded, the link is followed.
 */
function useLinesCode(): LinesCode {
  const { host, report, signal } = useIsland();
  const [code, setCode] = useState<LinesCode['code']>();
  const clicked = useRef<HTMLAnchorElement | null>(null);
  const [load] = useState(() => {
    let isLoading = false;
    const takeClicked = () => {
      const link = clicked.current;
      clicked.current = null;
      return signal.aborted ? null : link;
    };
    return () => {
      if (isLoading) return;
      isLoading = true;
      import('./Lines.tsx').then(
        async (lines) => {
          flushSync(() => setCode(lines));
          await null; // changing state that this render has read would cause a React warning
          const link = takeClicked();
          if (link) lines.clickAgain(host, link);
        },
        (error: unknown) => {
          isLoading = false; // the next call to load() tries again
          setCode(null);
          const link = takeClicked();
          if (!link) return;
          report(error, 'loading the code that removes lines');
          goTo(link.href); // following the link removes the line
        },
      );
    };
  });
  const onEarlyClick = (event: MouseEvent) => {
    const link = !code && isPlainClick(event) ? removeLink(event.target) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation(); // the click is fired again later, and listeners must not receive it twice
    clicked.current = link;
    load();
  };
  return { code, load, onEarlyClick };
}

export default defineWidget({
  name: 'mini-cart',
  settings,
  read: readMiniCart,
  View: MiniCart,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
