import type { OpenRequest } from '@iyim/runtime/page';
import type { PopupGate } from './rules/gate.ts';
import type { PopupSettings } from './settings.ts';

/** One popup of the page, read from the markup of any plugin. The view reads nothing else. */
export interface PopupModel {
  /** The popup's number or name in links, buttons and server answers, without a plugin's prefix. */
  readonly id: string;
  /** The server's node that is shown: the host itself, or a part of it. It is moved into the dialog and back again. */
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
   * Fetches the content for this opening while the dialog is open and busy. The result replaces the content of `loadedInto` until
   * the next answer or until the island ends. Null leaves that content unchanged. A rejection is shown to the visitor, with a
   * retry button.
   */
  readonly loadContent?: (request: OpenRequest, signal: AbortSignal) => Promise<DocumentFragment | null>;
  /** Returns whether this opening waits for `loadContent` (the default) or shows the present content immediately. */
  readonly mustLoad?: (request: OpenRequest) => boolean;
  /** The element around loaded content; by default `content`. */
  readonly loadedInto?: HTMLElement;
  /** Fires the original's events for the page's scripts. */
  readonly notify: (moment: PopupMoment) => void;
  /** Messages about invalid settings, which are replaced by their defaults; reported once. */
  readonly problems: readonly string[];
}

export type PopupMoment = 'before-show' | 'after-show' | 'before-hide' | 'after-hide';

/** The dialog's id (empty: no id), and the classes of each of its parts. */
export interface PopupFrame {
  readonly id: string;
  readonly dialog: string;
  /** Classes of the box around the close button and the message. */
  readonly box: string;
  /** Classes of the element around the server's node. */
  readonly message: string;
  readonly close: string;
}

export interface TriggerContext {
  readonly document: Document;
  /** Aborted when the island ends. */
  readonly signal: AbortSignal;
  /**
   * Opens the popup if its gate permits. `isRequested`: true if an element or a script of the page opens it, false if one
   * of the popup's triggers does. An open popup that is requested again shows the content for the new request.
   */
  readonly fire: (request?: Partial<OpenRequest>, how?: { readonly isRequested: boolean }) => void;
  /** Reports a trigger that could not be armed; the others are armed anyway. */
  readonly onProblem: (error: unknown, trigger: string) => void;
}
