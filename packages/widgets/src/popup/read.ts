import type { PopupModel } from './model.ts';
import { readBuilderPopup } from './read-builder.ts';

export interface PopupInput {
  /** Later for the listings plugin's popups, whose code only their pages fetch. */
  readonly model: PopupModel | Promise<PopupModel>;
}

/** A popup of the page builder, of the listings plugin, or in a markup of our own. */
export function readPopup(host: HTMLElement, raw: Readonly<Record<string, unknown>>): PopupInput {
  if (!host.matches('.jet-popup')) return { model: readBuilderPopup(host, raw) };
  return { model: import('./plugin/read-plugin.ts').then(({ readPlugin }) => readPlugin(host)) };
}
