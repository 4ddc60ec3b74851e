/** Loads give up after so many ms. */
const GIVE_UP = 120_000;

/**
 * Resolves when a script or style sheet that we have put into the page has loaded. Rejects when it failed, or after 120 s:
 * its dead tag is then gone, so that who asks next does not take it for loaded (RT-17).
 */
export function loaded(element: HTMLElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      element.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail(`gave up waiting for ${url}`), GIVE_UP);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => fail(`${url} could not be loaded`));
  });
}
