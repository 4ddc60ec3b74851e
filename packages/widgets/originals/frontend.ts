import { pageGlobal } from '@iyim/runtime/page';

/** Event that the page builder's script fires on the window before it initialises elements. */
export const BEGINS = 'elementor/frontend/init';

/** Whether the page has the page builder's script, which sets this global before it starts. */
export const isThere = (): boolean => pageGlobal('elementorFrontend') !== undefined;

/** Selector of elements that the page builder's script initialises from their settings. */
const ELEMENT = '.elementor-element';

export const isItsElement = (element: Element): boolean => element.matches(ELEMENT);

/** Global of Elementor Pro, whose script and effects run only on pages with this global. */
export const PRO = 'elementorProFrontend';

/** Global that the tricks plugin prints next to its script. */
export const TRICKS = 'JetTricksSettings';

/** Selector of elements that the page builder keeps in the window while the page scrolls. */
export const STICKY = '.elementor-sticky';
