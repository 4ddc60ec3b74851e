import { attempt, useIsland } from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';

/** The widgets that have said it. */
const said = new Set<string>();

/** What of Swiper's and slick's instances is used, where they are there. */
interface Taken extends HTMLElement {
  readonly slick?: { refresh(isSilent: boolean): void };
  readonly swiper?: {
    readonly params: { readonly loop?: boolean };
    readonly realIndex: number;
  } & Record<'loopDestroy' | 'loopCreate' | 'update', () => void> & {
      slideToLoop(index: number, speed: number, isTold: boolean): void;
    };
}

/** A library that starts after us has measured and copied slides with our looks: it does so again without them. */
function startAnew({ swiper, slick }: Taken): void {
  slick?.refresh(true);
  if (!swiper) return;
  const { realIndex } = swiper;
  if (swiper.params.loop) {
    swiper.loopDestroy();
    swiper.loopCreate();
  }
  swiper.update();
  swiper.slideToLoop(realIndex, 0, false);
}

/** Says once a widget that the page's own script runs a carousel, which is left alone then. Returns `isTaken`. */
export function useLeftAlone(isTaken: boolean, frame: Taken): boolean {
  const { name } = useIsland();
  const wasOurs = useRef(false);
  useEffect(() => {
    if (!isTaken) {
      wasOurs.current = true;
      return;
    }
    if (wasOurs.current) attempt(() => startAnew(frame));
    if (said.has(name)) return;
    said.add(name);
    console.info(`[iyim] widget "${name}" leaves alone what the page's own script has initialised:`, frame);
  }, [isTaken, name, frame]);
  return isTaken;
}
