import type { Hand } from './hand.ts';

/** Points and clicks; only `write` fills in the text directly. */
export const mouse: Hand = {
  press: (control) => control.click(),
  choose: (item) => item.click(),
  write: (field, text) => field.fill(text),
  send: (button) => button.click(),
  close: (button) => button.click(),
};
