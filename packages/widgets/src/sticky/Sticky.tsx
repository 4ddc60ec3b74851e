import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  type Bindings,
  defineWidget,
  dispatchLegacy,
  Enhance,
  Slot,
  useIsland,
  useStable,
  useViewport,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOriginalFrontend } from '../../originals/use-frontend.ts';
import { SCROLL_REST } from '../../shared/scroll-rest.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { KeepClear } from './KeepClear.tsx';
import { type Measured, spanOf, topAround } from './measure.ts';
import { hidesPage, type Place, placeOf, type Side } from './place.ts';
import { columnSettings, readSticky, type StickyInput, stickyClasses } from './read.ts';
import { type StickySettings, settings } from './settings.ts';
import styles from './sticky.css?inline';
import { useLaterSize, useMeasured } from './use-measured.ts';

type Props = ViewProps<StickySettings, StickyInput>;

/** Keeps an element in the window while the page scrolls (SK-1). */
export function Sticky(props: Props): ReactNode {
  const { settings, input } = props;
  const { host } = useIsland();
  const device = useDevice();
  const isOriginals = useOriginalFrontend(input.original ?? undefined) && input.original !== null;
  const isLeft = useLeftAlone(isOriginals, host);
  if (isLeft || !settings.devices.includes(device)) return null;
  return <Held key={`${settings.staysInParent}`} {...props} />;
}

const AT_REST: Place = { isStuck: false, hasEffects: false, shift: 0 };

function Held({ settings, input }: Props): ReactNode {
  const { target, isColumn } = input;
  const { side } = settings;
  const device = useDevice();
  const container = settings.staysInParent ? input.container : null;
  const [place, setPlace] = useState(AT_REST);
  const { isStuck, hasEffects, shift } = place;
  const measured = useMeasured(target, container, place, side === 'bottom');
  const [height, setHeight] = useState(0);
  /** Maximum height measured at this window width. Effect classes can make a stuck element taller. */
  const [highest, setHighest] = useState({ width: 0, height: 0 });
  const measureHeight = () => {
    const now = target.getBoundingClientRect().height;
    const width = window.innerWidth;
    setHeight(now);
    setHighest((last) => ({ width, height: last.width === width ? Math.max(last.height, now) : now }));
  };

  const offset = forDevice(settings.offset, device) + (side === 'top' ? (measured?.adminBar ?? 0) : 0);
  const isOff = measured !== null && hidesPage(measured, offset, measured.window);
  const held = isOff ? null : measured;
  // If the element does not fit in the window, its edge opposite `side` stays visible.
  const inset = measured ? Math.min(offset, measured.window.height - measured.height - settings.spacing) : 0;
  const updatePlace = () => {
    if (!measured || !target.isConnected) return;
    const start = topAround(target) + measured.shift;
    const port = spanOf(measured.scroller);
    const next = placeOf(
      side,
      {
        element: { start, end: start + measured.height },
        port: side === 'top' ? { ...port, start: port.start + inset } : { ...port, end: port.end - inset },
        bounds: container && spanOf(container),
      },
      forDevice(settings.effectsOffset, device),
    );
    setPlace((last) => (isOff ? AT_REST : isSame(last, next) ? last : next));
  };
  useLayoutEffect(updatePlace);
  useViewport(measured?.scroller ?? window, 'scroll', updatePlace);
  useLaterSize([target.ownerDocument.body], updatePlace);
  useLaterSize([target], measureHeight);
  useStickEvents(isStuck, measured?.scroller ?? window);

  const isWide = held !== null && held.width > held.window.width / 2;
  const isCovering = isWide && (!container || isStuck);
  return (
    <>
      <Enhance
        of={target}
        data-iyim-sticky={held ? side : undefined}
        classes={isOff ? undefined : stickyClasses(isStuck, hasEffects)}
        styles={{
          // Set even before measuring, because otherwise the row stretches the content of the column to the row's height.
          alignSelf: isColumn ? 'flex-start' : undefined,
          ...(held && stylesOf(held, { side, inset, place, height })),
        }}
      />
      {held?.position === 'fixed' && isStuck && shift === 0 && (
        <Slot
          of={target}
          place="after"
          classes={{ 'iyim-sticky-place': true }}
          styles={{
            inlineSize: `${held.width}px`,
            blockSize: `${held.height}px`,
            marginBlock: `${held.marginBlockStart} ${held.marginBlockEnd}`,
          }}
        />
      )}
      {isCovering && (
        <KeepClear
          side={side}
          size={Math.max(
            Math.max(held.height, highest.height) + offset,
            forDevice(settings.anchorOffset, device),
          )}
          scroller={held.scroller ?? target.ownerDocument.documentElement}
        />
      )}
    </>
  );
}

const isSame = (one: Place, other: Place): boolean =>
  one.isStuck === other.isStuck && one.hasEffects === other.hasEffects && one.shift === other.shift;

/** Fires the stick and unstick events once scrolling has stopped. */
function useStickEvents(isStuck: boolean, scroller: EventTarget): void {
  const { host } = useIsland();
  const wasStuck = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useStable((isNow: boolean) => {
    if (wasStuck.current === isNow) return;
    wasStuck.current = isNow;
    dispatchLegacy(host, isNow ? 'sticky:stick' : 'sticky:unstick');
  });
  const wait = useStable(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => notify(isStuck), SCROLL_REST);
  });
  useViewport(scroller, 'scroll', wait);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element can begin to stick without a scroll
  useEffect(wait, [wait, isStuck]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      notify(false);
    },
    [notify],
  );
}

interface Placement {
  readonly side: Side;
  readonly inset: number;
  readonly place: Place;
  /** Current height of the element, in pixels. */
  readonly height: number;
}

function stylesOf(measured: Measured, { side, inset, place, height }: Placement): Bindings['styles'] {
  const { position, marginBlockEnd } = measured;
  const edge = { [side === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: `${inset}px` };
  const lost = height > 0 && place.isStuck ? measured.height - height : 0;
  if (position === 'sticky')
    return {
      position,
      ...edge,
      // Effect classes can make the element smaller; the margin keeps the content below it in place.
      marginBlockEnd: lost > 0 ? `calc(${marginBlockEnd} + ${lost}px)` : undefined,
    };
  if (!place.isStuck) return undefined;
  if (place.shift !== 0) return { position: 'relative', insetBlockStart: `${place.shift}px` };
  return {
    position,
    ...edge,
    insetInlineStart: `${measured.inset}px`,
    inlineSize: `${measured.width}px`,
    boxSizing: 'border-box',
    margin: '0',
  };
}

export default defineWidget({
  name: 'sticky',
  settings,
  pageSettings: columnSettings,
  read: readSticky,
  View: Sticky,
  styles,
});
