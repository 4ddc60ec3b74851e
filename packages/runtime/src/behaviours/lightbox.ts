import { broughtPart } from '../islands/brought.ts';
import type { LightboxSettings } from '../islands/types.ts';
import { behaviours } from '../site/behaviour.ts';

/** Whether a widget of the page brings a lightbox. */
export const hasLightbox = (): boolean => broughtPart('lightbox') !== undefined;

/**
 * Shows a picture, a slideshow or a video in the page's lightbox. The lightbox takes its language, direction and caption
 * (`data-elementor-lightbox-title` and `-description`) from `opener`, which gets the focus when it closes. Nothing opens if the
 * page was stopped meanwhile (RT-18) or the address is not safe to show.
 *
 * @throws Error if no widget of the page brings a lightbox, or it cannot be fetched.
 */
export const openLightbox = (settings: LightboxSettings, opener: Element): Promise<void> =>
  showInLightbox(settings, opener);

/** Opens the page's lightbox like `openLightbox`, but with untrusted settings from the page. */
export async function showInLightbox(settings: unknown, opener: Element): Promise<void> {
  const load = broughtPart('lightbox');
  if (!load) throw new Error('expected a widget that brings a lightbox, found none');
  const { running } = behaviours();
  const lightbox = await load();
  if (behaviours().running === running) lightbox.openLightbox(settings, opener);
}
