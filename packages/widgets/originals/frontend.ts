import { pageGlobal } from '@iyim/runtime/page';

/** What the page builder's script fires on the window before it begins with the elements. */
export const BEGINS = 'elementor/frontend/init';

/** Whether the page has the page builder's script. It has one global, which is there before it begins. */
export const isThere = (): boolean => pageGlobal('elementorFrontend') !== undefined;

/** Elements that it begins with, by their settings. */
const ELEMENT = '.elementor-element';

export const isItsElement = (element: Element): boolean => element.matches(ELEMENT);

/** The page builder's larger plugin has its script, and its effects, where this global is. */
export const PRO = 'elementorProFrontend';

/** What the tricks plugin prints beside its script. */
export const TRICKS = 'JetTricksSettings';

/** An element that the page builder keeps in the window while the page scrolls. */
export const STICKY = '.elementor-sticky';
