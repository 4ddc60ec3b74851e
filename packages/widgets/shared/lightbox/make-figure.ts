import { make, makeButton } from './make.ts';
import type { Slide } from './read-slides.ts';
import type { LightboxText } from './texts.ts';

interface FigureOptions {
  readonly text: LightboxText;
  readonly hasCaption: boolean;
  /** A provider's video plays at once: the visitor asked for this one. Else a button asks for it. */
  readonly isAsked: boolean;
}

/** A slide with its caption; busy until it has come. What can not be shown says so and can be tried again. */
export function makeFigure(document: Document, slide: Slide, options: FigureOptions): HTMLElement {
  const { text, hasCaption } = options;
  const { media: shown } = slide;
  let isAsked = options.isAsked || shown.kind === 'image' || shown.source.kind === 'file';
  const figure = make(document, 'figure', { class: 'iyim-lightbox-figure' });
  const room = (...inside: Node[]) => {
    // Of a size of its own, by which what is in it is measured.
    const element = make(document, 'div', { class: 'iyim-lightbox-room' }, ...inside);
    figure.replaceChildren(element, ...(hasCaption ? caption(document, slide) : []));
  };
  const show = () => {
    if (!isAsked) {
      room(
        ...cover(document, slide, text, () => {
          isAsked = true;
          show();
        }),
      );
      return;
    }
    figure.setAttribute('aria-busy', 'true');
    const media = makeMedia(document, slide, text);
    const ready = () => figure.removeAttribute('aria-busy');
    const fail = () => {
      ready();
      media.replaceWith(failure(document, slide, text, show));
    };
    for (const event of ['load', 'loadeddata']) media.addEventListener(event, ready);
    media.addEventListener('error', fail);
    room(media);
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

/** What stands for a provider's video: nothing of it is asked for before the visitor plays it. */
function cover(
  document: Document,
  { media, title }: Slide,
  text: LightboxText,
  play: () => void,
): HTMLElement[] {
  const label = [text('play'), title].filter(Boolean).join(': ');
  const button = makeButton(document, 'play', label, play);
  const poster = media.kind === 'video' && media.poster;
  return poster
    ? [make(document, 'img', { class: 'iyim-lightbox-image', src: poster, alt: '' }), button]
    : [button];
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
