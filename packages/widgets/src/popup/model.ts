import type { OpenRequest } from '@iyim/runtime/page';
import type { PopupGate } from './rules/gate.ts';
import type { PopupSettings } from './settings.ts';

/** One popup of the page, read from any plugin's markup; the view reads nothing else. */
export interface PopupModel {
  /** The popup's number or name in links, buttons and answers, without any plugin's prefix. */
  readonly id: string;
  /** The server's node that is shown: it is moved into the dialog and back again. The host itself, or a part of it. */
  readonly content: HTMLElement;
  readonly settings: PopupSettings;
  /** Ids and classes of the original's dialog, for the theme's rules. */
  readonly frame: PopupFrame;
  readonly gate: PopupGate;
  /** Arms the popup's triggers, which call `fire`. Called when the gate is ready, and not in edit mode. */
  readonly arm: (context: TriggerContext) => void;
  /** The server's close button inside `content`, which replaces the default one. */
  readonly closeControl?: HTMLElement | null;
  /**
   * Fetches what this opening shows, while the dialog is open and busy. The result replaces the content of `loadedInto` until the next
   * answer or until the island ends. Null leaves it as it is. A rejection is shown to the visitor, with a retry button.
   */
  readonly loadContent?: (request: OpenRequest, signal: AbortSignal) => Promise<DocumentFragment | null>;
  /** Whether this opening has to wait for `loadContent`, as it does by default. Otherwise the present content shows at once. */
  readonly mustLoad?: (request: OpenRequest) => boolean;
  /** The element around loaded content; by default `content`. */
  readonly loadedInto?: HTMLElement;
  /** Fires the original's events for the page's scripts. */
  readonly notify: (moment: PopupMoment) => void;
  /** Messages about wrong settings, which count as their default; reported once. */
  readonly problems: readonly string[];
}

export type PopupMoment = 'before-show' | 'after-show' | 'before-hide' | 'after-hide';

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
   * Opens the popup if its gate permits. `isRequested`: by an element or a script of the page, and not by its own trigger; a
   * popup that is already open then shows what this request is for.
   */
  readonly fire: (request?: Partial<OpenRequest>, how?: { readonly isRequested: boolean }) => void;
  /** Reports a trigger that could not be armed; the others are armed all the same. */
  readonly onProblem: (error: unknown, trigger: string) => void;
}
