import { LAZY_PICTURES, PRELOADERS } from '../carousel/Pictures.tsx';

const FOCUSABLE = 'a, area, button, input, select, textarea, summary, [tabindex]';

/**
 * Returns a copy of a slide's contents without scripts, frames and tab stops, and without ids and names, which must be unique in
 * a page. Lazy pictures in the copy load immediately.
 */
export function slideContents(slide: HTMLElement): readonly ChildNode[] {
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(`script, iframe, ${PRELOADERS}`)) element.remove();
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  for (const element of copy.querySelectorAll<HTMLElement>(FOCUSABLE)) element.tabIndex = -1;
  for (const element of copy.querySelectorAll<HTMLElement>(LAZY_PICTURES)) {
    const { src, srcset, background } = element.dataset;
    if (srcset && element instanceof HTMLImageElement) element.srcset = srcset;
    if (src && element instanceof HTMLImageElement) element.src = src;
    if (background) element.style.backgroundImage = `url(${JSON.stringify(background)})`;
  }
  return [...copy.childNodes];
}
