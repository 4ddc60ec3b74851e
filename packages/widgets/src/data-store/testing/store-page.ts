import { start, stop } from '@iyim/runtime';
import { expect, vi } from 'vitest';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { dataStore } from '../../../bundle/catalogue.ts';

export const languages = [
  { dir: 'rtl', lang: 'he-IL', add: 'הוספה למועדפים', added: 'במועדפים', announced: 'הפריט נוסף לרשימה.' },
  {
    dir: 'ltr',
    lang: 'en',
    add: 'Add to favourites',
    added: 'In favourites',
    announced: 'Added to the list.',
  },
] as const;

export type Language = (typeof languages)[number];

export const favourites = { slug: 'favourites', type: 'local-storage', is_front: true, size: 0 };
export const wishlist = { slug: 'wishlist', type: 'user-meta', is_front: false, size: 20 };
export const KEY = 'jet_engine_store_favourites';

interface Store {
  readonly slug: string;
  readonly is_front: boolean;
}

const attribute = (value: unknown) => JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;');

const label = (text: string) => `<span class="jet-data-store-link__label">${text}</span>`;
const icon = (text: string) => `<span class="jet-data-store-link__icon" aria-hidden="true">${text}</span>`;

/** The button widget's markup as the plugin prints it. `isIn`: the post is in the store. */
export function button(
  store: Store,
  postId: number,
  { add, added }: { readonly add: string; readonly added: string },
  { isIn = false, classes = '', href = '#', ...args }: Record<string, unknown> = {},
): string {
  const faces = {
    label: label(add),
    icon: icon('♡'),
    added_label: label(added),
    added_icon: icon('♥'),
    added_url: '',
  };
  const action = String(args.action_after_added ?? 'remove_from_store');
  const inClasses =
    action === 'remove_from_store' ? 'jet-remove-from-store in-store' : 'jet-add-to-store in-store';
  const role = isIn ? inClasses : 'jet-add-to-store';
  const all = { store, post_id: postId, action_after_added: action, ...faces, ...args };
  return `<div class="jet-data-store-link-wrapper" data-widget="data-store"><a href="${href}"
    class="jet-data-store-link ${role} ${store.is_front ? 'is-front-store' : ''} ${classes}" data-args='${attribute(all)}'
    data-post="${postId}" data-store="${store.slug}">${isIn ? icon('♥') + label(added) : icon('♡') + label(add)}</a></div>`;
}

/** The dynamic link that removes a post. */
export function removeLink(
  store: Store,
  postId: number,
  text: string,
  args: Record<string, unknown> = {},
): string {
  return `<a href="#" class="jet-remove-from-store jet-listing-dynamic-link__link ${store.is_front ? 'is-front-store' : ''}"
    data-widget="data-store" data-args='${attribute({ store, post_id: postId, ...args })}' data-post="${postId}"
    data-store="${store.slug}"><span class="jet-listing-dynamic-link__label">${text}</span></a>`;
}

export const count = (slug: string, value: number | string, isFront = '') =>
  `<span class="jet-engine-data-store-count" data-widget="data-store" data-store="${slug}" data-is-front="${isFront}">${value}</span>`;

/** Shows a page and waits until all its islands are mounted and the code for clicks has loaded. */
export async function show(html: string, { dir, lang }: Pick<Language, 'dir' | 'lang'>): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = lang;
  document.title = 'Lists';
  document.body.innerHTML = `<main><h1>Lists</h1>${html}</main>`;
  start({ widgets: [dataStore] });
  await settled();
  const { changeCode } = await import('../DataStore.tsx');
  await changeCode.fetch();
}

/** Waits until every host of the page is mounted or failed. */
export const settled = () =>
  soon(() => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      expect(host.dataset.widgetState).toMatch(/mounted|failed/);
    }
  });

/** Ends the page and clears all storage and shared state, as for a new visitor. */
export function leave(): void {
  stop();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  const slots = (globalThis as { [key: symbol]: Map<string, unknown> | undefined })[Symbol.for('iyim')];
  for (const name of ['shared:data-stores', 'area:stores']) slots?.delete(name);
}

export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** Visible text of an element. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
export const seenText = (element: HTMLElement): string => element.innerText.trim();

export interface Sent {
  readonly action: string;
  readonly fields: URLSearchParams;
}

/** Stubs `fetch` with a server that answers store requests. Set `respond` to change its answers. */
export function fakeServer() {
  const sent: Sent[] = [];
  const server = {
    sent,
    respond: (_fields: URLSearchParams): Response | Promise<Response> =>
      Response.json({ success: true, data: { count: 1, fragments: [] } }),
    actions: () => sent.map(({ action }) => action),
  };
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const fields = new URLSearchParams(await new Request(input, init).text());
    sent.push({ action: fields.get('action') ?? '', fields });
    return server.respond(fields);
  });
  return server;
}
