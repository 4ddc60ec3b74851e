import { decode } from './attempt.ts';

/**
 * All values of a cookie in the text of `document.cookie`. More than one when the same name was set for several paths or
 * domains; the browser does not say which is which.
 */
export function cookieValues(cookies: string, name: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [decode(value.join('=').trim())] : [];
  });
}
