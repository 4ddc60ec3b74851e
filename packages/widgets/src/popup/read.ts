import type { PopupModel } from './model.ts';
import { builderModel, readBuilderPopup } from './read-builder.ts';

/** The popup under the host's settings. */
export type ModelFor = (settings: Readonly<Record<string, unknown>>) => PopupModel;

export interface PopupInput {
  /** The host's own id: while the popup is open, its dialog may have it. */
  readonly hostId: string;
  /** Later for the listings plugin's popups, whose code only their pages fetch. */
  readonly modelFor: ModelFor | Promise<ModelFor>;
}

/** A popup of the page builder, of the listings plugin, or in a markup of our own. */
export function readPopup(host: HTMLElement): PopupInput {
  const hostId = host.id;
  if (!host.matches('.jet-popup')) {
    const popup = readBuilderPopup(host);
    return { hostId, modelFor: (settings) => builderModel(popup, settings) };
  }
  const content = host.querySelector<HTMLElement>('.jet-popup__container') ?? host;
  const parts = {
    host,
    hostId,
    content,
    place: content.querySelector<HTMLElement>('.jet-popup__container-content') ?? content,
    closeControl: content.querySelector<HTMLElement>('.jet-popup__close-button'),
  };
  const code = import('./plugin/plugin-model.ts');
  return {
    hostId,
    modelFor: code.then(
      ({ pluginModel }) =>
        (settings) =>
          pluginModel(parts, settings),
    ),
  };
}
