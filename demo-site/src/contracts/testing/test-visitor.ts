/** A browser for tests. It keeps cookies and does not follow redirects. */
export interface TestVisitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** `Set-Cookie` headers of the last answer. */
  readonly lastSetCookies: readonly string[];
  /** Sends any request. */
  send(path: string, init: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Posts to `/?wc-ajax={endpoint}`. */
  ajax(endpoint: string, fields?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts to `/?wc-ajax={endpoint}` and returns the answer's JSON. */
  json(endpoint: string, fields?: Readonly<Record<string, string>>): Promise<Record<string, unknown>>;
}

type Send = (request: Request) => Promise<Response | null>;

export function testVisitor(send: Send, origin = 'http://shop.test'): TestVisitor {
  const cookies = new Map<string, string>();
  let lastSetCookies: string[] = [];

  const take = (line: string): void => {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/Max-Age=0/.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  };
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(new Request(new URL(path, origin), { ...init, headers }));
    if (response === null) throw new Error(`no endpoint answers ${path}`);
    lastSetCookies = response.headers.getSetCookie();
    lastSetCookies.forEach(take);
    return response;
  };
  const post: TestVisitor['post'] = (path, fields, headers = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const ajax: TestVisitor['ajax'] = (endpoint, fields = {}) => post(`/?wc-ajax=${endpoint}`, fields);
  return {
    cookies,
    get lastSetCookies() {
      return lastSetCookies;
    },
    send: ask,
    get: (path, headers = {}) => ask(path, { headers, redirect: 'manual' }),
    post,
    ajax,
    json: async (endpoint, fields) => (await ajax(endpoint, fields)).json(),
  };
}
