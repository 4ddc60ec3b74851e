/** Makes the browser say that it has no network, as it does when a server can not be reached for that reason. Returns the undo. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    // Uncovers the browser's own answer, on the prototype.
    delete (navigator as { onLine?: boolean }).onLine;
  };
}
