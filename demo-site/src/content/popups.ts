import pluginFile from '../../content/plugin-popups.json' with { type: 'json' };
import popupsFile from '../../content/popups.json' with { type: 'json' };
import type { Locale, LocalText } from '../shop/model.ts';
import { type PluginPopupName, type PluginPopupSettings, pluginPopups } from '../shop/plugin-popups.ts';

/** Settings of a popup in the builder's spelling. Switches are `yes`, and absent when off. Times are in seconds. */
type Settings = Readonly<Record<string, unknown>>;

/** A popup's `data-elementor-settings`. PHP writes an empty map as a list. */
export interface PopupSettings extends Settings {
  readonly triggers: Settings | readonly [];
  readonly timing: Settings | readonly [];
}

interface PopupWords {
  readonly title: string;
  /** Instructions on the popup's page. */
  readonly todo: string;
  /** Expected result. */
  readonly result: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * A link for visitors to try. It leads to a page of the site, or opens a popup by its id. Without either, its address is
 * `#`, and a popup's selector matches it.
 */
export interface PopupLink {
  readonly label: LocalText;
  readonly path?: string;
  readonly opens?: number;
  readonly toggles?: number;
  readonly classes?: string;
}

export const popupGroups = ['triggers', 'rules', 'behaviour', 'content'] as const;

/** Fields of both kinds of popups that have a page. */
interface Sheet {
  /** The last part of the address of the popup's page. */
  readonly slug: string;
  /** Whether the popup's page is long enough to scroll. */
  readonly hasChapters?: boolean;
  readonly words: Readonly<Record<Locale, PopupWords>>;
}

export interface PopupSheet extends Sheet {
  /** The popup's post id. */
  readonly id: number;
  readonly group: (typeof popupGroups)[number];
  /** Triggers that open the popup automatically. Without triggers, only links or a selector open it. */
  readonly triggers?: Settings;
  /** Conditions for opening the popup automatically. Each has a switch, and settings whose names begin with the switch's name. */
  readonly timing?: Settings;
  /** First and last day of the popup's schedule, as days from today; negative days are in the past. */
  readonly scheduledDays?: readonly [from: number, to: number];
  /** Settings of the popup's behaviour while it is open. */
  readonly behaviour?: Settings;
  /** Id of the product whose picture the popup shows. */
  readonly pictured?: number;
  /** Ids of other popups that the popup's page includes. */
  readonly others?: readonly number[];
  /** Links on the popup's page (`links`), and in the popup below its text (`linksInside`). */
  readonly links?: readonly PopupLink[];
  readonly linksInside?: readonly PopupLink[];
}

/** Every popup of the page builder that has its own page, and the texts of that page. */
export const popupSheets = popupsFile as unknown as readonly PopupSheet[];

export const popupBySlug = (slug: string): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.slug === slug) ?? null;

export const popupById = (id: number): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.id === id) ?? null;

export interface PluginSheet extends Sheet {
  readonly name: PluginPopupName;
  readonly settings: PluginPopupSettings;
  /** First day on which the popup opens, as days from today; negative days are in the past. */
  readonly fromDay?: number;
  /** Whether the popup opens when an element at the end of the page scrolls into view. */
  readonly opensAtEnd?: boolean;
}

/** Popups of the listings plugin that open automatically. A page can demonstrate only one of them, so each has its own page. */
export const pluginSheets = pluginFile as unknown as readonly PluginSheet[];

export const pluginSheetBySlug = (slug: string): PluginSheet | null =>
  pluginSheets.find((sheet) => sheet.slug === slug) ?? null;

/** Returns the id of a popup's element, which is also its key in storage. */
export const pluginKey = ({ name }: PluginSheet): string => `jet-popup-${pluginPopups[name]}`;
