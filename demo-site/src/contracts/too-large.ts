import texts from '../../content/texts/forms.json' with { type: 'json' };
import { localeOf } from '../shop/locale.ts';
import { jsonAnswer } from './responses.ts';

/** The answer to a body that is not read to its end, in the shape the builder's forms read. */
export function tooLargeAnswer(request: Request): Response {
  const message = texts.tooLarge[localeOf(request)];
  if (new URL(request.url).pathname === '/wp-admin/admin-ajax.php')
    return jsonAnswer({ success: false, data: { message, errors: [], data: [] } }, 413);
  return new Response(message, { status: 413, headers: { 'content-type': 'text/plain; charset=UTF-8' } });
}
