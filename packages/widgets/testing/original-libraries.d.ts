/** The originals' libraries whose packages lack types: the parts that the tests use. */
declare module 'swiper' {
  export default class Swiper {
    constructor(frame: HTMLElement, options: object);
    readonly realIndex: number;
    slideNext(): void;
    destroy(): void;
  }
  export const Navigation: unknown;
}
