/**
 * Returns the name under which a popup's showings in a period are counted: an item of session storage for the period "session",
 * otherwise an entry of the page builder's item in local storage.
 */
export const impressionsItem = (id: string): string => `popup-${id}-impressions-count`;

/** Names used by the listings plugin's popups. */
export const pluginPopupNames = {
  action: 'jet_popup_get_content',
  /** Local storage item for all popups. */
  storage: 'jetPopupData',
  /** Page global with the popups' settings. */
  settings: 'jetPopupData',
  /** Page global of the listings plugin's forms; its `hasEditor` is set if a form contains an editor. */
  formEditor: 'JetEngineFormsEditor',
  /** Request field that is set if the popup is opened from a listing item. */
  isListing: 'isJetEngine',
  /** The event that opens a popup. */
  open: 'jet-popup-open-trigger',
} as const;
