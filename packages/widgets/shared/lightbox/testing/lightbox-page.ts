import { expect } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { openLightbox } from '../open-lightbox.ts';
import file from './picture.svg?no-inline';

/** Returns the address of a picture of 400 × 300 px, with its number as the query. */
export const picture = (number: number): string =>
  `${new URL(file, location.href).href.split('?')[0]}?${number}`;

export const dialog = (): HTMLDialogElement | null => document.querySelector('dialog.iyim-lightbox');

/** Returns a part of the current slide. */
export const part = <T extends HTMLElement = HTMLElement>(selector: string): T =>
  find<T>(`.gslide.current ${selector}`);

export const image = (): HTMLImageElement => part<HTMLImageElement>('img');

/** Returns the number of the current picture. */
export const shown = (): string => new URL(image().src).search.slice(1);

export const button = (name: string): HTMLButtonElement => find(`.iyim-lightbox-${name}`);

export const isPressed = (name: string): string | null => button(name).getAttribute('aria-pressed');

/** Waits until all animations have ended. */
export const rest = (): Promise<unknown> =>
  Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

/** Waits until the current picture has loaded and all animations have ended. */
export async function loaded(): Promise<void> {
  await soon(() => expect(image().naturalWidth).toBeGreaterThan(0));
  await rest();
}

/** Returns the scale of the current picture. */
export const enlarged = (): number => image().getBoundingClientRect().width / image().offsetWidth;

/** Three links in one slideshow. */
export const links: string = [1, 2, 3]
  .map(
    (number) =>
      `<a id="link-${number}" href="${picture(number)}" data-elementor-lightbox-slideshow="prints" data-elementor-lightbox-title="Print ${number}" data-elementor-lightbox-description="On paper">Print <img src="${picture(number)}" alt="A print" width="20" height="15"></a>`,
  )
  .join(' ');

/** Returns a slideshow link to a video, with picture 8 as its poster. */
export const filmLink = (address: string, texts = ''): string =>
  `<a href="${picture(8)}" data-elementor-lightbox-slideshow="prints" data-elementor-lightbox-video="${address}" ${texts}>Film</a>`;

/** Replaces the page's content with `html`. */
export function show(html: string = links, dir: 'rtl' | 'ltr' = 'rtl'): void {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Prints';
  document.body.innerHTML = `<main><h1>Prints</h1>${html}</main>`;
}

export const openSlideshow = (number = 2): void =>
  openLightbox({ url: picture(number), slideshow: 'prints' }, find(`#link-${number}`));
