/** The text of HTML that is in no page, as screen readers hear it. Takes what they do not hear out of `content`. */
export function heardText(content: Element | DocumentFragment): string {
  for (const silent of content.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const pictures = [...content.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt'));
  return [content.textContent ?? '', ...pictures].join(' ').trim();
}
