import type { Checks } from '../site/checks.ts';
import { coerceFlag, coerceText } from '../site/coerce.ts';
import { adminAjaxUrl, inAction } from '../site/config.ts';
import type { FragmentMap } from '../site/fragments.ts';
import { isPlainObject, ownValue } from '../site/plain.ts';
import type { Site } from '../site/site.ts';
import { storeNames } from './names.ts';

export type StoreChange = 'add' | 'remove';

export type StoreAnswer =
  /** `count`: number of posts in the store; null if the server does not send it. `fragments`: selector → inner HTML. */
  | { readonly kind: 'done'; readonly count: string | null; readonly fragments: FragmentMap }
  /** `message`: the server's reason as text; empty without a reason. */
  | { readonly kind: 'refused'; readonly message: string };

/** Schema of the CMS's answer: `success`, and `data` for either outcome. */
const schema = ({ custom, fragmentMapSchema, pipe, safeParse, transform }: Checks) =>
  pipe(
    custom<Record<string, unknown>>(
      (answer) => isPlainObject(answer) && coerceFlag(ownValue(answer, 'success')) !== undefined,
      '{ success: true or false }',
    ),
    transform((answer): StoreAnswer => {
      const data = ownValue(answer, 'data');
      if (!coerceFlag(ownValue(answer, 'success'))) {
        return { kind: 'refused', message: coerceText(ownValue(data, 'message')) ?? coerceText(data) ?? '' };
      }
      const fragments = safeParse(fragmentMapSchema, ownValue(data, 'fragments'));
      return {
        kind: 'done',
        count: coerceText(ownValue(data, 'count')) || null,
        fragments: fragments.success ? fragments.output : {},
      };
    }),
  );

/** Adds a post to a store that the server keeps, or removes it (DS-1). The plugin's request contains no nonce. */
export function changeStore(
  { http, config }: Site,
  { change, slug, postId }: { readonly change: StoreChange; readonly slug: string; readonly postId: string },
  signal?: AbortSignal,
): Promise<StoreAnswer> {
  const action = `${inAction(config.prefixes.listing)}_${change === 'add' ? 'add_to' : 'remove_from'}_store_${slug}`;
  return http.json(
    {
      contract: action,
      url: adminAjaxUrl(config, storeNames.globals.settings, 'ajaxurl'),
      form: { action: action, store: slug, post_id: postId },
      signal,
    },
    schema,
  );
}
