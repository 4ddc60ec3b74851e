import { make } from './make.ts';
import type { Slide } from './read-slides.ts';
import type { LightboxText } from './texts.ts';

/** A slide with its caption; busy until it has come. What can not be shown says so and can be tried again. */
export function makeFigure(document: Document, slide: Slide, text: LightboxText): HTMLElement {
  const figure = make(document, 'figure', { class: 'iyim-lightbox-figure' });
  const show = () => {
    figure.setAttribute('aria-busy', 'true');
    const media = makeMedia(document, slide, text);
    const ready = () => figure.removeAttribute('aria-busy');
    const fail = () => {
      ready();
      media.replaceWith(failure(document, slide, text, show));
    };
    for (const event of ['load', 'loadeddata']) media.addEventListener(event, ready);
    media.addEventListener('error', fail);
    // Of a size of its own, by which what is in it is measured.
    const room = make(document, 'div', { class: 'iyim-lightbox-room' }, media);
    figure.replaceChildren(room, ...caption(document, slide));
  };
  show();
  return figure;
}

function makeMedia(document: Document, { media, title }: Slide, text: LightboxText): HTMLElement {
  if (media.kind === 'image') {
    const alt = media.alt || title || text('title');
    return make(document, 'img', { class: 'iyim-lightbox-image', src: media.url, alt });
  }
  const { source, ratio } = media;
  const label = title || text('video');
  if (source.kind === 'file') {
    const video = make(document, 'video', {
      class: 'iyim-lightbox-video',
      src: source.url,
      controls: '',
      playsinline: '',
      'aria-label': label,
    });
    video.autoplay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return video;
  }
  const frame = make(document, 'iframe', {
    class: 'iyim-lightbox-video',
    src: source.url,
    title: label,
    allow: 'autoplay; fullscreen; picture-in-picture',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    referrerpolicy: 'strict-origin-when-cross-origin',
    allowfullscreen: '',
  });
  frame.style.setProperty('--iyim-lightbox-ratio', String(ratio));
  return frame;
}

function caption(document: Document, { title, description }: Slide): HTMLElement[] {
  if (title === '' && description === '') return [];
  return [
    make(
      document,
      'figcaption',
      { class: 'iyim-lightbox-caption', dir: 'auto' },
      ...(title ? [make(document, 'strong', {}, title)] : []),
      ...(description ? [make(document, 'span', {}, description)] : []),
    ),
  ];
}

function failure(document: Document, { media }: Slide, text: LightboxText, retry: () => void): HTMLElement {
  const button = make(document, 'button', { type: 'button', class: 'iyim-lightbox-retry' }, text('retry'));
  button.addEventListener('click', retry);
  return make(
    document,
    'div',
    { class: 'iyim-lightbox-failure', role: 'alert' },
    make(document, 'p', {}, text(media.kind === 'image' ? 'failed' : 'failedVideo')),
    button,
  );
}
