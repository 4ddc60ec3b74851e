import { cart } from '@iyim/runtime/shop';
import {
  applyFragments,
  type FragmentMap,
  fragmentMapSchema,
  isAbort,
  report,
  type Site,
  site,
  useIsland,
  useLifetime,
  useSignalEffect,
} from '@iyim/runtime/widget';
import { lazy, object, pipe, transform } from 'valibot';
import { readTemplates } from './read.ts';

/** One for the page, however many mini-carts are on it. */
let users = 0;
let seen = 0;
let request = new AbortController();
let latest: Promise<void> = Promise.resolve();

/**
 * Keeps the page builder's own fragments (the toggle, with its count and sum) in step with the cart while a mini-cart is on
 * the page (MC-6): one request a page for each cart that came from the server, the newest only. Pages whose builder gives
 * no nonce for it have no such fragments.
 */
export function useMenuCart(): void {
  const { host } = useIsland();
  useLifetime(
    (signal) => {
      users += 1;
      signal.addEventListener('abort', () => {
        users -= 1;
        if (users > 0) return;
        request.abort();
        seen = 0;
      });
    },
    [host],
  );
  useSignalEffect(() => {
    const answers = cart().answers.value;
    if (answers === seen || site().config.nonces.menuCart === '') return;
    seen = answers;
    request.abort();
    request = new AbortController();
    latest = refresh(request.signal);
  });
}

/** Resolves when the fragments of the newest cart are on the page, or could not be had. */
export const menuCartSettled = (): Promise<void> => latest;

async function refresh(signal: AbortSignal): Promise<void> {
  const templates = readTemplates(document);
  if (templates.length === 0) return;
  try {
    applyFragments(document, await fetchMenuCartFragments(site(), { templates }, signal));
  } catch (error) {
    // The counts are right without it; only what the server draws around them stays as it was.
    if (!isAbort(error)) report(error, 'mini-cart', 'refreshing the menu cart; its count may be stale');
  }
}

const known = pipe(
  object({ fragments: fragmentMapSchema }),
  transform(({ fragments }) => fragments),
);
/** An empty list is the answer when the server knows none of the templates, or not the nonce. */
const schema = lazy((answer) => (Array.isArray(answer) ? fragmentMapSchema : known));

/** Fragments of the page builder's menu carts (MC-6). `templates`: ids of every builder document on the page. */
export function fetchMenuCartFragments(
  { http, config }: Site,
  { templates }: { readonly templates: readonly string[] },
  signal?: AbortSignal,
): Promise<FragmentMap> {
  const action = `${config.prefixes.builder}_menu_cart_fragments`;
  return http.json(
    {
      contract: action,
      url: config.urls.adminAjax,
      form: {
        action,
        templates,
        _nonce: config.nonces.menuCart,
        is_editor: config.builder.editMode,
      },
      signal,
    },
    schema,
  );
}
