/** The item or entry that counts a popup's showings in a period; for the period "session" it is one of session storage. */
export const impressionsItem = (id: string): string => `popup-${id}-impressions-count`;

/** Names of the listings plugin's popups. */
export const pluginPopupNames = {
  action: 'jet_popup_get_content',
  /** One item in local storage for all popups. */
  storage: 'jetPopupData',
  /** Their settings, in a page global. */
  settings: 'jetPopupData',
  /** A global that is there where a form of the listings plugin has an editor. */
  formEditor: 'JetEngineFormsEditor',
  /** In what a popup is told: the item it was opened from is of a listing. */
  isListing: 'isJetEngine',
  /** The event that asks for one. */
  open: 'jet-popup-open-trigger',
} as const;
