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
