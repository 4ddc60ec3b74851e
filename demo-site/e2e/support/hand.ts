import type { Locator } from '@playwright/test';

/** A way to operate a page. The steps through the shop are written once and run with each of them. */
export interface Hand {
  /** Activates a link, a button or a summary. */
  press(control: Locator): Promise<void>;
  /** Chooses an item of a radio group. */
  choose(item: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Sends the typed values with the form's button or a key. */
  send(button: Locator): Promise<void>;
  /** Closes a dialog with its button or a key. */
  close(button: Locator): Promise<void>;
}
