import pluginFile from '../../content/plugin-popups.json' with { type: 'json' };
import popupsFile from '../../content/popups.json' with { type: 'json' };
import type { Locale, LocalText } from '../shop/model.ts';
import { type PluginPopupName, type PluginPopupSettings, pluginPopups } from '../shop/plugin-popups.ts';

/** Settings of a popup in the builder's spelling. Switches are `yes`; what is off is not written. Times in seconds. */
type Settings = Readonly<Record<string, unknown>>;

/** A popup's `data-elementor-settings`. PHP writes an empty map as a list. */
export interface PopupSettings extends Settings {
  readonly triggers: Settings | readonly [];
  readonly timing: Settings | readonly [];
}

interface PopupWords {
  readonly title: string;
  /** What to do on the popup's page. */
  readonly todo: string;
  /** What should happen then. */
  readonly result: string;
  readonly heading: string;
  readonly text: string;
}

/** A link to try: to a page of the site, or to a popup's number; without either it is a `#` for a selector to find. */
export interface PopupLink {
  readonly label: LocalText;
  readonly path?: string;
  readonly opens?: number;
  readonly toggles?: number;
  readonly classes?: string;
}

export const popupGroups = ['triggers', 'rules', 'behaviour', 'content'] as const;

/** What popups of both kinds have: a page of their own. */
interface Sheet {
  /** The last part of its page's address. */
  readonly slug: string;
  /** Its page has enough to scroll. */
  readonly hasChapters?: boolean;
  readonly words: Readonly<Record<Locale, PopupWords>>;
}

export interface PopupSheet extends Sheet {
  /** The CMS's number of the popup. */
  readonly id: number;
  readonly group: (typeof popupGroups)[number];
  /** What opens it by itself. Without: it opens by links or a selector only. */
  readonly triggers?: Settings;
  /** What must be so for it to open by itself: a switch, and its settings under its name. */
  readonly timing?: Settings;
  /** Scheduled from one day to another, counted from today; below 0: before. */
  readonly scheduledDays?: readonly [from: number, to: number];
  /** How it behaves once it is open. */
  readonly behaviour?: Settings;
  /** Product whose picture it shows. */
  readonly pictured?: number;
  /** Numbers of other popups that its page carries, too. */
  readonly others?: readonly number[];
  /** On its page, and in the popup under its text. */
  readonly links?: readonly PopupLink[];
  readonly linksInside?: readonly PopupLink[];
}

/** Every popup of the page builder that has a page of its own, and what the page says about it. */
export const popupSheets = popupsFile as unknown as readonly PopupSheet[];

export const popupBySlug = (slug: string): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.slug === slug) ?? null;

export const popupById = (id: number): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.id === id) ?? null;

export interface PluginSheet extends Sheet {
  readonly name: PluginPopupName;
  readonly settings: PluginPopupSettings;
  /** Opens from a day on, counted from today; below 0: before. */
  readonly fromDay?: number;
  /** Something at the end of the page opens it when it comes into view. */
  readonly opensAtEnd?: boolean;
}

/** The triggers of the listings plugin that a page can show only one of: popups with a page of their own. */
export const pluginSheets = pluginFile as unknown as readonly PluginSheet[];

export const pluginSheetBySlug = (slug: string): PluginSheet | null =>
  pluginSheets.find((sheet) => sheet.slug === slug) ?? null;

/** The id of a popup's element, which is its key in storage, too. */
export const pluginKey = ({ name }: PluginSheet): string => `jet-popup-${pluginPopups[name]}`;
