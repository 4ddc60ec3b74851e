/** The page builder's larger plugin has its script, and its effects, where this global is. */
export const PRO = 'elementorProFrontend';

/** What the tricks plugin prints beside its script. */
export const TRICKS = 'JetTricksSettings';

/** An element that the page builder keeps in the window while the page scrolls. */
export const STICKY = '.elementor-sticky';
