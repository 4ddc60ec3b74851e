import { device, forDevice } from '@iyim/runtime/shop';
import { coerceText, ownValue, parseJson, safeUrl } from '@iyim/runtime/widget';
import type { Slide } from './read-slides.ts';
import { videoSource } from './video-source.ts';

/** A request by a link, an overlay or a script to show media. */
export interface LightboxRequest {
  /** Id of the slideshow; empty for a single picture or video. */
  readonly slideshow: string;
  /** Class of the entrance animation that the page chose. An empty string selects the default animation. */
  readonly entrance: string;
  /** Picture or video. A picture has no alternative text yet, and a video no poster. */
  readonly media: Slide['media'];
}

/** Aspect ratios by the digits that the page builder writes, with or without a separator between them. */
const RATIOS: Readonly<Record<string, number>> = {
  '169': 16 / 9,
  '219': 21 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/**
 * Reads settings in the format of `LightboxSettings` (LA-2), or an overlay's JSON (LB-1). Null if they are invalid or not safe to
 * show.
 */
export function readLightbox(given: unknown): LightboxRequest | null {
  const settings = typeof given === 'string' ? overlaySettings(given) : given;
  const address = coerceText(ownValue(settings, 'url')) ?? '';
  const isVideo = coerceText(ownValue(settings, 'type')) === 'video';
  const media = address === '' ? null : isVideo ? readVideo(settings, address) : readPicture(address);
  return (
    media && {
      slideshow: coerceText(ownValue(settings, 'slideshow')) ?? '',
      entrance: readEntrance(ownValue(settings, 'modalOptions')),
      media,
    }
  );
}

function readVideo(settings: unknown, address: string): Slide['media'] | null {
  const source = videoSource(coerceText(ownValue(settings, 'videoType')) ?? '', address);
  const ratio = coerceText(ownValue(ownValue(settings, 'modalOptions'), 'videoAspectRatio')) ?? '';
  return source && { kind: 'video', source, ratio: RATIOS[ratio.replace(/\D/g, '')] ?? 16 / 9, poster: '' };
}

function readPicture(address: string): Slide['media'] | null {
  const url = safeUrl(address);
  return url?.startsWith('http') ? { kind: 'image', url, alt: '' } : null;
}

/** Parses an overlay's JSON. Null for relative addresses and slideshows, which the page builder never writes on overlays. */
function overlaySettings(json: string): unknown {
  const settings = parseJson(json);
  const type = ownValue(settings, 'type');
  const isOne = typeof type === 'string' && type !== 'slideshow';
  return isOne && /^https?:/i.test(coerceText(ownValue(settings, 'url')) ?? '') ? settings : null;
}

function readEntrance(options: unknown): string {
  const on = (suffix: string) => coerceText(ownValue(options, `entranceAnimation${suffix}`));
  const [desktop = '', tablet = desktop] = [on(''), on('_tablet')];
  const name = forDevice({ desktop, tablet, mobile: on('_mobile') ?? tablet }, device().peek());
  return /^[a-z][\w-]*$/i.test(name) && name !== 'none' ? name : '';
}
