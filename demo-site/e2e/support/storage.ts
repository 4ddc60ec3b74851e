/** Runs in the page before its scripts: reaching for `localStorage` or `sessionStorage` throws, as where site data is blocked. */
export const blockedStorage = (name: string): void => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, name, { get });
};

/** Runs in the page before its scripts: nothing more fits into the storages. */
export const fullStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
