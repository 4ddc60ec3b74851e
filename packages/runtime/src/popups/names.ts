/** Names of the page builder's popups. */
export const popupNames = {
  /** The original's running code; its popup module counts page views itself. */
  original: 'elementorProFrontend',
  /** Where the page's own scripts find `showPopup` and `closePopup`. */
  api: ['elementorProFrontend', 'modules', 'popup'],
} as const;
