/** The originals' libraries that tests put on the page, whose packages tell no types. What of them the tests use. */
declare module 'swiper' {
  export default class Swiper {
    constructor(frame: HTMLElement, options: object);
    readonly realIndex: number;
    slideNext(): void;
    destroy(): void;
  }
  export const Navigation: unknown;
}
