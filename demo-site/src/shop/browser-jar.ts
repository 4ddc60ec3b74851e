import type { CookieJar } from './shop.ts';

/**
 * Cookies for a shop that runs in the page itself, where requests show no Cookie header and answers can set none.
 * HttpOnly ones are kept here; the others also stand in `document.cookie`, where the page reads them.
 */
export function browserJar(page: { cookie: string }): CookieJar {
  const hidden = new Map<string, string>();
  return {
    read: () =>
      [page.cookie, ...Array.from(hidden, ([name, value]) => `${name}=${value}`)].filter(Boolean).join('; '),
    write(setCookie) {
      const [pair = ''] = setCookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (!/; HttpOnly/i.test(setCookie)) page.cookie = setCookie;
      else if (/; Max-Age=0/i.test(setCookie)) hidden.delete(name);
      else hidden.set(name, pair.slice(name.length + 1));
    },
  };
}
