import type { DeviceValues } from '@iyim/runtime/shop';
import type { OpenRequest } from '@iyim/runtime/widget';
import type { PopupGate } from './rules/gate.ts';

/** What a popup's reader makes of its host, whichever plugin's markup it is; all that the view knows of it. */
export interface PopupModel {
  /** The popup's number or name, as links, buttons and answers say it, without any plugin's prefix. */
  readonly id: string;
  /** The server's node that is shown: it is moved into the dialog and back again. The host itself, or a part of it. */
  readonly content: HTMLElement;
  readonly settings: PopupSettings;
  /** Ids and classes that the original gives its dialog, so that the theme's rules find it. */
  readonly frame: PopupFrame;
  readonly gate: PopupGate;
  /** Waits for the popup's triggers, and calls `fire` at each of them. Called when the gate is ready, and not in edit mode. */
  readonly arm: (context: TriggerContext) => void;
  /** The server's own close button inside `content`; it is used instead of one of ours. */
  readonly closeControl?: HTMLElement | null;
  /**
   * Fetches what this opening shows. The dialog is open and busy meanwhile; what is returned takes the place of what is in
   * `loadedInto`, until the next answer or until the island ends. Null leaves it as it is. A rejection is shown to the visitor,
   * with a retry button.
   */
  readonly loadContent?: (request: OpenRequest, signal: AbortSignal) => Promise<DocumentFragment | null>;
  /** Whether this opening has to wait for `loadContent`; by default it does. Else what is there shows at once. */
  readonly mustLoad?: (request: OpenRequest) => boolean;
  /** Where loaded content goes; by default `content`. */
  readonly loadedInto?: HTMLElement;
  /** Fires the original's events for the page's scripts. */
  readonly notify: (moment: PopupMoment) => void;
  /** Settings that made no sense and were left at their default, in words; reported once. */
  readonly problems: readonly string[];
}

export type PopupMoment = 'before-show' | 'after-show' | 'before-hide' | 'after-hide';

/** How a popup behaves. Times in milliseconds. */
export interface PopupSettings {
  /** Name of the dialog where its content has no heading. Empty: a text of ours. */
  readonly title: string;
  /** Elements of the page that open it by a click: a selector, or empty. */
  readonly openSelector: string;
  /** How long after opening the close button comes; 0: at once. */
  readonly closeButtonDelay: number;
  /** Time until it closes by itself; 0: never. */
  readonly closeAfter: number;
  readonly closeButton: 'inside' | 'outside';
  readonly preventScroll: boolean;
  readonly closesOnBackground: boolean;
  readonly closesOnEsc: boolean;
  /** True: the first control inside gets the focus, if it is in sight; false: the dialog itself does. */
  readonly focusFirst: boolean;
  /** Names of the original's animation classes; empty: none. */
  readonly entrance: DeviceValues<string>;
  readonly exit: DeviceValues<string>;
  /** Length of both animations. */
  readonly animationTime: number;
  /** Further classes of the dialog. */
  readonly classes: readonly string[];
}

/** The dialog's id (empty: none), and the classes of each of its parts. */
export interface PopupFrame {
  readonly id: string;
  readonly dialog: string;
  /** Around the close button and the message. */
  readonly box: string;
  /** Around the server's node. */
  readonly message: string;
  readonly close: string;
}

export interface TriggerContext {
  readonly document: Document;
  /** Aborted when the island ends. */
  readonly signal: AbortSignal;
  /**
   * Opens the popup if its gate lets it. `asked`: by an element or a script of the page, and not by a trigger of its own; one
   * that is open then shows what it is asked for now.
   */
  readonly fire: (request?: Partial<OpenRequest>, how?: { readonly asked: boolean }) => void;
  /** Reports a trigger that could not be armed; the others are armed all the same. */
  readonly onProblem: (error: unknown, trigger: string) => void;
}
