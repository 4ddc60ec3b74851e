/**
 * Tells the visitor something that must not be missed, in the browser's own alert as the original plugins do (DS-9). A page
 * with a dialog of its own listens to `iyim:alert` on the document, shows `event.detail.text`, and prevents the default.
 */
export function alertVisitor(text: string): void {
  const event = new CustomEvent('iyim:alert', { cancelable: true, detail: { text } });
  if (document.dispatchEvent(event)) window.alert(text);
}
