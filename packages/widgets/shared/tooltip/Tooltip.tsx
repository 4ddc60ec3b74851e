import {
  attempt,
  directionOf,
  Enhance,
  pressable,
  ServerHtml,
  Slot,
  useDismissal,
  useIsland,
  useListener,
  useStable,
} from '@iyim/runtime/widget';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { harmlessHtml } from '../harmless-html.ts';
import { sayLeftAlone } from '../use-left-alone.ts';
import { type Place, placeTooltip } from './place-tooltip.ts';
import type { TooltipOptions } from './tooltip-settings.ts';

export interface TooltipProps {
  /** What it is about: shows it. */
  readonly of: HTMLElement;
  /** What it says, as an attribute has it. */
  readonly html: string;
  /** Tells the tooltips of an island apart. */
  readonly name: string;
  readonly options: TooltipOptions;
}

/** Milliseconds for the way from a trigger to its tooltip. */
const GRACE = 200;
/** Of the one that is open. */
let closeOther = (): void => {};
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * A few words about an element, for the mouse, the keyboard and touch. They stay while the pointer is on either, and go with Escape
 * (WCAG 1.4.13). A trigger that is no control becomes a button, unless there is one inside.
 */
export function Tooltip({ of, html, name, options }: TooltipProps): ReactNode {
  const island = useIsland();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState<{ readonly open: boolean } | null>(null);
  const [isControl] = useState(() => of.matches(CONTROLS) || of.querySelector(CONTROLS) !== null);
  const [hasTitle] = useState(() => of.hasAttribute('title'));
  const { tooltipTrigger: trigger, tooltipDelay } = options;
  const byHover = trigger.includes('mouseenter');
  const byFocus = trigger !== 'click';

  const set = (open: boolean) => {
    setPending(null);
    setOpen(open && !isTaken(of, island.name));
  };
  const turn = useStable(() => set(pending?.open ?? false));
  const wait = pending?.open ? tooltipDelay : GRACE;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(turn, wait);
    return () => clearTimeout(timer);
  }, [pending, wait, turn]);
  const close = useStable(() => set(false));
  useLayoutEffect(() => {
    if (!isOpen) return;
    closeOther();
    closeOther = close;
    return () => {
      if (closeOther === close) closeOther = () => {};
    };
  }, [isOpen, close]);
  useDismissal(isOpen, { inside: [of, box], onDismiss: close });

  const enter = ({ pointerType }: PointerEvent) => {
    if (byHover && pointerType !== 'touch') isOpen ? setPending(null) : setPending({ open: true });
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (byHover && pointerType !== 'touch' && !hasVisibleFocus(of)) setPending({ open: false });
  };
  const press = () => set(trigger !== 'click' || !isOpen);
  const id = island.id(name);
  return (
    <>
      <Enhance
        of={of}
        {...(isControl ? undefined : pressable(of, press))}
        title={hasTitle ? null : undefined}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        // A press of the mouse gives the focus before it is a click.
        onFocusIn={() => byFocus && hasVisibleFocus(of) && set(true)}
      />
      {isOpen && (
        <Slot
          of={island.host}
          ref={setBox}
          classes={{ 'iyim-tooltip-layer': true }}
          onPointerEnter={enter}
          onPointerLeave={leave}
        >
          <Words id={id} of={of} html={html} options={options} onGone={close} />
        </Slot>
      )}
    </>
  );
}

interface WordsProps extends Pick<TooltipProps, 'of' | 'html' | 'options'> {
  readonly id: string;
  /** What it is about has left the window. */
  readonly onGone: () => void;
}

function Words({ id, of, html, options, onGone }: WordsProps): ReactNode {
  const nodes = useMemo(() => harmlessHtml(html), [html]);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const put = useStable(() => {
    if (!box.current) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const trigger = of.getBoundingClientRect();
    if (trigger.bottom < 0 || trigger.top > view.height) return onGone();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const placement = { placement: options.tooltipPlacement, distance: options.tooltipDistance };
    setPlace(
      placeTooltip(trigger, { width, height }, view, { ...placement, isRtl: directionOf(of) === 'rtl' }),
    );
  });
  useLayoutEffect(() => {
    // Above everything, where the browser can; it is open already when it is drawn twice.
    attempt(() => box.current?.showPopover?.());
    put();
  }, [put]);
  useListener(window, 'scroll', put, { capture: true, passive: true });
  useListener(window, 'resize', put);

  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className={options.tooltipArrow ? 'iyim-tooltip iyim-tooltip-arrow' : 'iyim-tooltip'}
      data-side={place?.side}
      style={
        {
          left: place?.left ?? 0,
          top: place?.top ?? 0,
          '--arrow': `${place?.arrow ?? 0}px`,
          '--duration': `${options.tooltipShowDuration}ms`,
        } as CSSProperties
      }
    >
      <ServerHtml nodes={nodes} />
    </div>
  );
}

const hasVisibleFocus = (element: Element): boolean =>
  element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;

/** Whether the original's library shows a tooltip there, which is left alone then. */
function isTaken(element: Element, widget: string): boolean {
  if (!('_tippy' in element)) return false;
  sayLeftAlone(widget, element);
  return true;
}
