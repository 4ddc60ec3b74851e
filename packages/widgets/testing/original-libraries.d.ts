/** Types for the originals' libraries whose packages lack types, limited to the parts that the tests use. */
declare module 'swiper' {
  export default class Swiper {
    constructor(frame: HTMLElement, options: object);
    readonly realIndex: number;
    slideNext(): void;
    destroy(): void;
  }
  export const Navigation: unknown;
}
