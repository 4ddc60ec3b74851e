import type { PageContext } from '../../shop/page-context.ts';
import type { Params } from '../page.ts';

const invalidMail = {
  he: 'יש להזין כתובת אימייל תקינה.',
  en: 'Please specify a valid e-mail',
};

/** What the elements plugin prints on every page, for its subscription form. */
export const elementsParams = ({ url, locale }: PageContext): Params => ({
  handle: 'jet-elements',
  name: 'jetElements',
  value: {
    ajaxUrl: `${url.origin}/wp-admin/admin-ajax.php`,
    isMobile: 'false',
    devMode: 'false',
    messages: { invalidMail: invalidMail[locale] },
  },
});
