import { array, never, object, pipe, transform, union } from 'valibot';
import { type FragmentMap, fragmentMapSchema } from './fragments.ts';
import type { Site } from './site.ts';

/** What the server answers when it knows none of the templates, or not the nonce. */
const nothing = pipe(
  array(never()),
  transform(() => ({ fragments: {} })),
);

/** Fragments of the page builder's menu carts (MC-6). `templates`: ids of every builder document on the page. */
export async function fetchMenuCartFragments(
  { http, names, config }: Site,
  { templates }: { readonly templates: readonly string[] },
  signal?: AbortSignal,
): Promise<FragmentMap> {
  const { fields, actions } = names;
  const answer = await http.json(
    {
      contract: actions.menuCartFragments,
      url: config.urls.adminAjax,
      form: {
        [fields.action]: actions.menuCartFragments,
        [fields.templates]: templates,
        [fields.menuCartNonce]: config.nonces.menuCart,
        [fields.isEditor]: config.builder.editMode,
      },
      signal,
    },
    union([object({ fragments: fragmentMapSchema }), nothing]),
  );
  return answer.fragments;
}
