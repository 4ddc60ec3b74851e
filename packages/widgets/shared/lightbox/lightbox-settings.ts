import { coerceText, own, safeUrl } from '@iyim/runtime/widget';
import { type VideoSource, videoSource } from './video-source.ts';

/** What an action link asks to be shown. */
export type LightboxRequest =
  /** `slideshow`: its id; empty for one picture alone. */
  | { readonly kind: 'image'; readonly url: string; readonly slideshow: string }
  | {
      readonly kind: 'video';
      readonly source: VideoSource;
      /** Width through height. */
      readonly ratio: number;
    };

/** Ratios as the page builder writes them, with and without what stands between the two numbers. */
const RATIOS: Readonly<Record<string, number>> = {
  '169': 16 / 9,
  '219': 21 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/** Settings of an action link (LA-2); null for what makes no sense or is not safe to show. */
export function readLightbox(settings: unknown): LightboxRequest | null {
  const address = coerceText(own(settings, 'url')) ?? '';
  const type = coerceText(own(settings, 'type')) ?? 'image';
  if (address === '') return null;
  if (type === 'video') {
    const source = videoSource(coerceText(own(settings, 'videoType')) ?? '', address);
    const ratio = coerceText(own(own(settings, 'modalOptions'), 'videoAspectRatio')) ?? '';
    return source && { kind: 'video', source, ratio: RATIOS[ratio.replace(/\D/g, '')] ?? 16 / 9 };
  }
  const url = safeUrl(address);
  if (!url?.startsWith('http')) return null;
  return { kind: 'image', url, slideshow: coerceText(own(settings, 'slideshow')) ?? '' };
}
