/**
 * The areas whose names and facts a page may configure beside the shop's own, by the key they stand under in
 * `names` and `site` of the page's configuration. Types only: an area's presets travel with the widgets that use them.
 */

/** Names of each area: `names: { search: { … } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: each area adds a line
export interface AreaNames {}

/** Facts of each area, over what the CMS's globals say: `site: { search: { … } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: each area adds a line
export interface AreaConfigs {}
