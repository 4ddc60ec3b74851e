/** Types for the originals' libraries whose packages have none, limited to the parts that the tests use. */
declare module 'swiper' {
  export default class Swiper {
    constructor(frame: HTMLElement, options: object);
    readonly realIndex: number;
    slideNext(): void;
    destroy(): void;
  }
  export const Navigation: unknown;
}
