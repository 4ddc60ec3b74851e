import type { Site } from '@iyim/runtime/widget';
import { type FragmentMap, fragmentMapSchema } from '@iyim/runtime/widget';
import { lazy, object, pipe, transform } from 'valibot';

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
