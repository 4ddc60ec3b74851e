/** Name of the entry that counts a popup's showings in a period; for the period "session" an item of session storage. */
export const impressionsItem = (id: string): string => `popup-${id}-impressions-count`;

/** Names of the listings plugin's popups. */
export const pluginPopupNames = {
  action: 'jet_popup_get_content',
  /** One item in local storage for all popups. */
  storage: 'jetPopupData',
  /** Their settings, in a page global. */
  settings: 'jetPopupData',
  /** A global of pages where a form of the listings plugin has an editor. */
  formEditor: 'JetEngineFormsEditor',
  /** Field of a request: the popup is opened from a listing item. */
  isListing: 'isJetEngine',
  /** The event that opens a popup. */
  open: 'jet-popup-open-trigger',
} as const;
