import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Lottie {
  /** Name that is unique on the page. The widget's id is made from it. */
  readonly name: string;
  /** Address of the animation's file. */
  readonly source: string;
  readonly caption: string;
}

/** Renders the page builder's vector animation, which plays while it is visible. */
export const lottie = ({ name, source, caption }: Lottie): Html =>
  builderWidget({
    type: 'lottie',
    id: elementId(name),
    widget: 'vector-animation',
    settings: {
      source: 'media_file',
      source_json: { url: source, id: '' },
      caption_source: 'custom',
      caption,
      trigger: 'arriving_to_viewport',
      viewport: { unit: '%', size: '', sizes: { start: 0, end: 100 } },
      loop: 'yes',
      play_speed: { unit: 'px', size: 1, sizes: [] },
      start_point: { unit: '%', size: 0, sizes: [] },
      end_point: { unit: '%', size: 100, sizes: [] },
      renderer: 'svg',
      lazyload: 'yes',
    },
    inside: html`<div class="e-lottie__container"><div class="e-lottie__animation"></div><p class="e-lottie__caption">${caption}</p></div>`,
  });
