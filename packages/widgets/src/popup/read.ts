import type { PopupModel } from './model.ts';
import { builderModel, readBuilderPopup } from './read-builder.ts';

export interface PopupInput {
  /** The popup under the host's settings. Later for the listings plugin's popups, whose code only their pages fetch. */
  readonly modelFor: (settings: Readonly<Record<string, unknown>>) => PopupModel | Promise<PopupModel>;
}

/** A popup of the page builder, of the listings plugin, or in a markup of our own. */
export function readPopup(host: HTMLElement): PopupInput {
  if (!host.matches('.jet-popup')) {
    const popup = readBuilderPopup(host);
    return { modelFor: (settings) => builderModel(popup, settings) };
  }
  const content = host.querySelector<HTMLElement>('.jet-popup__container') ?? host;
  const parts = {
    host,
    content,
    place: content.querySelector<HTMLElement>('.jet-popup__container-content') ?? content,
    closeControl: content.querySelector<HTMLElement>('.jet-popup__close-button'),
  };
  return {
    modelFor: (settings) =>
      import('./plugin/plugin-model.ts').then(({ pluginModel }) => pluginModel(parts, settings)),
  };
}
