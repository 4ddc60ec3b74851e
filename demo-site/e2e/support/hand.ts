import type { Locator } from '@playwright/test';

/** A way to operate a page. The steps through the shop are written once for all of them. */
export interface Hand {
  /** Activates a link, a button or a summary. */
  press(control: Locator): Promise<void>;
  /** Chooses an item of a radio group. */
  choose(item: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Sends the typed values by the form's button or by a key. */
  send(button: Locator): Promise<void>;
  /** Closes a dialog by its button or by a key. */
  close(button: Locator): Promise<void>;
}
