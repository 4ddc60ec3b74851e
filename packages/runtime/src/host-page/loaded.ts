/** Loads give up after so many ms. */
const GIVE_UP = 120_000;

/** Resolves when a script or style sheet has loaded; rejects when it failed, or after 120 s. */
export function loaded(element: HTMLElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`gave up waiting for ${url}`)), GIVE_UP);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error(`${url} could not be loaded`));
    });
  });
}
