/** Returns the text of detached HTML as a screen reader would announce it. Removes `aria-hidden` elements from `content`. */
export function announcedText(content: Element | DocumentFragment): string {
  for (const silent of content.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const pictures = [...content.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt'));
  return [content.textContent ?? '', ...pictures].join(' ').trim();
}
