import type { PageContext } from '../../shop/page-context.ts';
import type { Params } from '../page.ts';

/** What the listings plugin's popups print on every page. */
export const popupParams = ({ url }: PageContext): Params => ({
  handle: 'jet-popup-frontend',
  name: 'jetPopupData',
  value: { version: '2.0.2', ajax_url: `${url.origin}/wp-admin/admin-ajax.php`, isElementor: 'true' },
});
