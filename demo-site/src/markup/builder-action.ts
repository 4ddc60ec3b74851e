/**
 * The address of a link that the page builder's script answers, as its server writes it: `#` and, percent-encoded
 * whole, `elementor-action:action={name}&settings={base64 of JSON}`. Settings may hold Latin letters only.
 */
export const builderAction = (name: string, settings: Readonly<Record<string, unknown>>): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** Opens a popup; with `toggle` a second click closes it. */
export const openPopupAction = (id: number, toggle = false): string =>
  builderAction('popup:open', { id: String(id), toggle });

/** Closes the popup that the link stands in; `forGood`: it never shows again. */
export const closePopupAction = (forGood = false): string =>
  builderAction('popup:close', { do_not_show_again: forGood ? 'yes' : '' });
