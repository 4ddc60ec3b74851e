import type { LoadLightbox } from '../islands/define.ts';
import { pageRecord } from '../islands/page-record.ts';
import { behaviours } from '../site/behaviour.ts';

/** How the page's lightbox is fetched; undefined where no widget brings one. */
export function lightboxOf(): LoadLightbox | undefined {
  return [...pageRecord().widgets.values()].find(({ lightbox }) => lightbox)?.lightbox;
}

/**
 * Shows in the page's lightbox what `settings` ask for, unless the page was stopped meanwhile (RT-18).
 *
 * @throws Error where no widget of the page brings one, or it can not be fetched.
 */
export async function openLightbox(settings: unknown, opener: Element): Promise<void> {
  const load = lightboxOf();
  if (!load) throw new Error('expected a widget that brings a lightbox, found none');
  const { running } = behaviours();
  const lightbox = await load();
  if (behaviours().running === running) lightbox.openLightbox(settings, opener);
}
