import type { Locator } from '@playwright/test';

/** How a shopper works a page. The way through the shop is written once, for every hand. */
export interface Hand {
  /** Presses a link, a button or a summary. */
  press(control: Locator): Promise<void>;
  /** Chooses an item of a radio group. */
  choose(item: Locator): Promise<void>;
  /** Types into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Sends what was just typed: by the form's button, or by the key. */
  send(button: Locator): Promise<void>;
  /** Closes a dialog: by its button, or by the key. */
  close(button: Locator): Promise<void>;
}
