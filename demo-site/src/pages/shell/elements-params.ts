import texts from '../../../content/texts/site.json' with { type: 'json' };
import type { PageContext } from '../../shop/page-context.ts';
import type { Params } from '../page.ts';

/** What the elements plugin prints on every page, for its subscription form. */
export const elementsParams = ({ url, locale }: PageContext): Params => ({
  handle: 'jet-elements',
  name: 'jetElements',
  value: {
    ajaxUrl: `${url.origin}/wp-admin/admin-ajax.php`,
    isMobile: 'false',
    devMode: 'false',
    messages: { invalidMail: texts.invalidMail[locale] },
  },
});
