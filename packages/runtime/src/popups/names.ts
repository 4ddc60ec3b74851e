/** Names of the page builder's popups. */
export const popupNames = {
  /** The original's running code; its popup module, `modules.popup`, counts page views itself and has `showPopup`. */
  original: 'elementorProFrontend',
} as const;
