import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Params } from '../page.ts';

const adminAjax = '/wp-admin/admin-ajax.php';

/** What the search plugin prints on every page. */
export function searchParams(context: PageContext): Params {
  const rest = `${context.url.origin}/wp-json/jet-search/v1/`;
  return {
    handle: 'jet-search',
    name: 'jetSearchSettings',
    value: {
      rest_api_url: `${rest}search-posts`,
      action: 'jet_ajax_search',
      nonce: createNonce(context, 'jet-search'),
      sumbitOnEnter: '1',
      searchSuggestions: {
        ajaxurl: `${context.url.origin}${adminAjax}`,
        get_suggestions_rest_api_url: `${rest}get-suggestions`,
        add_suggestions_rest_api_url: `${rest}form-add-suggestion`,
        get_action: 'get_form_suggestions',
        add_action: 'add_form_suggestion',
        nonce_rest: createNonce(context, 'wp_rest'),
        use_session: true,
      },
    },
  };
}
