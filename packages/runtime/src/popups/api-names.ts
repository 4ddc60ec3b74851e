/** Names by which a page's scripts and links reach popups, and hear of them. */
const preset = {
  events: {
    /** Through jQuery on the document with the popup's number and instance, natively on the window. */
    shown: 'elementor/popup/show',
    hidden: 'elementor/popup/hide',
  },
  /** Where the page's own scripts find `showPopup` and `closePopup`. */
  api: ['elementorProFrontend', 'modules', 'popup'],
  /** Attributes of a popup's element that hold its number, and what stands before the number there. */
  idAttributes: [
    ['data-elementor-id', ''],
    ['id', 'jet-popup-'],
    ['id', ''],
  ],
} as const;

export interface PopupApiNames {
  readonly events: { readonly shown: string; readonly hidden: string };
  readonly api: readonly [string, string, string];
  readonly idAttributes: readonly (readonly [attribute: string, prefix: string])[];
}

/** The real literals of the plugins. */
export const popupApiNames: PopupApiNames = preset;
