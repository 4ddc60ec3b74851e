/** Makes access to `localStorage` or `sessionStorage` throw, as with blocked site data. Runs in the page before its scripts. */
export const blockedStorage = (name: string): void => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, name, { get });
};

/** Makes storages reject further values. Runs in the page before its scripts. */
export const fullStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
