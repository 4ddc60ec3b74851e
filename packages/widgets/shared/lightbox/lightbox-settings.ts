import { device, forDevice } from '@iyim/runtime/shop';
import { coerceText, own, parseJson, safeUrl } from '@iyim/runtime/widget';
import type { Slide } from './read-slides.ts';
import { videoSource } from './video-source.ts';

/** What a link, an overlay or a script asks to be shown. */
export interface LightboxRequest {
  /** Its id; empty for one picture or video alone. */
  readonly slideshow: string;
  /** Class of the page's own animation; empty for ours. */
  readonly entrance: string;
  /** Without a text for a picture, or a poster of a video. */
  readonly media: Slide['media'];
}

/** Ratios as the page builder writes them, with and without what stands between the two numbers. */
const RATIOS: Readonly<Record<string, number>> = {
  '169': 16 / 9,
  '219': 21 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/** Settings as `LightboxSettings` names them (LA-2), or an overlay's JSON (LB-1); null for what makes no sense or is not safe to show. */
export function readLightbox(asked: unknown): LightboxRequest | null {
  const settings = typeof asked === 'string' ? overlaySettings(asked) : asked;
  const address = coerceText(own(settings, 'url')) ?? '';
  const isVideo = coerceText(own(settings, 'type')) === 'video';
  const media = address === '' ? null : isVideo ? readVideo(settings, address) : readPicture(address);
  return (
    media && {
      slideshow: coerceText(own(settings, 'slideshow')) ?? '',
      entrance: readEntrance(own(settings, 'modalOptions')),
      media,
    }
  );
}

function readVideo(settings: unknown, address: string): Slide['media'] | null {
  const source = videoSource(coerceText(own(settings, 'videoType')) ?? '', address);
  const ratio = coerceText(own(own(settings, 'modalOptions'), 'videoAspectRatio')) ?? '';
  return source && { kind: 'video', source, ratio: RATIOS[ratio.replace(/\D/g, '')] ?? 16 / 9, poster: '' };
}

function readPicture(address: string): Slide['media'] | null {
  const url = safeUrl(address);
  return url?.startsWith('http') ? { kind: 'image', url, alt: '' } : null;
}

/** The page builder writes whole addresses there; a slideshow is what links are in. */
function overlaySettings(json: string): unknown {
  const settings = parseJson(json);
  const type = own(settings, 'type');
  const isOne = typeof type === 'string' && type !== 'slideshow';
  return isOne && /^https?:/i.test(coerceText(own(settings, 'url')) ?? '') ? settings : null;
}

function readEntrance(options: unknown): string {
  const on = (suffix: string) => coerceText(own(options, `entranceAnimation${suffix}`));
  const [desktop = '', tablet = desktop] = [on(''), on('_tablet')];
  const name = forDevice({ desktop, tablet, mobile: on('_mobile') ?? tablet }, device().peek());
  return /^[a-z][\w-]*$/i.test(name) && name !== 'none' ? name : '';
}
