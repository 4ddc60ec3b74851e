import { device, forDevice } from '@iyim/runtime/shop';
import { coerceText, own, parseJson, safeUrl } from '@iyim/runtime/widget';
import { type VideoSource, videoSource } from './video-source.ts';

/** What a link, an overlay or a script asks to be shown. */
export type LightboxRequest = {
  /** Its id; empty for one picture or video alone. */
  readonly slideshow: string;
  /** Class of the page's own animation; empty for ours. */
  readonly entrance: string;
} & (
  | { readonly kind: 'image'; readonly url: string }
  | {
      readonly kind: 'video';
      readonly source: VideoSource;
      /** Width through height. */
      readonly ratio: number;
    }
);

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
  const type = coerceText(own(settings, 'type')) ?? 'image';
  if (address === '') return null;
  const request = {
    slideshow: coerceText(own(settings, 'slideshow')) ?? '',
    entrance: readEntrance(own(settings, 'modalOptions')),
  };
  if (type === 'video') {
    const source = videoSource(coerceText(own(settings, 'videoType')) ?? '', address);
    const ratio = coerceText(own(own(settings, 'modalOptions'), 'videoAspectRatio')) ?? '';
    return source && { ...request, kind: 'video', source, ratio: RATIOS[ratio.replace(/\D/g, '')] ?? 16 / 9 };
  }
  const url = safeUrl(address);
  if (!url?.startsWith('http')) return null;
  return { ...request, kind: 'image', url };
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
