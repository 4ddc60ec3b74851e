/** Makes `navigator.onLine` false, as in a browser without a network. Returns a function that undoes it. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    // Uncovers the browser's own property, which is on the prototype.
    delete (navigator as { onLine?: boolean }).onLine;
  };
}
