/**
 * Returns the name of the entry that counts a popup's showings in a period. For the period "session" it is an item of session
 * storage.
 */
export const impressionsItem = (id: string): string => `popup-${id}-impressions-count`;

/** Names used by the listings plugin's popups. */
export const pluginPopupNames = {
  action: 'jet_popup_get_content',
  /** Local storage item for all popups. */
  storage: 'jetPopupData',
  /** Page global with the popups' settings. */
  settings: 'jetPopupData',
  /** Page global that exists if a form of the listings plugin has an editor. */
  formEditor: 'JetEngineFormsEditor',
  /** Request field that is set if the popup is opened from a listing item. */
  isListing: 'isJetEngine',
  /** The event that opens a popup. */
  open: 'jet-popup-open-trigger',
} as const;
