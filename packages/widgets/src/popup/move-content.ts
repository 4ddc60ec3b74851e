/**
 * Puts the server's node into `place`, the very node with all that lives in it, and makes it visible there. The returned
 * function puts it back exactly where it was; where that place is gone, the node goes with it.
 */
export function moveContent(content: HTMLElement, place: Element): () => void {
  const marker = content.ownerDocument.createComment('');
  content.before(marker);
  place.append(content);
  const conceal = reveal(content);
  return () => {
    conceal();
    for (const media of content.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
    if (content.parentNode !== place)
      marker.remove(); // a script of the page has taken it elsewhere
    else if (marker.isConnected) marker.replaceWith(content);
    else content.remove();
  };
}

/** A closed popup is hidden: with `hidden`, with a rule of the theme's, or by us. */
function reveal(content: HTMLElement): () => void {
  const { style } = content;
  const text = content.getAttribute('style');
  const hidden = content.getAttribute('hidden');
  const display = style.getPropertyValue('display');
  content.removeAttribute('hidden');
  if (display === 'none') style.removeProperty('display');
  if (content.ownerDocument.defaultView?.getComputedStyle(content).display === 'none')
    style.setProperty('display', 'block');
  return () => {
    if (hidden !== null) content.setAttribute('hidden', hidden);
    if (display === '') style.removeProperty('display');
    else style.setProperty('display', display);
    if (content.getAttribute('style') === text) return;
    if (text === null) content.removeAttribute('style');
    else content.setAttribute('style', text);
  };
}
