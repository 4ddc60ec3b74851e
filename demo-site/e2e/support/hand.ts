import type { Locator } from '@playwright/test';

/** An input method, mouse or keyboard. The shopping steps are written once and run with each method. */
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
