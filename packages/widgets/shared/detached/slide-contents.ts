import { LAZY_PICTURES, PRELOADERS } from '../carousel/Pictures.tsx';

const FOCUSABLE = 'a, area, button, input, select, textarea, summary, [tabindex]';

/** Copies a slide's contents, without ids and names, which are unique in a page, and without tab stops. */
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
