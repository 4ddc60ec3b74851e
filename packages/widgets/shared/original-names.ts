/** The page builder's larger plugin has its script, and its effects, where this global is. */
export const PRO = 'elementorProFrontend';

/** What the tricks plugin prints beside its script. */
export const TRICKS = 'JetTricksSettings';
