import { adoptStyles, behaviour, directionOf, pageSlot } from '@iyim/runtime/widget';
import css from './lightbox.css?inline';
import type { LightboxConfig } from './lightbox-config.ts';
import { make, makeButton } from './make.ts';
import { makeFigure } from './make-figure.ts';
import type { Slide } from './read-slides.ts';
import { makeShare } from './share.ts';
import { lightboxTexts } from './texts.ts';

interface ShownAs {
  readonly at: number;
  /** Class of an animation of the page's own. */
  readonly entrance: string;
  readonly opener: Element;
  readonly config: LightboxConfig;
}

/** Shows slides in a modal dialog, one at a time, from `at` on. One lightbox a page: another one is closed. */
export function showLightbox(slides: readonly Slide[], as: ShownAs): void {
  const open = pageSlot('lightbox', () => ({ end: () => {} }));
  open.end();
  open.end = behaviour('lightbox', (signal) => begin(slides, as, () => open.end(), signal));
}

function begin(
  slides: readonly Slide[],
  { at, entrance, opener, config }: ShownAs,
  end: () => void,
  signal: AbortSignal,
): void {
  const { ownerDocument: document } = opener;
  const text = lightboxTexts(opener, config.labels);
  const dir = directionOf(opener);
  adoptStyles(document, css);

  let shown = at;
  const slide = () => slides[shown] as Slide; // `go` keeps it inside the list
  const many = slides.length > 1;
  const stage = make(document, 'div', { class: 'iyim-lightbox-stage' });
  const status = make(document, 'p', { class: 'iyim-lightbox-status iyim-visually-hidden', role: 'status' });
  const count = make(document, 'p', { class: 'iyim-lightbox-count', 'aria-hidden': 'true' });
  const zoom = makeButton(document, 'zoom', text('zoom'), () => setZoom(!isZoomed()));
  const isZoomed = () => zoom.getAttribute('aria-pressed') === 'true';
  const setZoom = (on: boolean) => {
    zoom.setAttribute('aria-pressed', String(on));
    stage.classList.toggle('iyim-lightbox-zoomed', on);
    // What is larger than its place is scrolled with the arrow keys, which then do not turn the page.
    if (on) stage.setAttribute('tabindex', '0');
    else stage.removeAttribute('tabindex');
  };
  // Has the focus when what had it is gone, and after a click beside the buttons: keys must still be heard.
  const animated = entrance === '' || isStill() ? '' : ` animated ${entrance}`;
  const frame = make(document, 'div', { class: `iyim-lightbox-frame${animated}`, tabindex: '-1' });
  const fullscreen = makeButton(document, 'fullscreen', text('fullscreen'), () => {
    void (document.fullscreenElement ? document.exitFullscreen() : frame.requestFullscreen());
  });
  const close = makeButton(document, 'close', text('close'), end);
  close.autofocus = true;
  const bar = make(document, 'div', { class: 'iyim-lightbox-bar' });
  if (many && config.counter) bar.append(count);
  const share = config.share ? makeShare(document, { text, slide }) : null;
  if (share) bar.append(share.element);
  if (config.zoom) bar.append(zoom);
  if (config.fullscreen && document.fullscreenEnabled) bar.append(fullscreen);
  bar.append(close);
  const dialog = make(document, 'dialog', { class: 'iyim-lightbox', dir }, frame);
  frame.append(bar, stage, status);

  const keepFocus = () => {
    const { activeElement } = document;
    const isLost = activeElement === stage ? !isZoomed() : activeElement === zoom && zoom.hidden;
    if (isLost || !dialog.contains(activeElement)) frame.focus();
  };
  const go = (to: number, isAsked = false) => {
    shown = (to + slides.length) % slides.length;
    const { media, title } = slide();
    setZoom(false);
    zoom.hidden = media.kind !== 'image';
    share?.close();
    stage.replaceChildren(
      makeFigure(document, slide(), { text, hasCaption: config.captions !== null, isAsked }),
    );
    keepFocus();
    dialog.setAttribute('aria-label', title || text('title'));
    if (!many) return;
    count.textContent = text('count', { number: shown + 1, all: slides.length });
    status.textContent = [count.textContent, title].filter(Boolean).join(': ');
    for (const neighbour of [shown + 1, shown - 1]) preload(slides.at(neighbour % slides.length));
  };
  if (many) {
    const previous = makeButton(document, 'previous', text('previous'), () => go(shown - 1));
    const next = makeButton(document, 'next', text('next'), () => go(shown + 1));
    stage.before(previous);
    stage.after(next);
    onSwipe(stage, (by) => !isZoomed() && !isPinched() && go(shown + (dir === 'rtl' ? -by : by)));
    dialog.addEventListener('keydown', (event) => {
      const to = targetOf(event, dir, shown, slides.length);
      if (to === null || (isZoomed() && event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      go(to);
    });
  }
  go(at, true);
  if (config.zoom) onDoublePress(stage, () => setZoom(!isZoomed()));

  const showFullscreen = () => {
    fullscreen.setAttribute('aria-pressed', String(document.fullscreenElement === frame));
  };
  showFullscreen();
  document.addEventListener('fullscreenchange', showFullscreen, { signal });
  dialog.addEventListener('close', end, { signal });
  dialog.addEventListener('click', ({ target, detail }) => {
    // Beside the picture, and not the second half of the double click that opened it.
    const isBackground =
      target instanceof Element &&
      target.matches('.iyim-lightbox-stage, .iyim-lightbox-figure, .iyim-lightbox-room');
    if ((isBackground || target === dialog) && detail < 2) end();
    else keepFocus(); // a button that tries again is gone with its click
  });
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  signal.addEventListener('abort', () => {
    dialog.close();
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The visitor has enlarged the page with two fingers: one finger moves it then. */
const isPinched = (): boolean => (visualViewport?.scale ?? 1) > 1.01;

/** How far a finger travels before it turns the page, in pixels. */
const FAR = 48;

/** Calls `turn` with 1 for a swipe towards the left edge of the screen and with -1 for one towards the right. */
function onSwipe(element: HTMLElement, turn: (by: 1 | -1) => void): void {
  let start: PointerEvent | null = null;
  element.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'mouse' || !event.isPrimary ? null : event;
  });
  element.addEventListener('pointercancel', () => {
    start = null;
  });
  element.addEventListener('pointerup', (event) => {
    if (!start || start.pointerId !== event.pointerId) return;
    const across = event.clientX - start.clientX;
    const down = event.clientY - start.clientY;
    start = null;
    if (Math.abs(across) >= FAR && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
  });
}

/** Calls `press` for two presses of the picture, by finger too; not for the second half of the double click that opened it. */
function onDoublePress(element: HTMLElement, press: () => void): void {
  let first: EventTarget | null = null;
  element.addEventListener('click', ({ detail, target }) => {
    if (detail < 2) first = target;
  });
  element.addEventListener('dblclick', ({ target }) => {
    if (target === first && target instanceof Element && target.matches('.iyim-lightbox-image')) press();
  });
}

/** Which slide a key goes to; null for a key that is not the lightbox's. */
function targetOf(event: KeyboardEvent, dir: 'rtl' | 'ltr', shown: number, all: number): number | null {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (target instanceof Element && target.matches('video'))) return null;
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return shown + 1;
  if (key === back) return shown - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? all - 1 : null;
}

function preload(slide: Slide | undefined): void {
  if (slide?.media.kind === 'image') new Image().src = slide.media.url;
}
