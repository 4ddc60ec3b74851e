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
export function startAnew({ swiper, slick }: Taken): void {
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
