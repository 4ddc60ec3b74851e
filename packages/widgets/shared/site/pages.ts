import type { Site } from '@iyim/runtime/widget';

/** Posts the cart page's form; the answer is a full page, after a redirect on some servers. */
export async function submitCartForm(
  { http }: Site,
  { url, body }: { readonly url: string; readonly body: URLSearchParams },
  signal?: AbortSignal,
): Promise<string> {
  return (await http.page({ contract: 'cart form', method: 'POST', url, form: body, signal })).text;
}

export async function fetchPage({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  return (await http.page({ contract: 'page', url, signal })).text;
}

/** A page as the server has it at this moment: asked past the browser's cache, at an address that no page cache knows. */
export async function fetchFreshPage({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  return (
    await http.page({ contract: 'page', url, query: { nocache: Date.now() }, cache: 'no-store', signal })
  ).text;
}
