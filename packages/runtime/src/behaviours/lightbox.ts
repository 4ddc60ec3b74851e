import { broughtPart } from '../islands/brought.ts';
import type { LightboxSettings } from '../islands/types.ts';
import { behaviours } from '../site/behaviour.ts';

/** Whether some widget of the page brings a lightbox. */
export const hasLightbox = (): boolean => broughtPart('lightbox') !== undefined;

/**
 * Shows a picture, a slideshow or a video in the page's lightbox. `opener` gets the focus back; it also says the language and
 * the direction, and its `data-elementor-lightbox-title` and `-description` are the caption. Nothing opens where the page was
 * stopped meanwhile (RT-18), nor for an address that is not safe to show.
 *
 * @throws Error where no widget of the page brings a lightbox, or it can not be fetched.
 */
export const openLightbox = (settings: LightboxSettings, opener: Element): Promise<void> =>
  showInLightbox(settings, opener);

/** The same for settings that the page says, which may be anything. */
export async function showInLightbox(settings: unknown, opener: Element): Promise<void> {
  const load = broughtPart('lightbox');
  if (!load) throw new Error('expected a widget that brings a lightbox, found none');
  const { running } = behaviours();
  const lightbox = await load();
  if (behaviours().running === running) lightbox.openLightbox(settings, opener);
}
